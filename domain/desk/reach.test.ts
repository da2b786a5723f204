import { expect, it } from 'vitest';
import type { CardContent } from './card-content.ts';
import { stateOf } from './card-state.ts';
import { readEntry, type EntryWords, type SignedEntry } from './entries.ts';
import {
  correctionOf,
  findReachFaults,
  withCorrections,
  reachOf,
  sameCorrection,
} from './reach.ts';

const CONTENT: CardContent = {
  id: 'K7NP-3XR2',
  receivedAt: '2026-12-01T13:00:00Z',
  name: 'Ann Leigh',
  phone: '516-555-0100',
  email: 'ann@exmaple.com',
  message: 'A crossbite?',
};
const REACH = reachOf(CONTENT);

const written = (words: EntryWords, number: number, more: object = {}): SignedEntry => {
  const id = `00000000-0000-4000-8000-00000000000${number}`;
  const entry = readEntry(JSON.stringify({ ...words, id, card: CONTENT.id, ...more }));
  if (entry === undefined) throw new Error('It is no entry.');
  return { ...entry, number, person: 1, at: '2026-12-01T14:00:00Z' };
};
const after = (...entries: SignedEntry[]) => withCorrections(CONTENT, stateOf(entries).entries);

it('writes only what is other, cleaned; nothing where nothing is', () => {
  expect(correctionOf(REACH, { ...REACH, phone: ' 516–555–0100 ' })).toBeUndefined();
  expect(correctionOf(REACH, { ...REACH, email: ' ann@example.com ', language: 'es' })).toEqual({
    is: 'corrected',
    email: 'ann@example.com',
    language: 'es',
  });
  expect(correctionOf(REACH, { ...REACH, phone: '' })).toEqual({ is: 'corrected', phone: '' });
});

it('shows a card as it is now, and what it came with', () => {
  expect(after()).toEqual({ content: CONTENT, cameAs: undefined });
  const email = written({ is: 'corrected', email: 'ann@example.com' }, 1);
  const name = written({ is: 'corrected', name: 'Ann Lee' }, 2);
  // Of two who put different fields right both did.
  expect(after(email, name)).toEqual({
    content: { ...CONTENT, email: 'ann@example.com', name: 'Ann Lee' },
    cameAs: { email: 'ann@exmaple.com', name: 'Ann Leigh' },
  });
  expect(
    after(email, written({ is: 'corrected', email: 'lee@example.com' }, 2)).content.email,
  ).toBe('lee@example.com');
  expect(after(email, written({ is: 'corrected', email: '' }, 2))).toEqual({
    content: { ...CONTENT, email: '' },
    cameAs: { email: 'ann@exmaple.com' },
  });
});

it('is as it came once it is put back', () => {
  const email = written({ is: 'corrected', email: 'ann@example.com' }, 1);
  const back = written({ is: 'corrected', email: 'ann@exmaple.com' }, 2);
  expect(after(email, back)).toEqual({ content: CONTENT, cameAs: undefined });
  expect(after(email, written({ is: 'undo', of: email.id }, 2))).toEqual({
    content: CONTENT,
    cameAs: undefined,
  });
});

it('corrects on another card what is wrong there too, and nothing that is not', () => {
  const other = {
    name: 'Ben Leigh',
    phone: '(516) 555-0100',
    email: 'ben@example.com',
    language: 'en',
  };
  const correction = correctionOf(REACH, { ...REACH, phone: '516-555-0199', name: 'Ann Lee' });
  if (correction === undefined) throw new Error('Nothing is other.');
  expect(sameCorrection(correction, REACH, other)).toEqual({
    is: 'corrected',
    phone: '516-555-0199',
  });
  expect(sameCorrection(correction, REACH, { ...other, phone: '516-555-0101' })).toBeUndefined();
  // An address that one has now says nothing of whoever has none either.
  const added = correctionOf({ ...REACH, email: '' }, REACH);
  if (added === undefined) throw new Error('Nothing is other.');
  expect(sameCorrection(added, { ...REACH, email: '' }, { ...other, email: '' })).toBeUndefined();
});

it('wants a name, and one way to answer', () => {
  expect(findReachFaults(REACH)).toEqual({});
  expect(Object.keys(findReachFaults({ name: ' ', phone: '', email: '' }))).toEqual([
    'name',
    'phone',
  ]);
  expect(findReachFaults({ ...REACH, phone: '', email: 'ann@example' }).email).toMatch(
    /one e-mail/,
  );
});
