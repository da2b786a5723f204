import { describe, expect, it } from 'vitest';
import { openingStateAt } from './opening-state.ts';

const hours = {
  timeZone: 'America/New_York' as const,
  weekdays: { opens: '08:00', closes: '18:00' },
};
const CHRISTMAS = ['2026-12-25'];

describe('openingStateAt', () => {
  it.each([
    ['Friday morning before eight', '2026-11-20T12:59:00Z', false, null, '08:00'],
    ['Friday at eight', '2026-11-20T13:00:00Z', true, null, '18:00'],
    ['Friday one minute to six', '2026-11-20T22:59:00Z', true, null, '18:00'],
    ['Friday at six', '2026-11-20T23:00:00Z', false, 'Monday', '08:00'],
    ['Saturday noon', '2026-11-21T17:00:00Z', false, 'Monday', '08:00'],
    ['Sunday, the day the clocks go forward', '2027-03-14T12:00:00Z', false, 'Monday', '08:00'],
    ['Monday after it, 8:00 in daylight time', '2027-03-15T12:00:00Z', true, null, '18:00'],
    ['a closure, then a weekend', '2026-12-25T15:00:00Z', false, 'Monday', '08:00'],
    ['Thursday evening before a closure', '2026-12-24T23:30:00Z', false, 'Monday', '08:00'],
    ['Monday just after midnight in New York', '2026-11-23T05:01:00Z', false, null, '08:00'],
  ])('%s', (_, now, isOpen, weekday, time) => {
    expect(openingStateAt(hours, CHRISTMAS, new Date(now))).toEqual({
      isOpen,
      nextChange: { weekday, time },
    });
  });

  it('says nothing of a reopening that is far away', () => {
    const closures = Array.from({ length: 30 }, (_, day) =>
      new Date(Date.UTC(2026, 6, 1 + day)).toISOString().slice(0, 10),
    );
    expect(openingStateAt(hours, closures, new Date('2026-07-01T15:00:00Z'))).toEqual({
      isOpen: false,
      nextChange: null,
    });
  });
});
