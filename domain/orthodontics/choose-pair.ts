/** Two of three columns, by their places from 0; the first is always left of the second. */
export type Pair = readonly [first: number, second: number];

/**
 * The pair after one of its two columns has been chosen anew. Where the other is in the way, it gives way by one place.
 *
 * @param pair the two that are shown
 * @param side which of them has been chosen: 0 the first, 1 the second
 * @param column what was chosen: no first column can be the last, no second one the first
 */
export function choosePair(pair: Pair, side: 0 | 1, column: number): Pair {
  const [first, second] = pair;
  if (side === 0) return [column, Math.max(second, column + 1)];
  return [Math.min(first, column - 1), column];
}
