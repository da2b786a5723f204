import { VIEW_PLACES } from '../intake/photo-views.ts';

/** Where each place of the light table lies, by its number. */
export type PlaceGrid = readonly { readonly row: number; readonly column: number }[];

/** As orthodontists read them. */
export const CROSS: PlaceGrid = VIEW_PLACES;

/** By two on a phone: face and front, right and left, upper and lower. The patient's right is on the left there too. */
export const TWO_COLUMNS: PlaceGrid = [
  { row: 1, column: 1 },
  { row: 1, column: 2 },
  { row: 2, column: 2 },
  { row: 2, column: 1 },
  { row: 3, column: 1 },
  { row: 3, column: 2 },
];

/** One step by an arrow: to the right and downwards. */
export interface Step {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/**
 * The place that an arrow leads to: the nearest of those that lie that way, one in the same line before one beside it. The same where none lies there.
 *
 * @param step along one of both directions
 */
export function placeBeside(grid: PlaceGrid, from: number, { x, y }: Step): number {
  const here = grid[from];
  if (here === undefined) return from;
  const [nearest] = grid
    .map(({ row, column }, place) => {
      const [right, down] = [column - here.column, row - here.row];
      const along = right * x + down * y;
      const aside = Math.abs(right * y) + Math.abs(down * x);
      return { place, along, cost: along + 2 * aside };
    })
    .filter(({ along }) => along > 0)
    .toSorted((one, other) => one.cost - other.cost);
  return nearest?.place ?? from;
}

/** Places in the order in which they are read: line by line. */
export function readingOrder(grid: PlaceGrid): number[] {
  return [...grid.keys()].toSorted((a, b) => {
    const [one, other] = [grid[a], grid[b]];
    if (one === undefined || other === undefined) return 0;
    return one.row - other.row || one.column - other.column;
  });
}
