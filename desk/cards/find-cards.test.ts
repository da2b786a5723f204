import { expect, it } from 'vitest';
import { stateOf } from '../../domain/desk/card-state.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { findCards } from './find-cards.ts';

function card(name: string, phone = ''): OpenedCard {
  const receivedAt = '2026-12-01T13:00:00Z';
  return {
    name: 'A1',
    row: {
      about: 'request',
      number: 1,
      id: 'id',
      reference: 'K7NP-3XR2',
      kind: 'discovery-call',
      receivedAt,
      setAside: null,
      appointment: null,
    },
    photos: 0,
    content: { id: 'id', receivedAt, name, phone },
    state: stateOf([]),
    spoiled: 0,
    isNew: false,
  };
}

it.each([
  ['hernandez', 'Lucía Hernández'],
  ['HERNÁNDEZ lucia', 'Luci\u0301a Herna\u0301ndez'],
  ['bergstrom', 'Anneliese Bergström'],
  ['sorensen', 'Müller Sørensen'],
  ['dubois lukasiewicz', 'Dubois-Łukasiewicz'],
  ['dang', 'Đặng Thị Ngọc'],
  ['oeuvrard', 'Œuvrard'],
  ['Thorsson', 'Þórsson'],
  ["O'Donnell", 'Margaret O’Donnell'],
  ['odonnell', "Margaret O'Donnell"],
  ['o’donnell margaret', "Margaret O'Donnell"],
])('finds by “%s” who wrote as %s', (query, name) => {
  expect(findCards([card(name), card('Ann Lee')], query, [])).toHaveLength(1);
});

it('finds a number with or without its signs, and all for nothing asked', () => {
  const cards = [card('Ann Lee', '(516) 555-0142'), card('Bo Lin', '516-555-0199')];
  expect(findCards(cards, '516 555 0142', [])).toHaveLength(1);
  expect(findCards(cards, '(516) 555-01', [])).toHaveLength(2);
  // As a telephone shows who calls.
  expect(findCards(cards, '+1 516-555-0142', [])).toHaveLength(1);
  expect(findCards([card('Cy Noh', '+44 20 7946 0958')], '+442079460958', [])).toHaveLength(1);
  expect(findCards(cards, 'k7np-3xr2', [])).toHaveLength(2);
  expect(findCards(cards, 'k7np3xr2', [])).toHaveLength(2);
  expect(findCards(cards, 'Carla', [])).toHaveLength(0);
  expect(findCards(cards, '  ', [])).toHaveLength(2);
});
