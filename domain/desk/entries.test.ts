import { expect, it } from 'vitest';
import { readContent, type CardRow } from './card-content.ts';
import { readCardName, writeCardName } from './card-name.ts';
import { stateOf } from './card-state.ts';
import { readEntry, type SignedEntry } from './entries.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const signed = (entry: object, number: number): SignedEntry =>
  ({ id: ID, card: 'id', person: 1, at: '2026-12-01T13:00:00Z', number, ...entry }) as SignedEntry;
const ROW: CardRow = {
  about: 'request',
  number: 1,
  id: 'K7NP-3XR2',
  reference: 'K7NP-3XR2',
  kind: 'discovery-call',
  receivedAt: '2026-12-01T13:00:00Z',
  setAside: null,
  appointment: null,
};

it('reads what was sealed, and nothing else', () => {
  const note = { is: 'note', id: ID, card: 'id', text: 'x' };
  expect(readEntry(JSON.stringify(note))).toEqual(note);
  for (const other of ['', '{}', '[]', JSON.stringify({ ...note, is: 'gift' })]) {
    expect(readEntry(other)).toBeUndefined();
  }
});

it.each(['9999-99-99T99:99', '2027-02-30T25:00', '2027-13-01T10:00:00Z'])(
  'takes no day that there is not: %s',
  (backAt) => {
    const entry = { is: 'follow-up', id: ID, card: 'id', backAt };
    expect(readEntry(JSON.stringify(entry))).toBeUndefined();
  },
);

it('counts an entry that was sent twice once', () => {
  const again = signed({ is: 'no-answer', leftMessage: false, tryAgainAt: null }, 1);
  expect(stateOf([again, { ...again, number: 2 }]).tries).toBe(1);
});

it('lets the later of two strokes hold, and keeps both', () => {
  const state = stateOf([
    signed({ is: 'reached', id: ID.replace(/0$/, '1') }, 1),
    signed({ is: 'follow-up', backAt: '2026-12-08T13:00:00Z' }, 2),
  ]);
  expect([state.isClosed, state.isAnswered, state.comesBackAt]).toEqual([
    false,
    true,
    '2026-12-08T13:00:00Z',
  ]);
  expect(state.entries).toHaveLength(2);
});

it('knows a text that belongs to another row', () => {
  const text = (id: string) =>
    JSON.stringify({ id, receivedAt: ROW.receivedAt, name: 'Ann Lee', unknown: 1 });
  expect(readContent(ROW, text('K7NP-3XR2'))).toMatchObject({ name: 'Ann Lee' });
  expect(readContent(ROW, text('K7NP-3XR3'))).toBe('foreign');
  // A promise that was put off, or a kind that leads to another room.
  const later = { ...ROW, receivedAt: '2026-12-03T13:00:00Z' };
  expect(readContent(later, text('K7NP-3XR2'))).toBe('foreign');
  const withKind = JSON.stringify({
    ...JSON.parse(text('K7NP-3XR2')),
    kind: 'weekend-appointment',
  });
  expect(readContent(ROW, withKind)).toBe('foreign');
  expect(readContent(ROW, '{"id":"K7NP-3XR2"}')).toBe('unreadable');
  expect(readContent(ROW, 'no JSON')).toBe('unreadable');
});

it('reads the names of cards as addresses have them', () => {
  expect(['12', 'A3', 'A0', '012', 'B3', '-1', ''].map(readCardName)).toEqual([
    { about: 'request', number: 12 },
    { about: 'appointment', number: 3 },
    ...Array(5).fill(undefined),
  ]);
  expect(writeCardName({ about: 'appointment', number: 3 })).toBe('A3');
});
