import { describe, expect, it } from 'vitest';
import { scrollStateAt } from './scroll-state.ts';

describe('scrollStateAt', () => {
  it.each([
    [0, false, false, false],
    [10, false, false, false],
    [11, true, false, false],
    [720, true, false, false],
    [721, true, true, false],
    [800, true, true, false],
    [801, true, true, true],
  ])('%d px of 800', (px, isScrolled, isCallToActionDue, isHeroPassed) => {
    expect(scrollStateAt(px, 800)).toEqual({ isScrolled, isCallToActionDue, isHeroPassed });
  });
});
