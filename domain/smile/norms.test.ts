import { describe, expect, it } from 'vitest';
import { LOWER_NORMS, NORMAL_BITE, normalSmile, UPPER_NORMS } from './norms.ts';
import { POSITIONS, readToothId, TOOTH_IDS } from './teeth.ts';

/** Nelson, Wheeler's Dental Anatomy, table 1-1: crown width, length and depth in millimeters, from the midline. */
const WHEELER_UPPER = [
  [8.5, 10.5, 7],
  [6.5, 9, 6],
  [7.5, 10, 8],
  [7, 8.5, 9],
  [7, 8.5, 9],
  [10, 7.5, 11],
  [9, 7, 11],
] as const;
const WHEELER_LOWER = [
  [5, 9, 6],
  [5.5, 9.5, 6.5],
  [7, 11, 7.5],
  [7, 8.5, 7.5],
  [7, 8, 8],
  [11, 7.5, 10.5],
  [10.5, 7, 10],
] as const;

describe('the norm', () => {
  it.each([
    ['upper', UPPER_NORMS, WHEELER_UPPER],
    ['lower', LOWER_NORMS, WHEELER_LOWER],
  ] as const)(
    'keeps %s crowns within a millimeter of the published averages',
    (_, norms, table) => {
      for (const position of POSITIONS) {
        const { widthMm, lengthMm, depthMm } = norms[position];
        const averages = table[position - 1] ?? [];
        for (const [index, value] of [widthMm, lengthMm, depthMm].entries()) {
          expect(Math.abs(value - (averages[index] ?? Number.NaN))).toBeLessThanOrEqual(1);
        }
      }
    },
  );

  it('has an overbite and overjet of 2 to 3 mm and no gap', () => {
    expect(NORMAL_BITE.overbiteMm).toBeGreaterThanOrEqual(2);
    expect(NORMAL_BITE.overbiteMm).toBeLessThanOrEqual(3);
    expect(NORMAL_BITE.overjetMm).toBeGreaterThanOrEqual(2);
    expect(NORMAL_BITE.overjetMm).toBeLessThanOrEqual(3);
    expect(NORMAL_BITE.openMm).toBe(0);
  });

  it('makes a smile of 28 different teeth', () => {
    expect(new Set(TOOTH_IDS).size).toBe(28);
    expect(Object.keys(normalSmile().teeth).toSorted()).toEqual(TOOTH_IDS.toSorted());
  });

  it('reads quadrant, position and jaw from a number', () => {
    expect(readToothId('11')).toEqual({ quadrant: 1, position: 1, isUpper: true });
    expect(readToothId('26')).toEqual({ quadrant: 2, position: 6, isUpper: true });
    expect(readToothId('37')).toEqual({ quadrant: 3, position: 7, isUpper: false });
    expect(readToothId('43')).toEqual({ quadrant: 4, position: 3, isUpper: false });
  });
});
