import { expect, test } from 'vitest';
import { dealByName, parseDealNames } from '../../../src/deals/name.ts';
import { packStart, unpackStart } from '../../../src/report/page/start.ts';
import { GAMES } from '../../../src/rules/games.ts';

test.each(GAMES)('a deal of $title reads back as it was', (rules) => {
  const deal = dealByName(rules, parseDealNames('pysolfc:17').at(0));
  expect(unpackStart(JSON.parse(JSON.stringify(packStart(deal))))).toEqual(deal);
});
