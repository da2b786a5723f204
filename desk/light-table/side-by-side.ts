import { CROSS } from '../../domain/desk/place-grid.ts';
import type { PhotoPlaces } from '../../domain/desk/photo-places.ts';

/** Two photos as they lie on the cross, the left one first, so that the patient's right is on the left side by side too; one above the other, the upper first. */
export function asTheyLie(places: PhotoPlaces, one: number, other: number): number[] {
  const cellOf = (photo: number) => CROSS[places[photo - 1] ?? -1] ?? { row: 9, column: 9 };
  return [one, other].toSorted((a, b) => {
    const [left, right] = [cellOf(a), cellOf(b)];
    return left.column - right.column || left.row - right.row;
  });
}
