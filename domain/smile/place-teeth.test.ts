import { describe, expect, it } from 'vitest';
import { changeSmile } from './change-smile.ts';
import { normalSmile } from './norms.ts';
import { placeTeeth, type PlacedTooth } from './place-teeth.ts';
import type { Point } from './point.ts';
import { SMILE_CASES } from './smile-cases.ts';
import type { Smile, ToothId } from './teeth.ts';

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function placed(smile: Smile, id: ToothId): PlacedTooth {
  const found = placeTeeth(smile).find((candidate) => candidate.id === id);
  if (!found) throw new Error(`${id} is not placed`);
  return found;
}

describe('placeTeeth', () => {
  it('places all 28 teeth, with axes at right angles, in every case', () => {
    for (const { before, after } of SMILE_CASES) {
      for (const smile of [before, after]) {
        const teeth = placeTeeth(smile);
        expect(teeth).toHaveLength(28);
        for (const { distal, lingual, apical } of teeth) {
          for (const axis of [distal, lingual, apical])
            expect(Math.hypot(...axis)).toBeCloseTo(1, 9);
          expect(dot(distal, lingual)).toBeCloseTo(0, 9);
          expect(dot(distal, apical)).toBeCloseTo(0, 9);
          expect(dot(lingual, apical)).toBeCloseTo(0, 9);
        }
      }
    }
  });

  it('mirrors a normal smile about the midline, the patient’s right on the viewer’s left', () => {
    for (const position of [1, 2, 3, 4, 5, 6, 7] as const) {
      const right = placed(normalSmile(), `1${position}`);
      const left = placed(normalSmile(), `2${position}`);
      expect(right.origin[0]).toBeLessThan(0);
      expect(right.origin[0]).toBeCloseTo(-left.origin[0], 9);
      expect(right.origin[1]).toBeCloseTo(left.origin[1], 9);
      expect(right.origin[2]).toBeCloseTo(left.origin[2], 9);
    }
  });

  it('overlaps the front teeth by the overbite, and leaves the gap of an open bite', () => {
    const overlapMm = (smile: Smile) =>
      placed(smile, '41').origin[2] - placed(smile, '11').origin[2];
    const normal = normalSmile();
    const cases = [
      [normal, normal.bite.overbiteMm],
      [changeSmile(normal, { bite: { overbiteMm: 6 } }), 6],
      [changeSmile(normal, { bite: { openMm: 3 } }), -3],
    ] as const;
    // The teeth's lean lifts or lowers the middle of an edge by a fifth of a millimeter.
    for (const [smile, mm] of cases) expect(Math.abs(overlapMm(smile) - mm)).toBeLessThan(0.3);
  });

  it('leaves the molars in contact whatever the front teeth do', () => {
    const normal = normalSmile();
    for (const bite of [{ overbiteMm: 7 }, { openMm: 4 }]) {
      const changed = changeSmile(normal, { bite });
      for (const id of ['16', '46', '27', '37'] as const)
        expect(placed(changed, id).origin[2]).toBe(placed(normal, id).origin[2]);
    }
  });

  it('moves a tooth toward the lip, along the arch and toward the other jaw by its own values', () => {
    const normal = normalSmile();
    const moved = (offset: object) =>
      placed(changeSmile(normal, { teeth: { '21': { offset } } }), '21');
    const start = placed(normal, '21').origin;
    expect(moved({ outMm: 1 }).origin[1]).toBeLessThan(start[1] - 0.9);
    expect(moved({ alongMm: 1 }).origin[0]).toBeGreaterThan(start[0] + 0.9);
    expect(moved({ verticalMm: 1 }).origin[2]).toBeCloseTo(start[2] - 1, 9);
  });

  it('keeps the room of a small or missing tooth', () => {
    const normal = normalSmile();
    const small = changeSmile(normal, { teeth: { '12': { size: { widthMm: 4.5 } } } });
    expect(placed(small, '13').origin).toEqual(placed(normal, '13').origin);
  });

  it('gives the gum’s margin its height', () => {
    const normal = normalSmile();
    const height = (gumMm: number) =>
      placed(changeSmile(normal, { teeth: { '13': { gumMm } } }), '13').gumHeightMm;
    expect(height(2)).toBeCloseTo(height(0) - 2, 9);
    expect(height(-2)).toBeCloseTo(height(0) + 2, 9);
  });
});
