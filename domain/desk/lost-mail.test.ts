import { expect, it } from 'vitest';
import type { SignedEntry } from './entries.ts';
import { isLostAt, isToldAfter, lostMail } from './lost-mail.ts';

const signed = (entry: object, number: number): SignedEntry =>
  ({
    id: String(number),
    card: 'id',
    person: 1,
    at: '2027-07-01T13:00:00Z',
    number,
    ...entry,
  }) as SignedEntry;
const entries = (...words: readonly object[]) => words.map((one, at) => signed(one, at + 1));

const REACHED = { is: 'reached' };
const MOVED = { is: 'moved', sequence: 1, from: 'ten', to: 'two' };
const LOST = { is: 'lost', mail: 'changed', why: 'refused' };
const CORRECTED = { is: 'corrected', email: 'ann@example.com', was: {}, tellsVisit: true };
const LOST_THERE = { is: 'lost', mail: 'anew', why: 'refused' };

it('is open until somebody turns to the card, or corrects the address', () => {
  expect(lostMail(entries(MOVED))).toBeNull();
  expect(lostMail(entries(MOVED, LOST))).toMatchObject(LOST);
  expect(lostMail(entries(MOVED, LOST, { is: 'note', text: '' }))).toMatchObject(LOST);
  expect(lostMail(entries(MOVED, LOST, { is: 'corrected', phone: '1', was: {} }))).not.toBeNull();
  expect(lostMail(entries(MOVED, LOST, { ...CORRECTED, email: '' }))).not.toBeNull();
  for (const done of [REACHED, CORRECTED, { is: 'seen', sequence: 2 }]) {
    expect(lostMail(entries(MOVED, LOST, done))).toBeNull();
  }
});

it('stays open where the visit is moved or cancelled once more: that mail goes to the same address', () => {
  for (const done of [MOVED, { is: 'cancelled', sequence: 2, isOurs: true }]) {
    const counted = entries(MOVED, LOST, done);
    const lost = lostMail(counted);
    expect(lost).toMatchObject({ number: 2 });
    expect(lost && isToldAfter(counted, lost)).toBe(true);
    expect(lostMail([...counted, signed(REACHED, 4)])).toBeNull();
  }
  const refused = entries(MOVED, LOST, MOVED, LOST);
  const last = lostMail(refused);
  expect(last).toMatchObject({ number: 4 });
  expect(last && isToldAfter(refused, last)).toBe(false);
  // Put back at once: nobody is told.
  const back = entries(MOVED, LOST, MOVED, { ...MOVED, from: 'two', to: 'ten' });
  const still = lostMail(back);
  expect(still && isToldAfter(back, still)).toBe(false);
  // They were called after the first.
  expect(lostMail(entries(MOVED, LOST, REACHED, MOVED))).toBeNull();
});

it('is none where they were called since the change, while it was still being tried', () => {
  expect(lostMail(entries(MOVED, REACHED, LOST))).toBeNull();
  // A call of before knows nothing of it.
  expect(lostMail(entries(REACHED, MOVED, LOST))).not.toBeNull();
  expect(lostMail(entries({ is: 'lost', mail: 'own', why: 'refused' }))).not.toBeNull();
});

it('knows which corrected address had no letter of the visit', () => {
  expect(isLostAt(entries(CORRECTED), '1')).toBe(false);
  expect(isLostAt(entries(CORRECTED, LOST_THERE), '1')).toBe(true);
  expect(isLostAt(entries(CORRECTED, LOST_THERE, CORRECTED), '3')).toBe(false);
  expect(isLostAt(entries(CORRECTED, CORRECTED, LOST_THERE), '1')).toBe(false);
  // That letter had arrived.
  expect(isLostAt(entries(CORRECTED, MOVED, LOST), '1')).toBe(false);
});
