import { expect, it } from 'vitest';
import { answerStations } from './answer-stations.ts';
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
