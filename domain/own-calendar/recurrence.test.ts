import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { recurringDays } from './recurrence.ts';

const NEW_YORK = 'America/New_York';
const startAt = (day: string) => ({
  day: Temporal.PlainDate.from(day),
  clock: Temporal.PlainTime.from('10:00'),
  zone: NEW_YORK,
});
const daysOf = (rule: string, start: string, from = start, until = '2027-12-31') =>
  recurringDays(rule, startAt(start), {
    from: Temporal.PlainDate.from(from),
    until: Temporal.PlainDate.from(until),
  })?.map(String);

describe('an event recurs', () => {
  it.each([
    ['every day, three times', 'FREQ=DAILY;COUNT=3', '2027-03-13', ['03-13', '03-14', '03-15']],
    [
      'every other day until a day, that day included',
      'FREQ=DAILY;INTERVAL=2;UNTIL=20270318',
      '2027-03-14',
      ['03-14', '03-16', '03-18'],
    ],
    [
      'until a moment, at which it still begins',
      'FREQ=DAILY;UNTIL=20270315T140000Z',
      '2027-03-13',
      ['03-13', '03-14', '03-15'],
    ],
    [
      'until a second before it would begin',
      'FREQ=DAILY;UNTIL=20270315T135959Z',
      '2027-03-13',
      ['03-13', '03-14'],
    ],
    [
      'on weekdays, as a daily rule',
      'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=4',
      '2027-03-11',
      ['03-11', '03-12', '03-15', '03-16'],
    ],
    [
      'every week on its own weekday',
      'FREQ=WEEKLY;COUNT=3',
      '2027-03-10',
      ['03-10', '03-17', '03-24'],
    ],
    [
      'on two days of a week, beginning within it',
      'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4',
      '2027-03-10',
      ['03-10', '03-15', '03-17', '03-22'],
    ],
    [
      'every other week, whose weeks begin on Monday',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;COUNT=4;WKST=MO',
      '2027-03-09',
      ['03-09', '03-14', '03-23', '03-28'],
    ],
    [
      'every other week, whose weeks begin on Sunday',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;COUNT=4;WKST=SU',
      '2027-03-09',
      ['03-09', '03-21', '03-23', '04-04'],
    ],
    [
      'on the 31st of the months that have one',
      'FREQ=MONTHLY;COUNT=3',
      '2027-01-31',
      ['01-31', '03-31', '05-31'],
    ],
    [
      'on the last day of a month',
      'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3',
      '2027-01-31',
      ['01-31', '02-28', '03-31'],
    ],
    [
      'on the second Tuesday',
      'FREQ=MONTHLY;BYDAY=2TU;COUNT=3',
      '2027-03-09',
      ['03-09', '04-13', '05-11'],
    ],
    [
      'on the last Friday',
      'FREQ=MONTHLY;BYDAY=-1FR;COUNT=3',
      '2027-03-26',
      ['03-26', '04-30', '05-28'],
    ],
    [
      'on the second Tuesday, as Outlook writes it',
      'FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2;COUNT=2',
      '2027-03-09',
      ['03-09', '04-13'],
    ],
    [
      'on the last working day',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2',
      '2027-03-31',
      ['03-31', '04-30'],
    ],
    [
      'in two months of a year',
      'FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=10;COUNT=2',
      '2027-03-10',
      ['03-10', '09-10'],
    ],
    [
      'on the first Monday of September',
      'FREQ=YEARLY;BYMONTH=9;BYDAY=1MO',
      '2027-09-06',
      ['09-06'],
    ],
  ])('%s', (_, rule, start, expected) => {
    expect(daysOf(rule, start)).toEqual(expected.map((day) => `2027-${day}`));
  });

  it('on a leap day in leap years alone', () => {
    expect(daysOf('FREQ=YEARLY', '2024-02-29', '2024-02-29', '2033-01-01')).toEqual([
      '2024-02-29',
      '2028-02-29',
      '2032-02-29',
    ]);
  });

  it('a thousand times, and not once more', () => {
    const days = daysOf('FREQ=DAILY;COUNT=1000', '2024-01-01');
    expect([days?.length, days?.at(-1)]).toEqual([1_000, '2026-09-26']);
  });

  it('since thirty years, looked at from now', () => {
    const since = (rule: string) => daysOf(rule, '1997-03-10', '2027-03-08', '2027-03-12');
    expect(since('FREQ=DAILY')?.slice(-3)).toEqual(['2027-03-10', '2027-03-11', '2027-03-12']);
    expect(since('FREQ=WEEKLY')?.at(-1)).toBe('2027-03-08');
    expect(since('FREQ=MONTHLY')?.at(-1)).toBe('2027-03-10');
    expect(since('FREQ=YEARLY')?.at(-1)).toBe('2027-03-10');
  });
});

it.each([
  'FREQ=HOURLY',
  'FREQ=SECONDLY;COUNT=3',
  'COUNT=3',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=-1',
  'FREQ=DAILY;INTERVAL=.5',
  'FREQ=DAILY;COUNT=0',
  'FREQ=DAILY;COUNT=1001',
  'FREQ=DAILY;UNTIL=soon',
  'FREQ=DAILY;BYHOUR=9,10',
  'FREQ=WEEKLY;BYDAY=2MO',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=YEARLY;BYDAY=20MO',
  'FREQ=YEARLY;BYDAY=MO',
  'FREQ=YEARLY;BYMONTHDAY=15',
  'FREQ=MONTHLY;BYMONTHDAY=0',
  'FREQ=WEEKLY;WKST=XX',
])('a rule is not read that no program makes: %s', (rule) => {
  expect(daysOf(rule, '2027-03-10')).toBeUndefined();
});

it('a rule that never comes true is given up', () => {
  expect(daysOf('FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30', '2027-03-10')).toEqual(['2027-03-10']);
  expect(daysOf('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=2', '2027-03-10')).toEqual([
    '2027-03-10',
  ]);
});

it('what is far ahead is the same, whether it is counted from the start or looked for near the window', () => {
  const rules = [
    'FREQ=DAILY;INTERVAL=3',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH',
    'FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR',
    'FREQ=YEARLY;BYMONTH=3,11;BYDAY=2SU',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...rules), fc.integer({ min: 0, max: 3_000 }), (rule, days) => {
      const start = Temporal.PlainDate.from('2020-01-01').add({ days });
      const [from, until] = ['2027-03-01', '2027-12-31'];
      const near = daysOf(rule, String(start), from, until)?.filter((day) => day >= from);
      const whole = daysOf(`${rule};COUNT=1000`, String(start), String(start), until);
      expect(near?.filter((day) => day <= until)).toEqual(
        whole?.filter((day) => day >= from && day <= until),
      );
    }),
    { numRuns: 60 },
  );
});
