import { expect, it } from 'vitest';
import { stateOf } from '../../domain/desk/card-state.ts';
import type { SignedEntry } from '../../domain/desk/entries.ts';
import type { OpenedCard } from '../box/card-box.ts';
import {
  alsoGoing,
  isItsNumber,
  namesOne,
  isStillToCome,
  othersOf,
  sayWhatGoes,
} from './what-goes.ts';

const ANN = { id: 'id', receivedAt: '', name: 'Ann Lee', email: 'ann@example.com' };
const VISIT = {
  startsAt: '2027-07-06T10:00:00-04:00',
  endsAt: '2027-07-06T11:30:00-04:00',
  sequence: 0,
  changedAt: null,
  cancelledAt: null,
};

const entry = (number: number, words: object): SignedEntry =>
  ({ id: `id-${number}`, card: 'id', number, person: 1, at: '', ...words }) as SignedEntry;

function card(name: string, more: Partial<OpenedCard> = {}): OpenedCard {
  return {
    name,
    row: {
      about: 'request',
      number: 1,
      id: 'id',
      reference: 'K7NP-3XR2',
      kind: 'discovery-call',
      receivedAt: `2027-07-0${name.replace('A', '')}T12:00:00Z`,
      setAside: null,
      appointment: null,
    },
    photos: 0,
    content: ANN,
    state: stateOf([]),
    spoiled: 0,
    isNew: false,
    ...more,
  };
}

const NOTES = [
  entry(1, { is: 'note', text: 'One.' }),
  entry(2, { is: 'mark', photo: 1, spot: null, text: 'Two.' }),
];
const LETTER = entry(3, { is: 'letter', subject: '', text: '', times: [], backAt: null });

it.each<[string, Partial<OpenedCard>]>([
  ['This card and its history', {}],
  ['This card with its photo, and its history', { photos: 1 }],
  [
    'This card with its 6 photos and 2 notes, and its history',
    { photos: 6, state: stateOf(NOTES) },
  ],
  [
    'This card with its 2 photos, 2 notes and 1 letter, and its history',
    { photos: 2, state: stateOf([...NOTES, LETTER]) },
  ],
  ['This card with its note, and its history', { state: stateOf(NOTES.slice(0, 1)) }],
])('says what goes: %s', (words, more) => {
  expect(sayWhatGoes([card('1', more)])).toBe(words);
});

it('counts what goes with all of them', () => {
  const [one, other] = [card('1', { photos: 2 }), card('2', { state: stateOf(NOTES) })];
  expect(sayWhatGoes([one, other])).toBe(
    'These 2 cards with their 2 photos and 2 notes, and their history',
  );
  expect(sayWhatGoes([card('1'), card('2')])).toBe('These 2 cards and their history');
});

it.each([
  ['k7np 3xr2', true],
  ['K7NP3XR2', true],
  ['K7NP-3XR3', false],
  ['1', false],
  ['', false],
])('takes %j for the number of its card: %s', (typed, expected) => {
  expect(isItsNumber(card('1'), typed)).toBe(expected);
});

it.each([
  [' a3 ', true],
  ['A3', true],
  ['3', false],
  ['A33', false],
])('takes %j for the number of a card that has no other: %s', (typed, expected) => {
  const { row } = card('1');
  expect(isItsNumber(card('A3', { row: { ...row, reference: null } }), typed)).toBe(expected);
});

it('finds what else came from the same address, the newest first, and tells whose name is another', () => {
  const own = card('1');
  const child = card('4', { content: { ...ANN, name: 'Bo Lee' } });
  const stranger = card('5', { content: { ...ANN, email: 'bo@example.com' } });
  const locked = card('6', { content: 'locked' });
  const later = card('3', { content: { ...ANN, name: ' ann  LEE' } });
  const others = othersOf(own, [own, later, child, stranger, locked]);
  expect(others.map((other) => other.card.name)).toEqual(['4', '3', '5']);
  expect(others.map((other) => namesOne(own, other.card))).toEqual([false, true, true]);
  // Of the same name alone: who knows whether it is theirs.
  expect(others.map(({ isLinked }) => isLinked)).toEqual([true, true, false]);
  expect(othersOf(locked, [own, locked])).toEqual([]);
});

it('follows one address to the number that was given with it, and that to another address; not by way of somebody else', () => {
  const reach = (email: string | undefined, phone?: string, name = 'Ann Lee') => ({
    content: { ...ANN, name, email: email ?? '', ...(phone === undefined ? {} : { phone }) },
  });
  const own = card('1');
  const withPhone = card('2', reach('ann@example.com', '516-555-0111'));
  const elsewhere = card('3', reach('ann@work.example', '(516) 555-0111'));
  const child = card('4', reach('ann@example.com', '516-555-0122', 'Bo Lee'));
  const friendOfChild = card('5', reach('cy@example.com', '516-555-0122', 'Cy Poe'));
  const all = [own, friendOfChild, elsewhere, withPhone, child];
  expect(othersOf(own, all).map((other) => other.card.name)).toEqual(['4', '3', '2']);
});

it.each([
  ['2027-07-06T13:59:00Z', null, true],
  ['2027-07-06T14:01:00Z', null, false],
  ['2027-07-06T13:59:00Z', '2027-07-01T12:00:00Z', false],
])('at %s, cancelled %s, a visit is still to come: %s', (now, cancelledAt, expected) => {
  const { row } = card('1');
  const visit = card('A1', { row: { ...row, appointment: { ...VISIT, cancelledAt } } });
  expect(isStillToCome(visit, new Date(now))).toBe(expected);
  expect(isStillToCome(card('1'), new Date(now))).toBe(false);
});

it('proposes what is of the same name and sender, and goes by what a hand has chosen since', () => {
  const own = card('1');
  const later = card('2');
  const child = card('3', { content: { ...ANN, name: 'Bo Lee' } });
  const alike = card('4', { content: { ...ANN, email: 'else@example.com' } });
  const others = othersOf(own, [own, later, child, alike]);
  expect([...alsoGoing(own, others, new Map())]).toEqual(['2']);
  const ticks = new Map([
    ['2', false],
    ['3', true],
    ['9', true],
  ]);
  expect([...alsoGoing(own, others, ticks)]).toEqual(['3']);
});
