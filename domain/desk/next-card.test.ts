import { expect, it } from 'vitest';
import { cardAfter } from './next-card.ts';

const NOW = new Date('2026-12-01T13:47:00Z');
const card = (name: string, comesBackAt: string | null = null) => ({
  name,
  state: { comesBackAt },
});

it.each([
  ['the most urgent of all, from the middle', ['1', '2', '3'], '2', '1'],
  ['the second, from the first', ['1', '2', '3'], '1', '2'],
  ['the first, from the last', ['1', '2', '3'], '3', '1'],
  ['the first, from a card that does not wait', ['1', '2'], '9', '1'],
  ['none, from the only one', ['1'], '1', undefined],
])('goes on to %s', (_, order, done, expected) => {
  const cards = order.map((name) => card(name));
  expect(cardAfter(cards, done, NOW)?.name).toBe(expected);
});

it('passes over who is to be tried again later, until no other waits', () => {
  const later = card('1', '2026-12-01T19:30:00Z');
  const due = card('2', '2026-12-01T13:30:00Z');
  expect(cardAfter([later, due, card('3')], '3', NOW)).toBe(due);
  expect(cardAfter([later, card('3')], '3', NOW)).toBe(later);
});
