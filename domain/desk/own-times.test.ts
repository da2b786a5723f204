import { describe, expect, it } from 'vitest';
import { doOverlap, isUnreadForADay, ownStretches } from './own-times.ts';
import { evenWeek } from '../../tests/support/weeks.ts';

const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: [],
};
const at = (day: string, from: number, count: number) => ({ day, from, count });

describe('a time of our own calendar lies in the diary', () => {
  it.each([
    ['on half-hours', '2026-12-02T15:00:00Z', '2026-12-02T16:30:00Z', [at('2026-12-02', 4, 3)]],
    [
      'with what it touches',
      '2026-12-02T15:10:00Z',
      '2026-12-02T15:31:00Z',
      [at('2026-12-02', 4, 2)],
    ],
    ['within the hours', '2026-12-02T11:00:00Z', '2026-12-03T03:00:00Z', [at('2026-12-02', 0, 20)]],
    ['nowhere in the evening', '2026-12-02T23:00:00Z', '2026-12-03T05:00:00Z', []],
    [
      'on whole days, also the one of 23 hours',
      '2027-03-13T05:00:00Z',
      '2027-03-15T04:00:00Z',
      [at('2027-03-13', 0, 20), at('2027-03-14', 0, 20)],
    ],
    [
      'from an afternoon to a morning',
      '2026-12-02T21:00:00Z',
      '2026-12-03T14:00:00Z',
      [at('2026-12-02', 16, 4), at('2026-12-03', 0, 2)],
    ],
  ])('%s', (_, startsAt, endsAt, expected) => {
    expect(ownStretches(RULES, [{ startsAt, endsAt }])).toEqual(expected);
  });
});

it.each([
  [at('2026-12-02', 4, 3), true],
  [at('2026-12-02', 6, 1), true],
  [at('2026-12-02', 7, 1), false],
  [at('2026-12-02', 3, 1), false],
  [at('2026-12-03', 4, 3), false],
])('whether %o meets a visit from row 4 to 7', (other, expected) => {
  expect(doOverlap(at('2026-12-02', 4, 3), other)).toBe(expected);
  expect(doOverlap(other, at('2026-12-02', 4, 3))).toBe(expected);
});

it.each([
  [null, null, false],
  [null, 'HTTP 404', true],
  ['2026-12-01T12:00:00Z', 'HTTP 404', false],
  ['2026-11-30T11:59:00Z', 'HTTP 404', true],
  ['2026-11-30T11:59:00Z', null, false],
])('read last at %s, with %s: whether that is said', (readAt, fault, expected) => {
  expect(isUnreadForADay({ readAt, fault }, new Date('2026-12-01T12:00:00Z'))).toBe(expected);
});
