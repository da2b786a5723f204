import { expect, it } from 'vitest';
import { evenWeek } from '../../tests/support/weeks.ts';
import type { EventType } from '../scheduling/event-types.ts';
import { clocksOf, type Stretch } from './diary-days.ts';
import { timesToPropose } from './times-to-propose.ts';

const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: ['2027-07-05'],
};
/** Thursday, July 1, 2027, ten in New York. */
const NOW = new Date('2027-07-01T14:00:00Z');

const said = (times: readonly Stretch[]) =>
  times.map((time) => `${Number(time.day.slice(-2))} ${clocksOf(RULES, time).from}`);
/** A whole day of twenty half-hours. */
const whole = (day: string): Stretch => ({ day, from: 0, count: 20 });

it.each<[string, EventType, string | undefined, Stretch[], string[], boolean]>([
  // Half a working day: four open hours after ten; and a day each, by turns.
  ['a consult', 'virtual-consult', 'any', [], ['1 14:00', '2 08:00', '6 12:00'], true],
  // A whole working day: not tomorrow at eight, and not on the closed Monday.
  ['a Blueprint', 'smile-blueprint', undefined, [], ['2 10:00', '6 12:00', '7 08:00'], true],
  ['in the afternoon', 'smile-blueprint', 'afternoon', [], ['2 14:00', '6 14:00', '7 14:00'], true],
  [
    'past what is taken',
    'smile-blueprint',
    'morning',
    [whole('2027-07-02'), { day: '2027-07-06', from: 0, count: 2 }],
    ['6 09:00', '7 08:00', '8 08:00'],
    true,
  ],
])('%s', (_, event, preferredTime, taken, times, areTheirs) => {
  const wanted = { event, preferredTime, weekend: null };
  const proposal = timesToPropose(RULES, wanted, taken, NOW);
  expect([said(proposal.times), proposal.areTheirs]).toEqual([times, areTheirs]);
});

it('lie on weekends for whoever asked for one, from tomorrow', () => {
  const wanted = { event: 'smile-blueprint', preferredTime: 'any', weekend: () => true } as const;
  expect(said(timesToPropose(RULES, wanted, [], NOW).times)).toEqual([
    '3 08:00',
    '4 12:00',
    '10 08:00',
  ]);
});

it('lie on the days of a weekend that they wish, also months ahead', () => {
  const weekend = (day: string) => day.startsWith('2027-09');
  const wanted = { event: 'smile-blueprint', preferredTime: 'morning', weekend } as const;
  const { times } = timesToPropose(RULES, wanted, [], NOW);
  expect(times.map(({ day }) => day)).toEqual(['2027-09-04', '2027-09-05', '2027-09-11']);
});

it('lie at another time of day where nothing is free at theirs, and says so; or nowhere', () => {
  const days = Array.from({ length: 40 }, (_, ahead) =>
    new Date(Date.parse('2027-07-01') + ahead * 86_400_000).toISOString().slice(0, 10),
  );
  const wanted = { event: 'virtual-consult', preferredTime: 'morning', weekend: null } as const;
  const mornings = days.map((day) => ({ day, from: 0, count: 6 }));
  const proposal = timesToPropose(RULES, wanted, mornings, NOW);
  expect([said(proposal.times), proposal.areTheirs]).toEqual([
    ['1 14:00', '2 11:00', '6 12:00'],
    false,
  ]);
  expect(timesToPropose(RULES, wanted, days.map(whole), NOW).times).toEqual([]);
});
