import { expect, it } from 'vitest';
import { answerStations } from './answer-stations.ts';
import { stationsInSpanish } from './answer-stations-in-spanish.ts';
import { promiseInSpanish } from './promise-in-spanish.ts';
import { promisedTime, promiseWords } from './promise.ts';
import { evenWeek } from '../../tests/support/weeks.ts';

const RULES = { timeZone: 'America/New_York', week: evenWeek() };
const whens = (moment: string, closures: string[] = ['2026-11-26']) => {
  const askedAt = new Date(moment);
  const promised = promisedTime({ ...RULES, closures }, askedAt);
  const words = promised && promiseWords(promised);
  return answerStations({ ...RULES, closures }, askedAt, words).map(({ when }) => when);
};

it.each([
  ['open', '2026-11-18T15:00:00Z', ['Now', 'While we are open', 'By Thursday, 10:00\u00a0AM']],
  [
    'before opening',
    '2026-11-18T11:00:00Z',
    ['Now', 'Today, 8:00\u00a0AM', 'By Thursday, 6:00\u00a0AM'],
  ],
  [
    'Saturday evening',
    '2026-11-22T00:42:00Z',
    ['Now', 'Monday, 8:00\u00a0AM', 'By Monday, 9:00\u00a0AM'],
  ],
  [
    'the evening before a holiday',
    '2026-11-26T00:00:00Z',
    ['Now', 'Friday, 8:00\u00a0AM', 'By Friday, 9:00\u00a0AM'],
  ],
])('a request that comes %s', (_, moment, expected) => {
  expect(whens(moment)).toEqual(expected);
});

it('names no time where the practice stays closed', () => {
  const closures = Array.from({ length: 60 }, (_, day) =>
    new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10),
  );
  expect(whens('2026-11-21T15:00:00Z', closures)).toEqual([
    'Now',
    'When we open again',
    'After that',
  ]);
});

it('name the same day as the promise does where a whole week is closed, in both languages', () => {
  const closures = ['2027-08-02', '2027-08-03', '2027-08-04', '2027-08-05', '2027-08-06'];
  const fridayEvening = '2027-07-30T22:30:00Z';
  expect(whens(fridayEvening, closures)).toEqual([
    'Now',
    'Monday, August 9, 8:00\u00a0AM',
    'By Monday, August 9, 9:00\u00a0AM',
  ]);
  const askedAt = new Date(fridayEvening);
  const promised = promisedTime({ ...RULES, closures }, askedAt);
  const words = promised && promiseInSpanish(promised);
  const inSpanish = stationsInSpanish({ ...RULES, closures }, askedAt, words);
  expect(inSpanish.map(({ when }) => when)).toEqual([
    'Ahora',
    'El lunes 9 de agosto a las 8:00\u00a0a.\u00a0m.',
    'A más tardar el lunes 9 de agosto a las 9:00\u00a0a.\u00a0m.',
  ]);
});
