// What makes a game of the family. One record says everything that engine, solver and dealer need to know.

/** Which card may lie on which, one rank higher, in the tableau. */
export const BUILDS = ['same-suit', 'alternating-colour', 'other-suit', 'any-suit'] as const;
export type Build = (typeof BUILDS)[number];

/**
 * What may be put into an empty column: `any` card that may move, `none` at all, a `king` (or a run that a king
 * leads), or only the top card of the `waste`. Columns are never filled by themselves.
 */
export const EMPTY_COLUMN_RULES = ['any', 'none', 'king', 'waste'] as const;
export type EmptyColumnRule = (typeof EMPTY_COLUMN_RULES)[number];

export interface Rules {
  /** Identifier on the command line and in files: lower case, digits and dashes. */
  readonly name: string;
  /** Name for people. */
  readonly title: string;
  /** Copies of each card, 1 to 4; also the number of foundations of a suit. */
  readonly decks: number;
  /** Suits in play, 2 to 4, in the order of SUITS; 4 but for small test decks. */
  readonly suits: number;
  /** Ranks in play, 2 to 13, ace upwards; 13 but for small test decks. */
  readonly ranks: number;
  readonly columns: number;
  readonly cardsPerColumn: number;
  /** The deepest cards of each column that are dealt face down. */
  readonly faceDown: number;
  readonly build: Build;
  /** Whether a run, whole or any tail of it, moves as one. */
  readonly moveRuns: boolean;
  /** What holds a moving run together; equal to `build` in most games. */
  readonly runBuild: Build;
  /** Cards drawn from the stock at a time, 1 to 5. */
  readonly draw: number;
  /** How often the waste may be turned over. `null` is without limit. */
  readonly redeals: number | null;
  /** Whether the aces lie on the foundations when play begins. */
  readonly acesOut: boolean;
  readonly emptyColumn: EmptyColumnRule;
}

/** The number of cards in all, those on foundations included. */
export const cardCount = (rules: Rules): number => rules.decks * rules.suits * rules.ranks;

/** The number of cards in the stock when play begins. Negative if the rules want more cards than there are. */
export const stockSize = (rules: Rules): number =>
  cardCount(rules) - rules.columns * rules.cardsPerColumn - (rules.acesOut ? rules.decks * rules.suits : 0);
