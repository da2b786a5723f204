import { describe, expect, it } from 'vitest';
import { hoursOn } from '../practice/hours-on.ts';
import { wallClockAt } from '../practice/practice-clock.ts';
import type { Slot } from '../scheduling/slot.ts';
import {
  afterHold,
  choicesFor,
  heldUntil,
  longestHold,
  oneMoreTime,
  replaceTaken,
  timesToOffer,
  weekendSlots,
} from './times-to-offer.ts';
import { evenWeek } from '../../tests/support/weeks.ts';

const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: ['2027-07-05'],
};

/** Half-hours on some days, as `2 10:00` of July 2027. */
function at(...times: string[]): Slot[] {
  return times.map((time) => {
    const [day = '', clock = ''] = time.split(' ');
    const date = `2027-07-${day.padStart(2, '0')}`;
    return { startsAt: `${date}T${clock}:00-04:00`, endsAt: `${date}T${clock}:01-04:00` };
  });
}
const said = (slots: readonly Slot[]) =>
  slots.map(({ startsAt }) => `${Number(startsAt.slice(8, 10))} ${startsAt.slice(11, 16)}`);

const DAYS = at(
  '1 08:00',
  '1 11:00',
  '1 14:00',
  '2 08:30',
  '2 15:00',
  '6 09:00',
  '6 17:30',
  '7 08:00',
);

describe('times to offer', () => {
  it.each<[string, string | undefined, string[], string[]]>([
    ['any time: by turns, a day each', 'any', ['1 08:00', '2 15:00', '6 09:00'], said(DAYS)],
    ['nothing chosen: the same', undefined, ['1 08:00', '2 15:00', '6 09:00'], said(DAYS)],
    ['the morning, to eleven', 'morning', ['1 08:00', '2 08:30', '6 09:00'], said(DAYS)],
    ['midday, from eleven', 'midday', ['1 11:00'], said(DAYS)],
    ['the afternoon, from two', 'afternoon', ['1 14:00', '2 15:00', '6 17:30'], said(DAYS)],
    ['one day alone', 'any', ['1 08:00'], ['1 08:00', '1 11:00']],
    ['no day of the other half', 'any', ['1 08:00', '2 08:30'], ['1 08:00', '2 08:30']],
    ['nothing free', 'any', [], []],
    ['nothing free in their hours', 'midday', [], ['1 08:00', '2 15:00']],
  ])('%s', (_, preferredTime, offered, free) => {
    expect(said(timesToOffer(at(...free), preferredTime))).toEqual(offered);
  });

  it('are as many as are wanted', () => {
    expect(timesToOffer(DAYS, 'any', 1)).toHaveLength(1);
  });
});

describe('one more time', () => {
  it.each<[string, string[], string | undefined, string | undefined]>([
    ['is on a day that is not named', ['1 08:00'], 'any', '2 08:30'],
    ['is in their hours', ['1 08:00'], 'afternoon', '2 15:00'],
    ['is on no day before the last that is named', ['6 09:00'], 'any', '7 08:00'],
    ['nor there for their hours', ['1 08:00', '6 09:00'], 'midday', '7 08:00'],
    ['is before it where nothing is free after', ['7 08:00'], 'afternoon', '1 14:00'],
    ['is outside them where nothing else is free', ['1 08:00', '2 08:30'], 'midday', '6 09:00'],
    [
      'is none where every day is named',
      ['1 08:00', '2 08:30', '6 09:00', '7 08:00'],
      'any',
      undefined,
    ],
  ])('%s', (_, named, preferredTime, more) => {
    const found = oneMoreTime(at(...named), DAYS, preferredTime);
    expect(found && said([found])[0]).toBe(more);
  });
});

it('what can be chosen in the place of a time is it itself, and what is free apart from the others', () => {
  const long = (day: string, from: string, until: string): Slot => ({
    startsAt: `2027-07-${day}T${from}:00-04:00`,
    endsAt: `2027-07-${day}T${until}:00-04:00`,
  });
  const first = long('01', '08:00', '09:30');
  const other = long('02', '08:00', '09:30');
  const free = [
    long('01', '09:30', '11:00'),
    long('02', '09:00', '10:30'),
    long('02', '09:30', '11:00'),
  ];
  expect(said(choicesFor(first, [first, other], free))).toEqual(['1 08:00', '1 09:30', '2 09:30']);
});

describe('times that were taken meanwhile', () => {
  it.each<[string, string[], string[], string | undefined, [string, string | null][]]>([
    ['none', ['1 08:00'], ['1 08:00', '2 08:30'], 'any', []],
    [
      'one: the first on a day that is not named',
      ['1 08:00', '2 15:00'],
      said(DAYS).slice(1),
      'any',
      [['1 08:00', '1 11:00']],
    ],
    [
      'one, and no other day: the same day’s',
      ['1 08:00', '2 15:00'],
      ['1 11:00', '2 08:30', '2 15:00'],
      'morning',
      [['1 08:00', '2 08:30']],
    ],
    [
      'both: two others',
      ['1 08:00', '2 15:00'],
      ['6 09:00', '7 08:00'],
      'any',
      [
        ['1 08:00', '6 09:00'],
        ['2 15:00', '7 08:00'],
      ],
    ],
    [
      'all, and nothing left in their hours',
      ['1 14:00'],
      ['2 08:30'],
      'afternoon',
      [['1 14:00', null]],
    ],
  ])('%s', (_, times, free, preferredTime, replaced) => {
    const all = replaceTaken(at(...times), at(...free), preferredTime);
    expect(
      all.map(({ from, to }) => [said([from])[0], to === null ? null : said([to])[0]]),
    ).toEqual(replaced);
  });
});

describe('times of a weekend', () => {
  const FRIDAY = new Date('2027-07-02T14:00:00Z');

  it('lie on the next Saturdays and Sundays, within the hours', () => {
    const slots = weekendSlots(RULES, 'smile-blueprint', FRIDAY, 9);
    const days = [...new Set(slots.map(({ startsAt }) => startsAt.slice(0, 10)))];
    expect(days).toEqual(['2027-07-03', '2027-07-04', '2027-07-10', '2027-07-11']);
    expect(slots[0]?.startsAt).toBe('2027-07-03T08:00:00-04:00');
    expect(slots.findLast(({ startsAt }) => startsAt.startsWith('2027-07-03'))?.endsAt).toBe(
      '2027-07-03T18:00:00-04:00',
    );
  });

  it('lie within the hours of a Saturday that has its own', () => {
    const [monday, ...others] = RULES.week;
    const week = [monday ?? null, ...others.slice(0, 4), { opens: '09:00', closes: '13:00' }, null];
    const slots = weekendSlots({ ...RULES, week }, 'smile-blueprint', FRIDAY, 2);
    const ofSaturday = slots.filter(({ startsAt }) => startsAt.startsWith('2027-07-03'));
    expect(ofSaturday[0]?.startsAt).toBe('2027-07-03T09:00:00-04:00');
    expect(ofSaturday.at(-1)?.endsAt).toBe('2027-07-03T13:00:00-04:00');
    expect(slots.find(({ startsAt }) => startsAt.startsWith('2027-07-04'))?.startsAt).toBe(
      '2027-07-04T08:00:00-04:00',
    );
  });

  it('leave out a day on which we are closed, and today', () => {
    const closed = { ...RULES, closures: ['2027-07-04'] };
    const days = weekendSlots(closed, 'virtual-consult', new Date('2027-07-03T14:00:00Z'), 3);
    expect(days).toEqual([]);
  });
});

/** Closed on Monday, July 5; clocks are set ahead on March 14, 2027, and back on November 7, both Sundays. */
describe('times are held for 24 hours, and where these end while we are closed until we close on the next open day', () => {
  it.each([
    ['on the half-hour: the same', '2027-07-01T14:00:00Z', '2027-07-02T14:00:00.000Z'],
    ['between: the next half-hour', '2027-07-01T14:01:00Z', '2027-07-02T14:30:00.000Z'],
    ['when we close: that very hour', '2027-07-01T21:31:00Z', '2027-07-02T22:00:00.000Z'],
    [
      'the evening: not the day after, but when that closes',
      '2027-06-30T23:00:00Z',
      '2027-07-02T22:00:00.000Z',
    ],
    ['before we open: that day, when we close', '2027-06-30T10:00:00Z', '2027-07-01T22:00:00.000Z'],
    [
      'just as we open: that day, when we close',
      '2027-06-30T12:00:00Z',
      '2027-07-01T22:00:00.000Z',
    ],
    [
      'Friday, before a holiday on Monday: Tuesday',
      '2027-07-02T19:00:00Z',
      '2027-07-06T22:00:00.000Z',
    ],
    [
      'Saturday at half past noon: Monday, not Sunday',
      '2027-06-26T16:30:00Z',
      '2027-06-28T22:00:00.000Z',
    ],
    ['Sunday at noon: Monday at noon', '2027-06-27T16:00:00Z', '2027-06-28T16:00:00.000Z'],
    [
      'Friday before clocks are set ahead: Monday',
      '2027-03-12T20:00:00Z',
      '2027-03-15T22:00:00.000Z',
    ],
    [
      'Sunday after clocks were set ahead: 24 hours',
      '2027-03-14T16:00:00Z',
      '2027-03-15T16:00:00.000Z',
    ],
    [
      'Saturday before clocks are set back: Monday',
      '2027-11-06T14:00:00Z',
      '2027-11-08T23:00:00.000Z',
    ],
  ])('%s', (_, now, until) => {
    expect(heldUntil(new Date(now), RULES).toISOString()).toBe(until);
  });

  it('on a day that is set ahead, in a practice that opens on Sundays: 24 hours that pass, not those on the wall', () => {
    const everyDay = {
      ...RULES,
      week: RULES.week.map(() => ({ opens: '08:00', closes: '18:00' })),
    };
    const until = heldUntil(new Date('2027-03-13T15:00:00Z'), everyDay);
    expect(until.toISOString()).toBe('2027-03-14T15:00:00.000Z');
    const untilBack = heldUntil(new Date('2027-11-06T15:00:00Z'), everyDay);
    expect(untilBack.toISOString()).toBe('2027-11-07T15:00:00.000Z');
  });

  it('where we do not open for a month: 24 hours', () => {
    const closed = { ...RULES, week: RULES.week.map(() => null) };
    const until = heldUntil(new Date('2027-07-01T14:00:00Z'), closed);
    expect(until.toISOString()).toBe('2027-07-02T14:00:00.000Z');
  });

  it('at every quarter of an hour of a year: never shorter, on the half-hour, while we are open, and allowed to a letter that is sent again later', () => {
    const { timeZone } = RULES;
    const quarter = 15 * 60_000;
    let longest = 0;
    for (
      let now = Date.parse('2027-01-01T00:00:00Z');
      now < Date.parse('2028-01-01T00:00:00Z');
      now += quarter
    ) {
      const until = heldUntil(new Date(now), RULES);
      const { date, time } = wallClockAt(until, timeZone);
      const hours = hoursOn(RULES, date);
      const isOpen = hours !== null && time > hours.opens && time <= hours.closes;
      const isLong = until.getTime() - now >= 24 * 3_600_000;
      const isHalfHour = until.getTime() % (2 * quarter) === 0;
      const allowed = longestHold(new Date(now), RULES).getTime();
      longest = Math.max(longest, until.getTime());
      if (!isOpen || !isLong || !isHalfHour || allowed < longest) {
        expect.fail(`${new Date(now).toISOString()}: ${until.toISOString()}`);
      }
    }
  });
});

it('a free time at which the hold ends is not to be offered: a letter that says until when would name it', () => {
  const until = new Date('2027-07-02T14:30:00Z');
  expect(afterHold(at('1 16:00', '2 10:00', '2 10:30', '2 11:00', '3 10:30'), until)).toEqual(
    at('2 11:00', '3 10:30'),
  );
});
