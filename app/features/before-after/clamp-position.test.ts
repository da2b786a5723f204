import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPosition, labelsAt } from './clamp-position.ts';

describe('clampPosition', () => {
  it('never leaves the slider', () => {
    fc.assert(
      fc.property(fc.double(), (percent) => {
        const position = clampPosition(percent);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(100);
        expect(Number.isInteger(position)).toBe(true);
      }),
    );
  });
});

describe('labelsAt', () => {
  it.each([
    [0, false, true],
    [15, false, true],
    [16, true, true],
    [50, true, true],
    [84, true, true],
    [85, true, false],
    [100, true, false],
  ])('at %d%%: before %s, after %s', (percent, hasBefore, hasAfter) => {
    expect(labelsAt(percent)).toEqual({ hasBefore, hasAfter });
  });
});
