import { expect, it } from 'vitest';
import { stateOf } from '../../domain/desk/card-state.ts';
import type { SignedEntry } from '../../domain/desk/entries.ts';
import type { OpenedCard } from '../box/card-box.ts';
import {
  isMoreThanWords,
  sayEntry,
  sayOwnChange,
  sayWhoTookCall,
  titleOfCard,
} from './card-words.ts';

const TEN = '2026-12-03T10:00:00-05:00';
const TWO = '2026-12-03T14:00:00-05:00';
const CAME = '2026-12-01T13:47:00Z';

/** A visit that was booked for ten, after these moves by the desk. */
function visit(
  more: Partial<NonNullable<OpenedCard['row']['appointment']>>,
  moves: readonly (readonly [from: string, to: string])[] = [],
): OpenedCard {
  const entries = moves.map(([from, to], at): SignedEntry => {
    const sequence = at + 1;
    const signed = { id: String(at), card: 'id', number: at, person: 1, at: CAME };
    return { is: 'moved', ...signed, sequence, from, to };
  });
  return {
    name: 'A1',
    row: {
      about: 'appointment',
      number: 1,
      id: 'id',
      reference: null,
      kind: 'virtual-consult',
      receivedAt: CAME,
      setAside: null,
      appointment: {
        startsAt: moves.at(-1)?.[1] ?? TEN,
        endsAt: TWO,
        sequence: moves.length,
        changedAt: null,
        cancelledAt: null,
        ...more,
      },
    },
    photos: 0,
    content: { id: 'id', receivedAt: CAME, name: 'Ann Lee', startsAt: TEN },
    state: stateOf(entries),
    spoiled: 0,
    isNew: false,
  };
}

it.each([
  ['booked', visit({})],
  ['moved', visit({}, [[TEN, TWO]])],
  [
    'booked',
    visit({}, [
      [TEN, TWO],
      [TWO, TEN],
    ]),
  ],
  ['booked', visit({ startsAt: '2026-12-03T15:00:00Z' }, [[TWO, TEN]])],
  ['moved', visit({ startsAt: TWO, sequence: 1 })],
  ['moved', visit({ startsAt: TEN, sequence: 2 })],
  ['cancelled', visit({ cancelledAt: CAME, sequence: 1 })],
])('calls a visit %s (%#)', (word, card) => {
  expect(titleOfCard(card)).toBe(`Virtual consult, ${word}`);
});

/** Somebody who called, and whose call a colleague took. */
function called(more: { calledAbout?: string; message?: string } = {}): OpenedCard {
  const entry = { is: 'called', id: '1', card: 'id', number: 1, person: 2, at: CAME } as const;
  const { row } = visit({});
  return {
    ...visit({}),
    name: '1',
    row: { ...row, about: 'request', kind: 'caller', appointment: null },
    content: { id: 'id', receivedAt: CAME, name: 'Ann Lee', ...more },
    state: stateOf([entry]),
  };
}

it('says of who called what about, who took the call and when, and leaves no way to undo that', () => {
  expect(titleOfCard(called())).toBe('Phone call');
  expect(titleOfCard(called({ calledAbout: 'weekend-appointment' }))).toBe(
    'Phone call, Weekend request',
  );
  expect(titleOfCard({ ...called(), content: 'locked' })).toBe('Phone call');
  const people = [
    { number: 2, name: 'Bram Costig', role: 'scheduler', addsPeople: false, hasLeft: false },
  ] as const;
  const zone = 'America/New_York';
  const said = (now: string) => sayWhoTookCall(called(), people, new Date(now), zone);
  expect(said('2026-12-01T20:00:00Z')).toBe('Bram took their call, today, 8:47\u00a0AM.');
  expect(said('2026-12-02T20:00:00Z')).toBe('Bram took their call, yesterday, 8:47\u00a0AM.');
  expect(sayWhoTookCall(visit({}), people, new Date(CAME), zone)).toBeUndefined();
  const [entry] = called().state.entries;
  if (entry === undefined) throw new Error('It has its entry.');
  expect([sayEntry(entry, people, zone, new Date(CAME)), isMoreThanWords(entry)]).toEqual([
    'Took their call',
    true,
  ]);
});

it('names the year of what an entry is about where it is another than now', () => {
  const [entry] = visit({}, [[TEN, '2027-01-04T14:00:00-05:00']]).state.entries;
  if (entry === undefined) throw new Error('It has its entry.');
  const said = (now: string) => sayEntry(entry, [], 'America/New_York', new Date(now));
  expect(said(CAME)).toBe(
    'Moved from Thursday, December 3, 10:00\u00a0AM to Monday, January 4, 2027, 2:00\u00a0PM',
  );
  expect(said('2028-01-04T12:00:00Z')).toContain('from Thursday, December 3, 2026, 10:00');
});

it('says of a letter to who has moved their visit only where letters are sent', () => {
  const moved = visit({ startsAt: TWO, sequence: 1 });
  expect(sayOwnChange(moved, true)).toBe(
    'Virtual consult, moved by the visitor. They have the letter.',
  );
  expect(sayOwnChange(moved, false)).toBe('Virtual consult, moved by the visitor.');
});
