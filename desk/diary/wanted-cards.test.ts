import { expect, it } from 'vitest';
import { stateOf } from '../../domain/desk/card-state.ts';
import type { SignedEntry } from '../../domain/desk/entries.ts';
import type { OpenedBlock, OpenedCard } from '../box/card-box.ts';
import { wantedCards } from './wanted-cards.ts';

const NOW = new Date('2026-12-01T13:47:00Z');
const CAME = '2026-12-01T13:00:00Z';

function request(
  number: number,
  more: Partial<OpenedCard['row']> = {},
  isDone = false,
): OpenedCard {
  const reached: SignedEntry = {
    is: 'reached',
    id: '1',
    card: 'id',
    number: 1,
    person: 1,
    at: CAME,
  };
  return {
    name: String(number),
    row: {
      about: 'request',
      number,
      id: 'id',
      reference: null,
      kind: 'discovery-call',
      receivedAt: CAME,
      setAside: null,
      appointment: null,
      ...more,
    },
    photos: 0,
    content: { id: 'id', receivedAt: CAME, name: 'Ann Lee' },
    state: stateOf(isDone ? [reached] : []),
    spoiled: 0,
    isNew: false,
  };
}

function held(to: string, startsAt: string, until = '2026-12-02T14:00:00Z'): OpenedBlock {
  return {
    number: 1,
    id: 'id',
    person: 1,
    why: '',
    startsAt,
    endsAt: startsAt,
    offered: { to, until, letter: 'id', became: 'left' },
    series: null,
  };
}

it('counts who called among them, and about a weekend among those who would come on one', () => {
  const called = (number: number, calledAbout?: string): OpenedCard => ({
    ...request(number, { kind: 'caller' }),
    content: {
      id: 'id',
      receivedAt: CAME,
      name: 'Ann Lee',
      ...(calledAbout === undefined ? {} : { calledAbout }),
    },
  });
  const cards = [called(1), called(2, 'weekend-appointment'), called(3, 'smile-blueprint')];
  const { weekend, others } = wantedCards(cards, [], NOW);
  expect([weekend, others].map((ones) => ones.map(({ name }) => name))).toEqual([
    ['2'],
    ['1', '3'],
  ]);
});

it('parts who asked from who was offered times that they have not chosen yet', () => {
  const cards = [
    request(1, { kind: 'weekend-appointment' }),
    request(2),
    request(3),
    request(4),
    request(5, {}, true),
    request(6, { setAside: 'trap' }),
  ];
  const friday = held('3', '2026-12-04T15:00:00Z');
  const monday = held('3', '2026-12-07T15:00:00Z');
  const over = held('4', '2026-12-04T16:00:00Z', '2026-12-01T13:00:00Z');
  const { weekend, others, offered } = wantedCards(cards, [friday, over, monday], NOW);
  expect(weekend.map(({ name }) => name)).toEqual(['1']);
  expect(others.map(({ name }) => name)).toEqual(['2', '4']);
  expect(offered.map(({ card, times }) => [card.name, times])).toEqual([['3', [friday, monday]]]);
});

it('names first who wrote first: the list is cut, and theirs is the promise that ends first', () => {
  const cards = [
    request(3, { receivedAt: '2026-12-01T12:00:00Z' }),
    request(1, { receivedAt: '2026-11-30T12:00:00Z' }),
    request(2, { receivedAt: '2026-12-01T09:00:00Z' }),
  ];
  expect(wantedCards(cards, [], NOW).others.map(({ name }) => name)).toEqual(['1', '2', '3']);
});
