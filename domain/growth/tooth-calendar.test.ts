import { describe, expect, it } from 'vitest';
import { LAST_MONTH } from './ages.ts';
import { countTeeth, JAWS, PLACES_IN_HALF_JAW, toothAt } from './tooth-calendar.ts';

const EVERY_MONTH = Array.from({ length: LAST_MONTH + 1 }, (_, month) => month);

describe('countTeeth', () => {
  it.each([
    [0, 0, 0],
    [7, 0, 0],
    [8, 2, 0],
    [10, 4, 0],
    [12, 6, 0],
    [13, 8, 0],
    [16, 12, 0],
    [18, 12, 0],
    [20, 16, 0],
    [24, 16, 0],
    [27, 18, 0],
    [29, 20, 0],
    [36, 20, 0],
    [48, 20, 0],
    [60, 20, 0],
    [72, 20, 0],
    [78, 16, 6],
    [84, 16, 6],
    [90, 12, 10],
    [96, 12, 10],
    [108, 12, 12],
    [120, 6, 14],
    [132, 0, 20],
    [144, 0, 26],
    [150, 0, 28],
    [168, 0, 28],
    [180, 0, 28],
    [192, 0, 28],
  ])('at %i months: %i baby and %i permanent teeth', (ageMonths, baby, permanent) => {
    expect(countTeeth(ageMonths)).toEqual({ baby, permanent });
  });

  it('knows no age with more than 20 baby teeth, 28 permanent ones, or 28 in all', () => {
    for (const month of EVERY_MONTH) {
      const { baby, permanent } = countTeeth(month);
      expect(baby).toBeLessThanOrEqual(20);
      expect(baby + permanent).toBeLessThanOrEqual(28);
    }
  });
});

describe('toothAt', () => {
  it('goes through the life of a place in order, in each of them', () => {
    const order = [
      'baby hidden',
      'baby coming',
      'baby in',
      'permanent hidden',
      'permanent coming',
      'permanent in',
    ];
    for (const jaw of JAWS) {
      for (let place = 0; place < PLACES_IN_HALF_JAW; place += 1) {
        const life = EVERY_MONTH.map((month) => {
          const { set, stage } = toothAt(jaw, place, month);
          return order.indexOf(`${set} ${stage}`);
        });
        expect(life, `${jaw} ${place}`).toEqual(life.toSorted((one, other) => one - other));
        expect(life.at(-1)).toBe(order.length - 1);
      }
    }
  });

  it.each([
    ['lower', 0, 5, 'baby', 'hidden'],
    ['lower', 0, 6, 'baby', 'coming'],
    ['lower', 0, 8, 'baby', 'in'],
    ['lower', 0, 78, 'permanent', 'in'],
    ['upper', 0, 78, 'permanent', 'coming'],
    ['upper', 0, 90, 'permanent', 'in'],
    ['upper', 5, 71, 'permanent', 'hidden'],
    ['upper', 5, 72, 'permanent', 'coming'],
    ['upper', 5, 78, 'permanent', 'in'],
    ['lower', 2, 113, 'baby', 'in'],
    ['lower', 2, 114, 'permanent', 'in'],
  ] as const)(
    'in the %s jaw at place %i and %i months: %s, %s',
    (jaw, place, month, set, stage) => {
      expect(toothAt(jaw, place, month)).toEqual({ set, stage });
    },
  );

  it('refuses a place that a half jaw does not have', () => {
    expect(() => toothAt('upper', PLACES_IN_HALF_JAW, 100)).toThrow(RangeError);
  });
});
