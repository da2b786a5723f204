import type { Stretch } from '../../domain/desk/diary-days.ts';

/** What the clock beside the line of now takes of a day, in half-hours. */
const CLOCK_ROWS = 0.7;

/**
 * Where the clock stands beside the line of now: above it, as it is read, or below it; undefined where something lies on both.
 *
 * @param row of the line
 * @param before what hides what is behind it
 */
export function placeOfClock(
  row: number,
  before: readonly Pick<Stretch, 'from' | 'count'>[],
): 'above' | 'below' | undefined {
  const isClear = (start: number, end: number): boolean =>
    before.every(({ from, count }) => from + count <= start || end <= from);
  if (row >= CLOCK_ROWS && isClear(row - CLOCK_ROWS, row)) return 'above';
  return isClear(row, row + CLOCK_ROWS) ? 'below' : undefined;
}
