import { expect, it } from 'vitest';
import { DESCRIBED_PLATES, PLATE_PX, PLATE_SHEET_PX, placeOnSheet } from './described-plates.ts';

it('gives every plate a place of its own, whole within the sheet', () => {
  const places = DESCRIBED_PLATES.map(placeOnSheet);
  expect(new Set(places.map(({ left, top }) => `${left} ${top}`)).size).toBe(places.length);
  for (const { left, top } of places) {
    expect(left + PLATE_PX.width).toBeLessThanOrEqual(PLATE_SHEET_PX.width);
    expect(top + PLATE_PX.height).toBeLessThanOrEqual(PLATE_SHEET_PX.height);
  }
});
