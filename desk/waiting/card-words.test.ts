import { expect, it } from 'vitest';
import { stateOf } from '../../domain/desk/card-state.ts';
import type { SignedEntry } from '../../domain/desk/entries.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { titleOfCard } from './card-words.ts';

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
