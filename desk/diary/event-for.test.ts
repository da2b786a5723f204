import { expect, it } from 'vitest';
import { CALLER } from '../../domain/desk/caller.ts';
import { stateOf } from '../../domain/desk/card-state.ts';
import { eventFor } from './propose.ts';

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
