import { describe, expect, it } from 'vitest';
import { tooltipDelay } from './tooltip-timing.ts';

describe('tooltipDelay', () => {
  it.each([
    ['none was open', 5_000, null, 700],
    ['one has just closed', 5_000, 5_000, 0],
    ['one closed 300 ms ago', 5_000, 4_700, 0],
    ['one closed 301 ms ago', 5_000, 4_699, 700],
  ])('when %s', (_, now, closedAt, delay) => {
    expect(tooltipDelay(now, closedAt)).toBe(delay);
  });
});
