// What a move is: the one thing that the reference engine and the solver say to each other.

/** A place that cards move from or to; a number is a column, counted from 0 at the left. */
export type Pile = number | 'stock' | 'waste' | 'foundation';

/**
 * A move as plain data. Drawing is stock to waste (`count` cards, the last one ends on top), a redeal is
 * waste to stock (`count` is the size of the waste). Everything else moves `count` cards as one, more than
 * one only between columns. Which of a suit's foundations a card goes to follows from the heights.
 */
export interface Move {
  readonly from: Pile;
  readonly to: Pile;
  readonly count: number;
}
