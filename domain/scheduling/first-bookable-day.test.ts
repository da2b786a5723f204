import { describe, expect, it } from 'vitest';
import { EVENT_NAMES } from './event-types.ts';
import { firstBookableDay } from './first-bookable-day.ts';
import { offeredSlots, practiceDay } from './offered-slots.ts';
import type { OpeningRules } from './slot.ts';
import { evenWeek, UNEQUAL_WEEK } from '../../tests/support/weeks.ts';

const RULES: OpeningRules = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: ['2026-11-26', '2026-12-25', '2027-01-01'],
};
const HOUR_MS = 3_600_000;

describe.each(EVENT_NAMES)('for a %s', (event) => {
  it.each([
    ['even', RULES],
    ['unequal', { ...RULES, week: UNEQUAL_WEEK }],
  ])(
    'in an %s week is the day of the first time that is offered, whenever one asks',
    (_, rules) => {
      const from = Date.parse('2026-11-20T00:17:00Z');
      // Every seventh hour of half a year, over closures, weekends and the change of clocks.
      for (let hours = 0; hours < 24 * 180; hours += 7) {
        const now = new Date(from + hours * HOUR_MS);
        const range = { from: practiceDay(rules, now), days: 15 };
        const [first] = offeredSlots(rules, event, range, now);
        expect(firstBookableDay(rules, event, now), now.toISOString()).toBe(
          first?.startsAt.slice(0, 10),
        );
      }
    },
  );
});

it('is none where the practice does not open for two months', () => {
  const closures = Array.from({ length: 90 }, (_, ahead) =>
    new Date(Date.parse('2026-11-20') + ahead * 24 * HOUR_MS).toISOString().slice(0, 10),
  );
  const now = new Date('2026-11-20T12:00:00Z');
  expect(firstBookableDay({ ...RULES, closures }, 'virtual-consult', now)).toBeNull();
});
