import { expect, it } from 'vitest';
import { CALLER } from '../../domain/desk/caller.ts';
import { stateOf } from '../../domain/desk/card-state.ts';
import { evenWeek } from '../../tests/support/weeks.ts';
import { CardBox } from '../box/card-box.ts';
import { slipsOf } from './diary-slips.ts';
import { eventFor, proposeInstead } from './propose.ts';

const CAME = '2026-12-01T13:00:00Z';

it.each([
  ['discovery-call', undefined, 'smile-blueprint'],
  [CALLER, 'smile-blueprint', 'smile-blueprint'],
  [CALLER, 'virtual-consult', 'virtual-consult'],
  // Nobody is booked a visit with a fee that they did not ask for.
  [CALLER, undefined, 'virtual-consult'],
  [CALLER, 'discovery-call', 'virtual-consult'],
])('begins for a card of the kind %s about %s with the visit %s', (kind, calledAbout, event) => {
  const row = {
    about: 'request',
    number: 1,
    id: 'id',
    reference: null,
    kind,
    receivedAt: CAME,
    setAside: null,
    appointment: null,
  } as const;
  const content = {
    id: 'id',
    receivedAt: CAME,
    name: 'Ann Lee',
    ...(calledAbout === undefined ? {} : { calledAbout }),
  };
  const card = { name: '1', row, photos: 0, content, state: stateOf([]), spoiled: 0, isNew: false };
  expect(eventFor(card, [], new Date(CAME))).toBe(event);
});

it('proposes for a visit that is moved times near the one that it has', () => {
  const rules = { timeZone: 'America/New_York', week: evenWeek(), closures: [] };
  const now = new Date('2026-12-01T13:47:00Z');
  const box = new CardBox();
  const startsAt = '2026-12-03T12:00:00-05:00';
  const endsAt = '2026-12-03T13:30:00-05:00';
  const changes = { sequence: 0, changedAt: null, cancelledAt: null };
  box.put({
    row: {
      about: 'appointment',
      number: 1,
      id: 'id',
      reference: null,
      kind: 'smile-blueprint',
      receivedAt: CAME,
      setAside: null,
      appointment: { startsAt, endsAt, ...changes },
    },
    photos: 0,
    content: { id: 'id', receivedAt: CAME, name: 'Ann Lee', startsAt },
    isNew: false,
  });
  const card = box.find('A1');
  if (card === undefined) throw new Error('It has no card.');
  const known = { rules, slips: slipsOf(box, rules, now), own: [], now };
  const from = { day: '2026-12-03', from: 8, count: 3 };
  const { times, why } = proposeInstead(card, 'smile-blueprint', from, known);
  expect([times.map(({ day, from: row }) => [day, row]), why]).toEqual([
    [
      ['2026-12-02', 8],
      ['2026-12-04', 8],
      ['2026-12-07', 8],
    ],
    'near',
  ]);
});
