import { expect, it } from 'vitest';
import type { CardContent } from './card-content.ts';
import { stateOf } from './card-state.ts';
import { readEntry, type EntryWords, type SignedEntry } from './entries.ts';
import {
  changedMeanwhile,
  correctionOf,
  findReachFaults,
  NOTHING_TYPED,
  reachOf,
  sameCorrection,
  typeInto,
  withCorrections,
  type Reach,
  type SomeReach,
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
const BEN: Reach = {
  name: 'Ben Leigh',
  phone: '(516) 555-0100',
  email: 'ben@example.com',
  language: 'en',
};

const written = (words: EntryWords, number: number): SignedEntry => {
  const id = `00000000-0000-4000-8000-00000000000${number}`;
  const entry = readEntry(JSON.stringify({ ...words, id, card: CONTENT.id }));
  if (entry === undefined) throw new Error('It is no entry.');
  return { ...entry, number, person: 1, at: '2026-12-01T14:00:00Z' };
};
const corrected = (number: number, fields: SomeReach) =>
  written({ is: 'corrected', ...fields, was: {} } as EntryWords, number);
const after = (...entries: SignedEntry[]) => withCorrections(CONTENT, stateOf(entries).entries);
const correct = (fields: SomeReach, now = REACH) => {
  const correction = correctionOf(now, fields);
  if (correction === undefined) throw new Error('Nothing is other.');
  return correction;
};

it('writes only what is other, cleaned, and what it was; nothing where nothing is', () => {
  expect(correctionOf(REACH, { phone: ' 516–555–0100 ' })).toBeUndefined();
  expect(correctionOf(REACH, { email: ' ann@example.com ', language: 'es' })).toEqual({
    is: 'corrected',
    email: 'ann@example.com',
    language: 'es',
    was: { email: 'ann@exmaple.com', language: 'en' },
  });
  expect(correctionOf(REACH, { phone: '' })).toMatchObject({ phone: '' });
});

it('shows a card as it is now, and what it came with', () => {
  expect(after()).toEqual({ content: CONTENT, cameAs: undefined });
  const email = corrected(1, { email: 'ann@example.com' });
  // Of two who corrected different fields both have.
  expect(after(email, corrected(2, { name: 'Ann Lee' }))).toEqual({
    content: { ...CONTENT, email: 'ann@example.com', name: 'Ann Lee' },
    cameAs: { email: 'ann@exmaple.com', name: 'Ann Leigh' },
  });
  const again = corrected(2, { email: 'lee@example.com' });
  expect(after(email, again).content.email).toBe('lee@example.com');
  expect(after(email, corrected(2, { email: '' }))).toEqual({
    content: { ...CONTENT, email: '' },
    cameAs: { email: 'ann@exmaple.com' },
  });
  expect(after(email, corrected(2, { email: 'ann@exmaple.com' }))).toEqual({
    content: CONTENT,
    cameAs: undefined,
  });
});

it('takes nothing back that a colleague has corrected while a form was open', () => {
  const begun = typeInto(NOTHING_TYPED, 'email', 'ann@example.com', REACH);
  const since = { ...REACH, phone: '516-555-0199' };
  expect(changedMeanwhile(begun, since)).toEqual([]);
  expect(correctionOf(since, begun.typed)).toEqual({
    is: 'corrected',
    email: 'ann@example.com',
    was: { email: 'ann@exmaple.com' },
  });
  // The same field: it is said before the other is written over.
  expect(changedMeanwhile(begun, { ...REACH, email: 'lee@example.com' })).toEqual(['email']);
});

it('is as if nobody had touched it where a field says again what the card has', () => {
  const begun = typeInto(NOTHING_TYPED, 'email', 'ann@example.com', REACH);
  expect(typeInto(begun, 'email', ' ann@exmaple.com', REACH)).toEqual(NOTHING_TYPED);
});

it('corrects on another card what is wrong there too, and nothing that is not', () => {
  const correction = correct({ phone: '516-555-0199', name: 'Ann Lee', language: 'es' });
  expect(sameCorrection(correction, REACH, BEN, false)).toEqual({
    is: 'corrected',
    phone: '516-555-0199',
    was: { phone: '(516) 555-0100' },
  });
  expect(sameCorrection(correction, REACH, { ...BEN, phone: '' }, false)).toBeUndefined();
  expect(sameCorrection(correction, REACH, REACH, true)).toMatchObject({
    name: 'Ann Lee',
    language: 'es',
  });
});

it('adds what was never there to the cards of the same person alone', () => {
  const without = { ...REACH, email: '' };
  const added = correct({ email: 'ann@example.com' }, without);
  expect(sameCorrection(added, without, { ...BEN, email: '' }, false)).toBeUndefined();
  expect(sameCorrection(added, without, without, true)).toMatchObject({ email: 'ann@example.com' });
});

it('takes nothing away from another card that would leave no way to answer', () => {
  const away = correct({ email: '' });
  expect(sameCorrection(away, REACH, REACH, true)).toMatchObject({ email: '' });
  expect(sameCorrection(away, REACH, { ...REACH, phone: '' }, true)).toBeUndefined();
  const both = correct({ email: '', name: 'Ann Lee' });
  expect(sameCorrection(both, REACH, { ...REACH, phone: '' }, true)).toEqual({
    is: 'corrected',
    name: 'Ann Lee',
    was: { name: 'Ann Leigh' },
  });
});

it('wants a name, and one way to answer', () => {
  expect(findReachFaults(REACH)).toEqual({});
  const none = findReachFaults({ name: ' ', phone: '', email: '' });
  expect(Object.keys(none)).toEqual(['name', 'phone']);
  const half = findReachFaults({ ...REACH, phone: '', email: 'ann@example' });
  expect(half.email).toMatch(/one e-mail/);
});
