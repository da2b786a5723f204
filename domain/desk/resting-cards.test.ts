import { expect, it } from 'vitest';
import { stateOf } from './card-state.ts';
import type { EntryWords, SignedEntry } from './entries.ts';
import { laterToday, restingCards } from './resting-cards.ts';
import { evenWeek } from '../../tests/support/weeks.ts';

/** New York, where the practice is; December 1, 2026 is a Tuesday. */
const RULES = { timeZone: 'America/New_York', week: evenWeek(), closures: [] };
const NOW = new Date('2026-12-01T08:47:00-05:00');
const at = (time: string) => new Date(`2026-${time}:00-05:00`).toISOString();

const card = (number: number, words: EntryWords) => ({
  row: {
    about: 'request' as const,
    number,
    id: String(number),
    reference: null,
    kind: 'discovery-call',
    receivedAt: at('12-01T08:00'),
    setAside: null,
    appointment: null,
  },
  state: stateOf([
    {
      ...words,
      id: `${number}`,
      card: '',
      number,
      person: 1,
      at: at('12-01T08:30'),
    } as SignedEntry,
  ]),
});

const again = (time: string): EntryWords => ({
  is: 'no-answer',
  leftMessage: false,
  tryAgainAt: at(time),
});

it('finds what comes back by itself, the next one first, and of it what does so later today', () => {
  const cards = [
    card(1, again('12-01T23:30')),
    card(2, { is: 'follow-up', backAt: at('12-01T10:30') }),
    // The promise ends before: it waits all the same.
    card(3, again('12-03T10:00')),
    card(4, { is: 'no-answer', leftMessage: true, tryAgainAt: at('12-03T10:00') }),
    card(5, { is: 'follow-up', backAt: at('12-01T08:45') }),
    card(6, { is: 'reached' }),
  ];
  const numbers = (found: ReturnType<typeof restingCards<(typeof cards)[0]>>) =>
    found.map(({ card: { row } }) => row.number);
  const resting = restingCards(cards, RULES, NOW);
  expect(numbers(resting)).toEqual([2, 1, 4]);
  expect(numbers(laterToday(resting, RULES, NOW))).toEqual([2, 1]);
});
