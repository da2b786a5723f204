import { describe, expect, it } from 'vitest';
import { hourSoFar } from './first-hour.ts';

const MINUTE_MS = 60_000;

describe('hourSoFar', () => {
  it.each([
    [-5 * MINUTE_MS, { stage: 'began', minutes: 0, left: 30 }],
    [0, { stage: 'began', minutes: 0, left: 30 }],
    [MINUTE_MS - 1, { stage: 'began', minutes: 0, left: 30 }],
    [MINUTE_MS, { stage: 'early', minutes: 1, left: 29 }],
    [20 * MINUTE_MS, { stage: 'early', minutes: 20, left: 10 }],
    [30 * MINUTE_MS - 1, { stage: 'early', minutes: 29, left: 1 }],
    [30 * MINUTE_MS, { stage: 'late', minutes: 30, left: 0 }],
    [60 * MINUTE_MS - 1, { stage: 'late', minutes: 59, left: 0 }],
    [60 * MINUTE_MS, { stage: 'over', minutes: 60, left: 0 }],
    [26 * 60 * MINUTE_MS, { stage: 'over', minutes: 60, left: 0 }],
  ])('after %i ms', (elapsedMs, expected) => {
    expect(hourSoFar(elapsedMs)).toEqual(expected);
  });
});
