import type { Row } from '../../src/study/row.ts';

/** A solvable row, but for what the test cares about. */
export const exampleRow = (changes: Partial<Row> = {}): Row => ({
  game: 'forty-thieves',
  rules: '12345678',
  deal: '17',
  verdict: 'solvable',
  reason: null,
  moves: 150,
  nodes: 4321,
  strategy: 'beam 1000',
  budget: '3000000@256',
  ms: 34,
  version: '0.1.0',
  solution: null,
  ...changes,
});
