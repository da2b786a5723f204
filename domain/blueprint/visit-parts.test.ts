import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '../scheduling/event-types.ts';
import { minutesOf, VISIT_PARTS, visitSpans } from './visit-parts.ts';

describe('the parts of the visit', () => {
  it('take as long as the visit that is booked', () => {
    expect(minutesOf(VISIT_PARTS)).toBe(EVENT_TYPES['smile-blueprint'].durationMinutes);
  });

  it('follow one another without a gap, each in steps of five minutes', () => {
    const spans = visitSpans();
    expect(spans.map(({ part }) => part)).toEqual([...VISIT_PARTS]);
    expect(spans[0]?.from).toBe(0);
    for (const [index, { from, to }] of spans.entries()) {
      expect(from).toBe(spans[index - 1]?.to ?? 0);
      expect((to - from) % 5).toBe(0);
      expect(to).toBeGreaterThan(from);
    }
  });
});
