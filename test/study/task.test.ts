import { expect, test, vi } from 'vitest';
import { dealNative } from '../../src/deals/native.ts';
import { findGame } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { solve } from '../../src/solver/solve.ts';
import type { Outcome } from '../../src/solver/verdict.ts';
import { solveTask, type Task } from '../../src/study/task.ts';

vi.mock('../../src/solver/solve.ts');

const rules = findGame('streets') as Rules;
const task: Task = {
  rules,
  name: 'native:5',
  deal: dealNative(rules, '5'),
  settings: { budget: { nodes: 1000, memory: 64 }, strategy: 'beam', version: '1.2.3' },
};
const effort = { nodes: 77, method: 'beam 10', tableLoad: 0, deepestStage: 3 };
const solveAs = (outcome: Outcome) => {
  vi.mocked(solve).mockReturnValue(outcome);
  return solveTask(task, () => undefined);
};

test('turns an outcome into a row', () => {
  const { row, solution } = solveAs({ verdict: 'unknown', reason: 'memory', effort });
  expect(solution).toBeNull();
  expect(row).toEqual({
    game: 'streets',
    rules: expect.stringMatching(/^[0-9a-f]{8}$/),
    deal: 'native:5',
    verdict: 'unknown',
    reason: 'memory',
    moves: null,
    nodes: 77,
    strategy: 'beam 10',
    budget: '1000@64 beam',
    ms: expect.any(Number),
    version: '1.2.3',
    solution: null,
  });
  expect(solveAs({ verdict: 'unsolvable', effort }).row).toMatchObject({
    verdict: 'unsolvable',
    reason: null,
  });
});

test('hands budget, strategy and stop to the solver', () => {
  const stop = () => 'interrupted' as const;
  vi.mocked(solve).mockReturnValue({ verdict: 'unsolvable', effort });
  solveTask(task, stop);
  expect(solve).toHaveBeenLastCalledWith(rules, task.deal, { ...task.settings, version: undefined, stop });
});

test('is a fault where the line does not win', () => {
  const draw = { from: 'stock', to: 'waste', count: 1 } as const;
  expect(() => solveAs({ verdict: 'solvable', line: [draw], effort })).toThrow(
    /line for deal native:5 of Streets fails at move 1: the last move doesn't win/,
  );
  expect(() => solveAs({ verdict: 'solvable', line: [draw, { ...draw, count: 2 }], effort })).toThrow(
    /fails at move 2: /,
  );
});
