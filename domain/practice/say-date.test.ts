import { expect, it } from 'vitest';
import { sayDate } from './say-date.ts';

it('says the day that the calendar has, wherever the reader is', () => {
  const parts = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
  expect(sayDate('2028-02-29', parts)).toBe('Tuesday, February 29, 2028');
  expect(sayDate('2026-11-01', parts)).toBe('Sunday, November 1, 2026');
  expect(sayDate('2026-11-26')).toBe('November 26');
});
