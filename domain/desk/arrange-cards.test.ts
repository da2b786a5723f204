import { expect, it } from 'vitest';
import { arrangeCards } from './arrange-cards.ts';
import { stateOf } from './card-state.ts';
import { evenWeek } from '../../tests/support/weeks.ts';

/** New York, where the practice is; December 1, 2026 is a Tuesday. */
const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: [],
};
const NOW = new Date('2026-12-01T08:47:00-05:00');

it('puts who came first before who came later, in whichever order their cards were opened', () => {
  const cards = ['09:30:12', '09:30:31', '09:29:59', '09:30:05'].map((time, at) => ({
    row: {
      about: 'request' as const,
      number: at + 1,
      id: String(at),
      reference: null,
      kind: 'discovery-call',
      receivedAt: new Date(`2026-11-30T${time}-05:00`).toISOString(),
      setAside: null,
      appointment: null,
    },
    state: stateOf([]),
  }));
  for (const opened of [cards, cards.toReversed()]) {
    const [today] = arrangeCards(opened, RULES, NOW);
    expect(today?.cards.map(({ card }) => card.row.number)).toEqual([3, 4, 1, 2]);
  }
});
