import { expect, test } from 'vitest';
import { follow, type View } from '../../src/cli/viewer.ts';

const LAST = 25;
const at = (step: number): View => ({ step, playing: false });
const playing = (step: number): View => ({ step, playing: true });

test.each([
  ['forward', at(3), at(4)],
  ['forward', at(25), at(25)],
  ['back', at(3), at(2)],
  ['back', at(0), at(0)],
  ['far-forward', at(3), at(13)],
  ['far-forward', at(20), at(25)],
  ['far-back', at(13), at(3)],
  ['far-back', at(3), at(0)],
  ['first', at(13), at(0)],
  ['last', at(13), at(25)],
  ['play-or-pause', at(3), playing(3)],
  ['play-or-pause', playing(3), at(3)],
  ['play-or-pause', at(25), at(25)],
  ['tick', playing(3), playing(4)],
  ['tick', playing(24), at(25)],
  ['tick', at(3), at(3)],
  ['back', playing(3), at(2)],
  ['redraw', playing(3), playing(3)],
] as const)('%s at %j', (command, before, after) => {
  expect(follow(before, command, LAST)).toEqual(after);
});
