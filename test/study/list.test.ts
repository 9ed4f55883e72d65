import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { listDeals } from '../../src/study/list.ts';
import { temporaryFolder } from '../cli/folder.ts';
import { writeStudyFile } from './files.ts';
import { exampleRow } from './rows.ts';

const folder = temporaryFolder();
const solvable = (deal: string, game = 'lucas') => exampleRow({ game, deal });
const unsolvable = (deal: string) => exampleRow({ game: 'lucas', deal, verdict: 'unsolvable', moves: null });

function files(): string[] {
  writeStudyFile(folder.at('a.csv'), solvable('native:10'), unsolvable('native:2'), solvable('native:9'));
  writeStudyFile(folder.at('b.csv'), solvable('native:9'), solvable('native:1', 'streets'));
  return [folder.at('a.csv'), folder.at('b.csv')];
}

describe('a list of deals', () => {
  test('has those of a verdict and a game, once, sorted by seed', () => {
    const paths = files();
    const list = (verdict: 'solvable' | 'unsolvable' | 'unknown', game?: string) =>
      listDeals(paths, { verdict, game });
    expect(list('solvable', 'lucas')).toEqual(['native:9', 'native:10']);
    expect(list('unsolvable', 'lucas')).toEqual(['native:2']);
    expect(list('unknown', 'lucas')).toEqual([]);
    expect(list('solvable', 'streets')).toEqual(['native:1']);
    expect(listDeals(paths.slice(0, 1), { verdict: 'solvable', game: undefined })).toHaveLength(2);
  });

  test('needs to know which game is meant', () => {
    const paths = files();
    const list = (game?: string) => () => listDeals(paths, { verdict: 'solvable', game });
    expect(list()).toThrow(InputError);
    expect(list()).toThrow(/a\.csv, .*b\.csv hold deals of lucas, streets: choose one with --game\./);
    expect(list('maria')).toThrow(/hold no deal of maria\./);
  });
});
