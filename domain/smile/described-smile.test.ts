import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describedSmile } from './described-smile.ts';
import { DESCRIBED_CONCERNS } from './described-concerns.ts';
import { placeTeeth } from './place-teeth.ts';
import type { ToothId } from './teeth.ts';

/** What wear takes off an edge: art/smiles/renderer/tooth-shape.c. */
const WEAR_THAT_SHORTENS = 0.6;
const MM_A_WEAR = 2.2;

it('without concerns it is in good order, and each changes it', () => {
  const inOrder = describedSmile([]);
  for (const concern of DESCRIBED_CONCERNS) {
    expect(describedSmile([concern]), concern).not.toEqual(inOrder);
  }
});

it('any of them together, in any order, stand in their places, and each can be taken away alone', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...DESCRIBED_CONCERNS], { minLength: 1 }), (concerns) => {
      const smile = describedSmile(concerns);
      expect(smile).toEqual(describedSmile(concerns.toReversed()));
      expect(describedSmile(concerns.slice(1))).not.toEqual(smile);
      for (const { origin, gumHeightMm } of placeTeeth(smile)) {
        expect(origin.every(Number.isFinite)).toBe(true);
        expect(gumHeightMm).toBeGreaterThan(0);
      }
    }),
  );
});

it('leaves no hole between the worn front teeth and the lower ones behind them', () => {
  const { teeth, bite } = describedSmile(['worn-edges']);
  const lostMm = (id: ToothId) =>
    Math.max(0, teeth[id].wear - WEAR_THAT_SHORTENS) * MM_A_WEAR + teeth[id].chipMm;
  const upper = Math.max(...(['11', '12', '21', '22'] as const).map(lostMm));
  const lower = Math.max(...(['31', '32', '41', '42'] as const).map(lostMm));
  expect(upper + lower).toBeLessThan(bite.overbiteMm);
});
