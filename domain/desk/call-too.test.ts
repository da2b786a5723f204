import { expect, it } from 'vitest';
import { isToBeCalledToo } from './call-too.ts';

const NOW = new Date('2026-12-01T14:00:00Z');
const NOTICE_HOURS = 24;
const TOMORROW_SOON = '2026-12-02T08:30:00-05:00';
const NEXT_WEEK = '2026-12-08T09:00:00-05:00';

it.each([
  ['is near, wherever it goes', TOMORROW_SOON, NEXT_WEEK, true],
  ['is far, wherever it goes', NEXT_WEEK, TOMORROW_SOON, false],
  ['was missed and goes far', '2026-11-30T09:00:00-05:00', NEXT_WEEK, false],
  ['was missed and goes near', '2026-11-30T09:00:00-05:00', TOMORROW_SOON, true],
  ['has begun without them and goes far', '2026-12-01T08:45:00-05:00', NEXT_WEEK, false],
])('calls too for a visit that %s: %s', (_, from, to, isToo) => {
  expect(isToBeCalledToo({ from, to }, NOTICE_HOURS, NOW)).toBe(isToo);
});
