import { describe, expect, it } from 'vitest';
import type { SignedEntry } from '../../domain/desk/entries.ts';
import { CardBox } from '../box/card-box.ts';
import { slipsInTheWay, slipsOf } from './diary-slips.ts';
import { evenWeek } from '../../tests/support/weeks.ts';

/** Tuesday, December 1, 2026, 8:47 AM in New York. */
const NOW = new Date('2026-12-01T13:47:00Z');
const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: [],
};
const at = (clock: string, day = '2026-12-03') => `${day}T${clock}:00-05:00`;

/** A box with a visit of an hour and a half that was changed so many times. */
function boxWith(startsAt: string, sequence = 0): CardBox {
  const box = new CardBox();
  box.put({
    row: {
      about: 'appointment',
      number: 1,
      id: 'id',
      reference: null,
      kind: 'smile-blueprint',
      receivedAt: NOW.toISOString(),
      setAside: null,
      appointment: {
        startsAt,
        endsAt: new Date(Date.parse(startsAt) + 90 * 60_000).toISOString(),
        sequence,
        changedAt: null,
        cancelledAt: null,
      },
    },
    photos: 0,
    content: { id: 'id', receivedAt: NOW.toISOString(), name: 'Ann Lee', startsAt: at('10:00') },
    isNew: false,
  });
  return box;
}

/** What lies in the diary of a visit on Thursday at ten, after these moves. */
function slipsAfter(moves: readonly (readonly [from: string, to: string])[]) {
  const box = boxWith(moves.at(-1)?.[1] ?? at('10:00'), moves.length);
  for (const [index, [from, to]] of moves.entries()) {
    const entry: SignedEntry = {
      is: 'moved',
      id: `00000000-0000-4000-8000-00000000000${index}`,
      card: 'id',
      sequence: index + 1,
      from,
      to,
      number: index + 1,
      person: 1,
      at: NOW.toISOString(),
    };
    box.addEntry('A1', entry);
  }
  return slipsOf(box, RULES, NOW).map(({ is, from, note }) => [is, from, note]);
}

describe('a visit that was moved', () => {
  it('leaves where it was for the week, and says where it went', () => {
    expect(slipsAfter([[at('10:00'), at('14:00')]])).toEqual([
      ['gone', 4, 'moved to 2:00\u00a0PM'],
      ['visit', 12, ''],
    ]);
    expect(slipsAfter([[at('10:00'), at('10:00', '2026-12-04')]])).toEqual([
      ['gone', 4, 'moved to Friday'],
      ['visit', 4, ''],
    ]);
  });

  it('and put back leaves nothing', () => {
    const there = [at('10:00'), at('14:00')] as const;
    const back = [at('14:00'), at('10:00')] as const;
    expect(slipsAfter([there, back])).toEqual([['visit', 4, '']]);
  });
});

it('whoever has a time already is known by it to whoever holds something else over it', () => {
  const slips = slipsOf(boxWith(at('10:00')), RULES, NOW);
  const inTheWay = (from: number, name: string) =>
    slipsInTheWay(
      slips,
      { day: '2026-12-03', from, count: 1 },
      { is: 'move', name, to: { day: '2026-12-03', from, count: 1 }, sequence: 0 },
    ).map(({ title }) => title);
  expect(inTheWay(6, 'A2')).toEqual(['Ann Lee']);
  expect(inTheWay(7, 'A2')).toEqual([]);
  expect(inTheWay(6, 'A1')).toEqual([]);
});

it('a visit outside the hours of now lies there whole where the diary has rows for it', () => {
  const rules = { ...RULES, rows: { opens: '07:00', closes: '19:00' } };
  const slips = (startsAt: string) =>
    slipsOf(boxWith(startsAt), rules, NOW).map(({ from, count }) => [from, count]);
  expect(slips(at('17:30'))).toEqual([[21, 3]]);
  expect(slips(at('07:00'))).toEqual([[0, 3]]);
});
