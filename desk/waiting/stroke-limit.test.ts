import { expect, it } from 'vitest';
import { sayBecomes, sayLimit } from './stroke-limit.ts';

const NOW = new Date('2026-12-01T13:47:00Z');
const SOON = new Date('2026-12-01T23:00:00Z');
const PAST = new Date('2026-12-01T13:00:00Z');

it.each([
  [{ is: 'promise', at: SOON }, 'the promise is kept', 'the promise still stands'],
  [{ is: 'promise', at: PAST }, 'answered, late', 'still unanswered'],
  [{ is: 'visit', at: PAST }, 'the call counts as made', 'the call is still owed'],
] as const)('says what becomes of what is due', (limit, left, none) => {
  expect(sayBecomes(limit, NOW)).toEqual({ left, none });
});

it('says nothing of what is not due', () => {
  expect(sayBecomes(null, NOW)).toBeNull();
});

it('names what is due, and until when', () => {
  const zone = 'America/New_York';
  expect(sayLimit({ is: 'promise', at: SOON }, zone)).toMatch(
    /^The promise .* Tuesday, December 1, 6:00.PM\.$/,
  );
  expect(sayLimit({ is: 'visit', at: SOON }, zone)).toMatch(/^What is owed for the visit is due/);
});
