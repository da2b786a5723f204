import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { evenWeek } from '../../tests/support/weeks.ts';
import { hoursOn } from '../practice/hours-on.ts';
import { wallClockAt } from '../practice/practice-clock.ts';
import { daysToReturn, timesToTry } from './times-to-try.ts';

const LATE_MONDAY = { opens: '10:00', closes: '18:00' };
const [, ...REST] = evenWeek();
const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: ['2027-07-05'],
};
const LATE = { ...RULES, week: [LATE_MONDAY, ...REST] };

const said = (times: readonly Date[]) =>
  times.map((at) => {
    const { date, time } = wallClockAt(at, 'America/New_York');
    return `${Number(date.slice(-2))} ${time}`;
  });

it.each([
  // Thursday, July 1, 2027.
  [
    'in an hour and in three, and the next morning',
    RULES,
    undefined,
    '2027-07-01T14:10:00Z',
    ['1 11:30', '1 13:30', '2 08:30'],
  ],
  [
    'when they asked for, today and on the next day',
    RULES,
    'afternoon',
    '2027-07-01T14:10:00Z',
    ['1 11:30', '1 14:00', '2 14:00'],
  ],
  [
    'no more today once nothing of it is left',
    RULES,
    undefined,
    '2027-07-01T21:40:00Z',
    ['2 08:30', '2 14:00'],
  ],
  [
    'past a weekend and a closed Monday',
    RULES,
    undefined,
    '2027-07-02T22:30:00Z',
    ['6 08:30', '6 14:00'],
  ],
  [
    'once we have opened, where the desk is there before',
    RULES,
    undefined,
    '2027-07-01T10:05:00Z',
    ['1 08:30', '1 10:30', '2 08:30'],
  ],
  // Monday, July 12.
  [
    'once we have opened on a day that begins late',
    LATE,
    undefined,
    '2027-07-12T12:10:00Z',
    ['12 10:30', '12 12:30', '13 08:30'],
  ],
  [
    'not at their hour before we open that day',
    LATE,
    'morning',
    '2027-07-12T11:10:00Z',
    ['12 10:30', '12 12:30', '13 08:30'],
  ],
] as const)('again %s', (_, rules, preferredTime, now, times) => {
  expect(said(timesToTry(rules, preferredTime, new Date(now)))).toEqual(times);
});

test('times to try lie within the hours of their day and ahead, whatever hours and moment', () => {
  const day = fc.option(
    fc.constantFrom({ opens: '07:30', closes: '12:00' }, LATE_MONDAY, {
      opens: '12:00',
      closes: '20:00',
    }),
  );
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 7, maxLength: 7 }),
      fc.constantFrom('any', 'morning', 'midday', 'afternoon'),
      fc.date({
        min: new Date('2027-01-01T00:00:00Z'),
        max: new Date('2028-01-01T00:00:00Z'),
        noInvalidDate: true,
      }),
      (week, preferredTime, now) => {
        const rules = { ...RULES, week };
        for (const at of timesToTry(rules, preferredTime, now)) {
          const { date, time } = wallClockAt(at, rules.timeZone);
          const hours = hoursOn(rules, date);
          expect(at.getTime()).toBeGreaterThan(now.getTime());
          expect(
            hours !== null && time > hours.opens && time < hours.closes,
            `${date} ${time}`,
          ).toBe(true);
        }
      },
    ),
  );
});

it('comes back on the next two days that we open, and in a week, when we open', () => {
  expect(said(daysToReturn(RULES, new Date('2027-07-01T14:10:00Z')))).toEqual([
    '2 08:00',
    '6 08:00',
    '8 08:00',
  ]);
});
