/** The columns of every study file. Apart from the reading of such files, so that scripts of a page can have them, too. */
export const COLUMNS = [
  'game',
  'rules',
  'deal',
  'verdict',
  'reason',
  'moves',
  'nodes',
  'strategy',
  'budget',
  'ms',
  'version',
] as const;
