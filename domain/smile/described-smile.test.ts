import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describedSmile } from './described-smile.ts';
import { DESCRIBED_CONCERNS } from './from-answers.ts';
import { placeTeeth } from './place-teeth.ts';

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
