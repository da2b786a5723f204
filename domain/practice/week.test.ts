import { describe, expect, it } from 'vitest';
import { closuresOf, usualWeek, weekAt } from './week.ts';
import { evenWeek, UNEQUAL_WEEK } from '../../tests/support/weeks.ts';

const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: ['2026-11-26', '2026-12-25', '2027-01-01', '2027-07-03'],
};
const week = (now: string) => weekAt(RULES, new Date(now));
const signsOf = (days: ReturnType<typeof week>) =>
  days.map(({ state, isToday }) => state.charAt(0) + (isToday ? '!' : '')).join(' ');

describe('the week', () => {
  it('is open from Monday to Friday, by appointment on weekends, and claims no day when none is known', () => {
    expect(usualWeek(RULES).map(({ name }) => name.slice(0, 2))).toEqual([
      'Mo',
      'Tu',
      'We',
      'Th',
      'Fr',
      'Sa',
      'Su',
    ]);
    expect(usualWeek(RULES).map(({ date }) => date)).toEqual(Array.from({ length: 7 }, () => null));
    expect(signsOf(usualWeek(RULES))).toBe('o o o o o b b');
  });

  it.each([
    ['an ordinary Wednesday', '2026-11-18T15:00:00Z', 'o o o! o o b b'],
    ['Thanksgiving', '2026-11-26T15:00:00Z', 'o o o c! o b b'],
    ['the Monday before it', '2026-11-23T15:00:00Z', 'o! o o c o b b'],
    ['a Sunday evening in New York, Monday in UTC', '2026-11-23T04:30:00Z', 'o o o o o b b!'],
    ['a Monday just after midnight in New York', '2026-11-23T05:01:00Z', 'o! o o c o b b'],
    ['the last days of a year', '2026-12-31T15:00:00Z', 'o o o o! c b b'],
    ['the Sunday on which the clocks go forward', '2027-03-14T12:00:00Z', 'o o o o o b b!'],
    ['the Saturday after Thanksgiving', '2026-11-28T15:00:00Z', 'o o o o o b! b'],
    ['a Saturday that is closed', '2027-07-02T15:00:00Z', 'o o o o o! c b'],
  ])('%s', (_, now, signs) => {
    expect(signsOf(week(now))).toBe(signs);
  });
});

it('an unequal week has its closed weekday and its open Saturday', () => {
  expect(signsOf(usualWeek({ week: UNEQUAL_WEEK }))).toBe('o o c o o o b');
});

describe('the closures of a week', () => {
  const THANKSGIVING = '2026-11-26';
  it.each([
    ['before it', '2026-11-23T15:00:00Z', [THANKSGIVING]],
    ['on the day', '2026-11-26T15:00:00Z', [THANKSGIVING]],
    ['late that evening in New York', '2026-11-27T04:30:00Z', [THANKSGIVING]],
    ['after it', '2026-11-27T15:00:00Z', []],
    ['an ordinary week', '2026-11-18T15:00:00Z', []],
  ])('%s', (_, now, left) => {
    expect(closuresOf(week(now))).toEqual(left);
  });

  it('are none of the weekdays that are closed every week', () => {
    const unequal = { ...RULES, week: UNEQUAL_WEEK };
    expect(closuresOf(weekAt(unequal, new Date('2026-11-16T15:00:00Z')))).toEqual([]);
    expect(closuresOf(usualWeek(unequal))).toEqual([]);
  });
});
