import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeTeeth } from '../smile/place-teeth.ts';
import { exampleSmile } from './example-smile.ts';
import { LAST_MONTH, TREATMENT_MONTHS } from './example-treatment.ts';
import { EXAMPLE_WAYS, WORN_NAMES, wornIn } from './example-ways.ts';

describe('what is on the example’s teeth', () => {
  it.each([
    [0, 'nothing', 'nothing'],
    [1, 'braces', 'braces'],
    [9, 'printed', 'printed'],
    [17, 'aligner', 'aligner'],
    [18, 'braces', 'nothing'],
    [19, 'braces', 'retainer'],
    [30, 'printed', 'retainer'],
  ] as const)('in month %i of %o is %o', (month, way, worn) => {
    // The second is the way; where nothing is worn any of them says the same.
    const ways = way === 'nothing' ? EXAMPLE_WAYS : [way];
    for (const one of ways) expect(wornIn(month, one)).toBe(worn);
  });

  it('is drawn as its name says', () => {
    const wornOf = (name: (typeof WORN_NAMES)[number]) => exampleSmile(0.5, name).worn;
    expect(wornOf('nothing')).toBeUndefined();
    expect(wornOf('aligner')).toEqual({ kind: 'aligner' });
    expect(wornOf('retainer')).toEqual({ kind: 'aligner' });
    expect(wornOf('braces')).toEqual({ kind: 'brackets', bracket: 'metal', onLower: true });
    expect(wornOf('printed')).toEqual({ kind: 'brackets', bracket: 'printed', onLower: false });
  });
});

describe('the example’s teeth between two months', () => {
  const anyMonth = fc.double({ min: 0, max: LAST_MONTH, noNaN: true });
  const placesIn = (month: number) =>
    placeTeeth(exampleSmile(month / TREATMENT_MONTHS, 'nothing')).map(({ origin }) => origin);

  it('move a little for a little time, and no more after treatment', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const [now, soon] = [placesIn(month), placesIn(month + 0.1)];
        const moves = now.map((origin, index) =>
          Math.hypot(...origin.map((value, axis) => value - (soon[index]?.[axis] ?? Number.NaN))),
        );
        // A tooth goes less than four millimeters in 18 months: in three days, far less than is seen as a jump.
        expect(Math.max(...moves)).toBeLessThan(month >= TREATMENT_MONTHS ? 1e-9 : 0.1);
      }),
      { numRuns: 300 },
    );
  });

  it('stay in order along each arch', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const teeth = placeTeeth(exampleSmile(month / TREATMENT_MONTHS, 'nothing'));
        for (const isUpper of [true, false]) {
          const arch = teeth
            .filter((placed) => placed.isUpper === isUpper)
            .toSorted((a, b) => a.position * a.side - b.position * b.side);
          const across = arch.map(({ origin }) => origin[0]);
          expect(across).toEqual(across.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 300 },
    );
  });
});
