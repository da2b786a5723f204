import { describe, expect, it } from 'vitest';
import { stateOf } from '../../domain/desk/card-state.ts';
import type { CardRow } from '../../domain/desk/card-content.ts';
import type { EntryWords, SignedEntry } from '../../domain/desk/entries.ts';
import { evenWeek } from '../../tests/support/weeks.ts';
import { sayBecomes, sayStrokeLimit, strokeLimitOf } from './stroke-limit.ts';

const NOW = new Date('2026-12-01T13:47:00Z');
const SOON = new Date('2026-12-01T23:00:00Z');
const PAST = new Date('2026-12-01T13:00:00Z');

it.each([
  [{ is: 'promise', at: SOON }, 'the promise is kept', 'the promise still stands'],
  [{ is: 'promise', at: PAST }, 'answered, late', 'still unanswered'],
  [{ is: 'visit', at: PAST }, 'the call counts as made', 'the call is still owed'],
] as const)('says what becomes of what is due', (limit, left, none) => {
  expect(sayBecomes(limit, NOW)).toEqual({ left, none });
});

it('says nothing of what is not due, or what no message settles', () => {
  expect(sayBecomes(null, NOW)).toBeNull();
  expect(sayBecomes({ is: 'estimate', at: SOON }, NOW)).toBeNull();
});

it('names what is due, and until when', () => {
  const zone = 'America/New_York';
  expect(sayStrokeLimit({ is: 'promise', at: SOON }, zone)).toMatch(
    /^The promise .* Tuesday, December 1, 6:00.PM\.$/,
  );
  expect(sayStrokeLimit({ is: 'visit', at: SOON }, zone)).toMatch(
    /^What is owed for the visit is due/,
  );
});

describe('until when something is to be done', () => {
  const RULES = { timeZone: 'America/New_York', week: evenWeek(), closures: [] };
  const row = (more: Partial<CardRow> = {}): CardRow => ({
    about: 'request',
    number: 1,
    id: 'id',
    reference: null,
    kind: 'discovery-call',
    receivedAt: '2026-11-30T20:00:00Z',
    setAside: null,
    appointment: null,
    ...more,
  });
  const visit = row({
    about: 'appointment',
    kind: 'smile-blueprint',
    appointment: {
      startsAt: '2026-12-10T15:00:00Z',
      endsAt: '2026-12-10T16:30:00Z',
      sequence: 0,
      changedAt: null,
      cancelledAt: null,
    },
  });
  const limit = (of: CardRow, words: readonly EntryWords[] = [], setsDay = false) => {
    const entries = words.map(
      (one, at) =>
        ({
          ...one,
          id: String(at),
          card: '',
          number: at,
          person: 1,
          at: '2026-11-30T21:00:00Z',
        }) as SignedEntry,
    );
    return strokeLimitOf({ row: of, state: stateOf(entries) }, setsDay, RULES);
  };
  const missed = {
    is: 'no-answer',
    leftMessage: false,
    tryAgainAt: '2026-12-01T13:00:00Z',
  } as const;

  it('is the promise, also once it came back, and until it is kept', () => {
    const promise = { is: 'promise', at: new Date('2026-12-01T20:00:00Z') };
    expect(limit(row())).toEqual(promise);
    expect(limit(row(), [missed])).toEqual(promise);
    expect(limit(row(), [{ ...missed, leftMessage: true }])).toBeNull();
    expect(limit(row({ kind: 'caller' }), [], true)).toBeNull();
    expect(limit(row({ kind: 'caller' }))).toEqual(promise);
  });

  it('is what is owed for a visit, and after the call its estimate alone', () => {
    expect(limit(visit)?.is).toBe('visit');
    expect(limit(visit, [missed])?.is).toBe('visit');
    expect(limit(visit, [{ is: 'reached' }])?.is).toBe('estimate');
    expect(limit(visit, [{ is: 'reached' }, { is: 'estimate' }])).toBeNull();
    expect(limit({ ...visit, kind: 'virtual-consult' })).toBeNull();
  });
});
