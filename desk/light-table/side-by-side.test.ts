import { expect, it } from 'vitest';
import { asTheyLie } from './side-by-side.ts';

it.each([
  // From the left, from the right: the patient's right lies on the left.
  [[2, 3], 1, 2, [2, 1]],
  [[2, 3], 2, 1, [2, 1]],
  // Lower and upper teeth.
  [[5, 4], 1, 2, [2, 1]],
  // A photo that has no view lies last.
  [[7, 4], 1, 2, [2, 1]],
])('lays photos in %o, %d and %d, as they lie on the cross', (places, one, other, order) => {
  expect(asTheyLie(places, one, other)).toEqual(order);
});
