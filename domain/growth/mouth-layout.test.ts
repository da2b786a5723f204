import { describe, expect, it } from 'vitest';
import { LAST_MONTH } from './ages.ts';
import { layOutMouth } from './mouth-layout.ts';
import { countTeeth } from './tooth-calendar.ts';

const EVERY_MONTH = Array.from({ length: LAST_MONTH + 1 }, (_, month) => month);

/** Half the ground on which the page draws every mouth, in mm (app/features/airway-families/mouth.tsx). */
const GROUND_MM = { x: 34, y: 52.5 };

describe('layOutMouth', () => {
  it('draws as many teeth of either kind as are counted, at every month', () => {
    for (const month of EVERY_MONTH) {
      const looks = layOutMouth(month).flatMap(({ teeth }) => teeth.map(({ look }) => look));
      const count = (wanted: string) => 2 * looks.filter((look) => look === wanted).length;
      expect({ baby: count('baby'), permanent: count('permanent') }).toEqual(countTeeth(month));
    }
  });

  it('lets no tooth stand in the next one', () => {
    for (const month of EVERY_MONTH) {
      for (const { teeth } of layOutMouth(month)) {
        for (const [index, tooth] of teeth.entries()) {
          const next = teeth[index + 1];
          if (!next) continue;
          const apart = Math.hypot(next.x - tooth.x, next.y - tooth.y);
          expect(apart, `${month} months`).toBeGreaterThan((tooth.width + next.width) * 0.46);
        }
      }
    }
  });

  it('keeps every mouth on the ground that all are drawn on', () => {
    for (const month of EVERY_MONTH) {
      for (const { teeth, height } of layOutMouth(month)) {
        expect(height + (teeth[0]?.depth ?? 0) / 2).toBeLessThan(GROUND_MM.y);
        for (const { x, depth } of teeth) expect(x + depth / 2).toBeLessThan(GROUND_MM.x);
      }
    }
  });

  it('draws the upper jaw wider than the lower one', () => {
    for (const month of EVERY_MONTH) {
      const [upper = 0, lower = 0] = layOutMouth(month).map(({ gum }) => gum.at(-1)?.x);
      expect(upper, `${month} months`).toBeGreaterThan(lower);
    }
  });
});
