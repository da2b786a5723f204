import { expect, it } from 'vitest';
import { sayDate, sayDay, sayMoment, sayStamp } from './time-words.ts';

const ZONE = 'America/New_York';
/** A Tuesday. */
const NOW = new Date('2026-12-01T08:47:00-05:00');
const NEW_YEAR = new Date('2027-01-04T08:00:00-05:00');

it.each([
  ['2026-12-01T18:00:00-05:00', NOW, 'today'],
  ['2026-12-02T08:00:00-05:00', NOW, 'tomorrow'],
  ['2026-11-30T08:00:00-05:00', NOW, 'yesterday'],
  ['2026-12-07T08:00:00-05:00', NOW, 'Monday'],
  ['2026-12-08T08:00:00-05:00', NOW, 'December 8'],
  ['2026-11-29T08:00:00-05:00', NOW, 'November 29'],
  ['2027-01-04T08:00:00-05:00', NOW, 'January 4, 2027'],
  ['2025-11-29T08:00:00-05:00', NOW, 'November 29, 2025'],
  // The year begins by the practice's clock.
  ['2027-01-01T03:00:00Z', NOW, 'December 31'],
  ['2026-12-31T12:00:00-05:00', NEW_YEAR, 'December 31, 2026'],
  ['2027-01-03T12:00:00-05:00', NEW_YEAR, 'yesterday'],
])('says the day of %s', (moment, now, said) => {
  expect(sayDay(new Date(moment), now, ZONE)).toBe(said);
});

it.each([
  ['2026-12-01T18:00:00-05:00', 'today'],
  ['2026-12-02T08:00:00-05:00', 'tomorrow'],
  ['2026-12-05T08:00:00-05:00', 'December 5'],
  ['2026-12-12T08:00:00-05:00', 'December 12'],
  ['2027-01-04T08:00:00-05:00', 'January 4, 2027'],
])('says the day of %s by its date, beside others', (moment, said) => {
  expect(sayDate(new Date(moment), NOW, ZONE)).toBe(said);
});

it.each([
  ['2026-12-01T08:02:00-05:00', NOW, '8:02\u00a0AM'],
  ['2026-11-30T09:31:00-05:00', NOW, 'Mon 9:31\u00a0AM'],
  ['2026-12-07T09:31:00-05:00', NOW, 'Mon 9:31\u00a0AM'],
  ['2026-11-19T09:31:00-05:00', NOW, 'Nov 19'],
  ['2025-11-19T09:31:00-05:00', NOW, 'Nov 19, 2025'],
  ['2027-02-09T09:31:00-05:00', NOW, 'Feb 9, 2027'],
  ['2026-12-31T09:31:00-05:00', NEW_YEAR, 'Thu 9:31\u00a0AM'],
  ['2026-12-20T09:31:00-05:00', NEW_YEAR, 'Dec 20, 2026'],
])('stamps %s', (moment, now, said) => {
  expect(sayStamp(new Date(moment), now, ZONE)).toBe(said);
});

it.each([
  ['2026-12-10T10:00:00-05:00', undefined, 'Thursday, December 10, 10:00\u00a0AM'],
  ['2026-12-10T10:00:00-05:00', NOW, 'Thursday, December 10, 10:00\u00a0AM'],
  ['2025-12-10T10:00:00-05:00', NOW, 'Wednesday, December 10, 2025, 10:00\u00a0AM'],
  // As letters say it: what they name is near.
  ['2025-12-10T10:00:00-05:00', undefined, 'Wednesday, December 10, 10:00\u00a0AM'],
])('says the moment of %s, seen at %s', (moment, now, said) => {
  expect(sayMoment(new Date(moment), ZONE, now)).toBe(said);
});
