import { expect, it } from 'vitest';
import { countVisitsOn } from './visits-on.ts';

const visit = (startsAt: string, cancelledAt: string | null = null) => ({
  appointment: {
    event: 'virtual-consult' as const,
    startsAt,
    endsAt: startsAt,
    sequence: 0,
    changedAt: null,
    cancelledAt,
  },
});

it('counts the visits of a day by the practice’s clock, and none that is cancelled', () => {
  const rows = [
    visit('2027-12-28T09:30:00-05:00'),
    visit('2027-12-28T17:30:00-05:00'),
    visit('2027-12-28T10:00:00-05:00', '2027-12-01T00:00:00Z'),
    visit('2027-12-29T09:30:00-05:00'),
    { appointment: null },
  ];
  expect(countVisitsOn(rows, '2027-12-28')).toBe(2);
  expect(countVisitsOn(rows, '2027-12-30')).toBe(0);
});
