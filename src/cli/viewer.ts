// Stepping through a solution with keys.
import { EventEmitter, on } from 'node:events';
import { emitKeypressEvents, type Key } from 'node:readline';
import { lastStep, renderStep, type Walkthrough } from '../report/walkthrough.ts';
import { drawScreen, withScreen } from './screen.ts';
import type { Session } from './session.ts';

export interface View {
  readonly step: number;
  /** Whether steps follow each other by themselves. */
  readonly playing: boolean;
}

type Command =
  | 'forward'
  | 'back'
  | 'far-forward'
  | 'far-back'
  | 'first'
  | 'last'
  | 'play-or-pause'
  | 'tick'
  | 'redraw'
  | 'quit'
  | 'interrupt';

const FAR = 10;

/** What a command makes of a view, where the last step is `last`. Whoever takes a step by hand stops the playing. */
export function follow(view: View, command: Command, last: number): View {
  const go = (step: number, playing = false): View => {
    const there = Math.min(Math.max(step, 0), last);
    return { step: there, playing: playing && there < last };
  };
  switch (command) {
    case 'forward':
      return go(view.step + 1);
    case 'back':
      return go(view.step - 1);
    case 'far-forward':
      return go(view.step + FAR);
    case 'far-back':
      return go(view.step - FAR);
    case 'first':
      return go(0);
    case 'last':
      return go(last);
    case 'play-or-pause':
      return go(view.step, !view.playing);
    case 'tick':
      return view.playing ? go(view.step + 1, true) : view;
    case 'redraw':
    case 'quit':
    case 'interrupt':
      return view;
  }
}

const KEYS: Readonly<Record<string, Command>> = {
  right: 'forward',
  return: 'forward',
  enter: 'forward',
  left: 'back',
  backspace: 'back',
  pagedown: 'far-forward',
  pageup: 'far-back',
  home: 'first',
  end: 'last',
  space: 'play-or-pause',
  q: 'quit',
  escape: 'quit',
};

const commandOf = ({ name = '', ctrl = false }: Key): Command | undefined =>
  ctrl ? (name === 'c' ? 'interrupt' : undefined) : KEYS[name];

const HELP = '→ Enter forward   ← back   PgUp PgDn ten moves   Home End   Space plays   q quits';

/** Milliseconds between steps that follow each other by themselves. */
const DEFAULT_PAUSE = 700;

/**
 * Shows a solution on the terminal until the user quits; plays it from the start if `pause`, in milliseconds, is given.
 * Rejects with an AbortError when a signal, or Ctrl-C, wants the program to stop.
 */
export function viewWalkthrough(session: Session, walk: Walkthrough, pause?: number): Promise<void> {
  const { stdin, stdout, stop } = session;
  const input = new EventEmitter();
  const send = (command: Command | undefined) => {
    if (command !== undefined) input.emit('command', command);
  };
  const onKey = (_text: string | undefined, key: Key) => send(commandOf(key));
  const onResize = () => send('redraw');
  const onEnd = () => send('quit');
  return withScreen(session, async () => {
    let view: View = { step: 0, playing: pause !== undefined };
    let timer: NodeJS.Timeout | undefined;
    const show = () => {
      drawScreen(session, renderStep(walk, view.step, { unicode: true, colour: session.colour }), HELP);
      clearTimeout(timer);
      if (view.playing) timer = setTimeout(send, pause ?? DEFAULT_PAUSE, 'tick');
    };
    emitKeypressEvents(stdin);
    stdin.on('keypress', onKey).on('end', onEnd).resume();
    stdout.on('resize', onResize);
    try {
      const commands = on(input, 'command', { signal: stop }) as AsyncIterable<[Command]>;
      show();
      for await (const [command] of commands) {
        if (command === 'quit') return;
        if (command === 'interrupt') session.interrupt();
        view = follow(view, command, lastStep(walk));
        show();
      }
    } finally {
      clearTimeout(timer);
      stdin.off('keypress', onKey).off('end', onEnd);
      stdout.off('resize', onResize);
    }
  });
}
