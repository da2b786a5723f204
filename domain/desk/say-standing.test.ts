import { expect, it } from 'vitest';
import type { CardRow } from './card-content.ts';
import { stateOf } from './card-state.ts';
import type { EntryWords, SignedEntry } from './entries.ts';
import { sayStanding } from './say-standing.ts';
import { evenWeek } from '../../tests/support/weeks.ts';

/** New York, where the practice is; December 1, 2026 is a Tuesday. */
const RULES = { timeZone: 'America/New_York', week: evenWeek(), closures: [] };
const NOW = new Date('2026-12-01T13:47:00Z');
const DAY = '2026-12-08T14:00:00Z';

const ROW: CardRow = {
  about: 'request',
  number: 1,
  id: 'id',
  reference: null,
  kind: 'discovery-call',
  receivedAt: '2026-12-01T13:00:00Z',
  setAside: null,
  appointment: null,
};
const booked = (more: Partial<NonNullable<CardRow['appointment']>> = {}): CardRow => ({
  ...ROW,
  about: 'appointment',
  kind: 'virtual-consult',
  appointment: {
    startsAt: DAY,
    endsAt: '2026-12-08T14:30:00Z',
    sequence: 0,
    changedAt: null,
    cancelledAt: null,
    ...more,
  },
});
const blueprint = { ...booked(), kind: 'smile-blueprint' };

const letter: EntryWords = { is: 'letter', subject: '', text: '', times: [], backAt: DAY };
const noAnswer = { is: 'no-answer', tryAgainAt: DAY } as const;

it.each<[string, CardRow, readonly EntryWords[], string]>([
  ['nothing done', ROW, [], 'waiting'],
  ['noted alone', ROW, [{ is: 'note', text: 'x' }], 'waiting'],
  ['late', { ...ROW, receivedAt: '2026-11-27T13:00:00Z' }, [], 'past the promise'],
  ['reached', ROW, [{ is: 'reached' }], 'reached'],
  ['a letter', ROW, [letter], 'letter sent'],
  ['reached after a letter', ROW, [letter, { is: 'reached' }], 'reached'],
  ['a message', ROW, [{ ...noAnswer, leftMessage: true }], 'message left'],
  ['nobody there', ROW, [{ ...noAnswer, leftMessage: false }], 'no answer'],
  ['a day set', ROW, [{ is: 'follow-up', backAt: DAY }], 'follow up'],
  ['a day taken away', ROW, [{ is: 'follow-up', backAt: null }], 'waiting'],
  ['closed', ROW, [{ is: 'closed', reason: 'elsewhere' }], 'closed'],
  ['sent twice', ROW, [{ is: 'closed', reason: 'twice' }], 'sent twice'],
  ['a time found', ROW, [{ is: 'placed', on: DAY }], 'was booked'],
  ['set aside', { ...ROW, setAside: 'trap' }, [], 'set aside'],
  ['put back', { ...ROW, setAside: 'trap' }, [{ is: 'kept' }], 'waiting'],
  ['booked online', booked(), [], 'booked'],
  [
    'outside hours changed since',
    booked({ startsAt: '2026-12-08T11:00:00Z', endsAt: '2026-12-08T11:30:00Z' }),
    [],
    'closed then',
  ],
  ['moved by the visitor', booked({ sequence: 1 }), [], 'to be seen'],
  ['that seen', booked({ sequence: 1 }), [{ is: 'seen', sequence: 1 }], 'booked'],
  [
    'cancelled by the visitor',
    booked({ sequence: 1, cancelledAt: '2026-12-01T13:00:00Z' }),
    [{ is: 'seen', sequence: 1 }],
    'cancelled',
  ],
  [
    'cancelled by us, with a fee',
    { ...booked({ sequence: 1, cancelledAt: '2026-12-01T13:00:00Z' }), kind: 'smile-blueprint' },
    [{ is: 'cancelled', sequence: 1, isOurs: true }],
    'refund if paid',
  ],
  [
    'cancelled by us, and nobody has told them',
    booked({
      sequence: 1,
      cancelledAt: '2026-12-01T13:00:00Z',
      startsAt: '2026-12-10T15:00:00Z',
    }),
    [{ is: 'cancelled', sequence: 1, isOurs: true, isToSay: true }],
    'to be told',
  ],
  [
    'that settled',
    { ...booked({ sequence: 1, cancelledAt: '2026-12-01T13:00:00Z' }), kind: 'smile-blueprint' },
    [{ is: 'cancelled', sequence: 1, isOurs: true }, { is: 'refunded' }],
    'cancelled',
  ],
  [
    'over',
    booked({ startsAt: '2026-11-30T14:00:00Z', endsAt: '2026-11-30T14:30:00Z' }),
    [],
    'over',
  ],
  ['the fee to call for', blueprint, [], 'fee and estimate'],
  [
    'moved, with the fee to call for',
    { ...booked({ sequence: 1 }), kind: 'smile-blueprint' },
    [],
    'moved; fee and estimate',
  ],
  ['its call done', blueprint, [{ is: 'reached' }], 'estimate owed'],
  ['both done', blueprint, [{ is: 'reached' }, { is: 'estimate' }], 'booked'],
])('says of a card, %s', (_, row, words, expected) => {
  const entries = words.map(
    (entry, at) =>
      ({
        ...entry,
        id: String(at),
        card: 'id',
        number: at,
        person: 1,
        at: NOW.toISOString(),
      }) as SignedEntry,
  );
  expect(sayStanding({ row, state: stateOf(entries) }, RULES, NOW)).toBe(expected);
});
