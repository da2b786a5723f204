import { describe, expect, it } from 'vitest';
import { evenWeek } from '../../tests/support/weeks.ts';
import type { OpeningRules } from '../scheduling/slot.ts';
import {
  comesTheirTime,
  isInTheirHours,
  isOffered,
  isTheirClock,
  windowOf,
} from './their-hours.ts';
import { TIME_WORDS } from './value-words.ts';

const rulesOf = (opens: string, closes: string): OpeningRules => ({
  timeZone: 'America/New_York',
  week: evenWeek(opens, closes),
  closures: [],
});
const EIGHT_TO_SIX = rulesOf('08:00', '18:00');
const TEN_TO_SEVEN = rulesOf('10:00', '19:00');
const FROM_NOON = rulesOf('12:00', '13:30');

describe('the time of day that somebody asked for', () => {
  it.each([
    ['morning', EIGHT_TO_SIX, '08:00', '11:00'],
    ['midday', EIGHT_TO_SIX, '11:00', '14:00'],
    ['afternoon', EIGHT_TO_SIX, '14:00', '18:00'],
    ['morning', TEN_TO_SEVEN, '10:00', '11:00'],
    ['afternoon', TEN_TO_SEVEN, '14:00', '19:00'],
    ['midday', FROM_NOON, '12:00', '13:30'],
  ])('%s: none begins before we open, or outlasts our closing', (asked, rules, from, to) => {
    expect(windowOf(asked, rules)).toEqual({ from, to });
  });

  it.each([
    ['any', EIGHT_TO_SIX],
    [undefined, EIGHT_TO_SIX],
    ['morning', FROM_NOON],
    ['afternoon', FROM_NOON],
  ])('%s: none where nothing was asked for, or we are never open then', (asked, rules) => {
    expect(windowOf(asked, rules)).toBeUndefined();
  });

  it.each([
    ['afternoon', TEN_TO_SEVEN, '2026-11-24T18:30:00-05:00', true],
    ['afternoon', EIGHT_TO_SIX, '2026-11-24T18:30:00-05:00', false],
    ['morning', TEN_TO_SEVEN, '2026-11-24T08:30:00-05:00', false],
    ['morning', EIGHT_TO_SIX, '2026-11-24T08:30:00-05:00', true],
    ['morning', EIGHT_TO_SIX, '2026-11-24T11:00:00-05:00', false],
    ['any', EIGHT_TO_SIX, '2026-11-24T20:00:00-05:00', true],
  ])('%s: only within our hours', (asked, rules, moment, isIn) => {
    expect(isInTheirHours(asked, new Date(moment), rules)).toBe(isIn);
  });

  it.each([
    [EIGHT_TO_SIX, ['any', 'morning', 'midday', 'afternoon']],
    [FROM_NOON, ['any', 'midday']],
    [rulesOf('14:00', '20:00'), ['any', 'afternoon']],
  ])('is offered only where we are open then', (rules, offered) => {
    expect(Object.keys(TIME_WORDS).filter((time) => isOffered(time, rules))).toEqual(offered);
  });

  it.each([
    ['morning', '10:30', true],
    ['midday', '11:00', true],
    ['afternoon', '13:30', false],
    ['afternoon', '18:30', true],
    [undefined, '18:30', true],
  ])('%s at %s, of times that are free', (asked, clock, isTheirs) => {
    expect(isTheirClock(asked, clock)).toBe(isTheirs);
  });
});

describe('before a promise ends', () => {
  it.each([
    ['afternoon', '11-30T09:31', '12-01T08:05', true],
    ['afternoon', '11-30T18:00', '12-01T08:05', false],
    ['afternoon', '11-30T17:59', '12-01T08:05', true],
    ['morning', '11-30T11:00', '12-01T08:00', false],
    ['morning', '11-30T11:00', '12-01T08:01', true],
    // From Friday evening until Monday morning: no afternoon of ours.
    ['afternoon', '11-27T18:00', '11-30T09:00', false],
    ['morning', '11-27T18:00', '11-30T09:00', true],
    ['any', '11-27T18:00', '11-30T08:00', false],
    [undefined, '11-27T17:00', '11-30T08:00', true],
  ])('%s comes once more or not, %s to %s', (asked, from, until, expected) => {
    const at = (moment: string) => new Date(`2026-${moment}:00-05:00`);
    const span = { from: at(from), until: at(until) };
    expect(comesTheirTime(asked, span, EIGHT_TO_SIX)).toBe(expected);
  });
});
