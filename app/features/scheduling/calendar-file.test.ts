import { expect, it } from 'vitest';
import { calendarFileOf } from './calendar-file.ts';

const FACTS = {
  practiceName: 'Impressions',
  address: '100 Sample Avenue, Garden City, NY 11530',
  phone: '516-555-0100',
  siteUrl: 'https://impressions.example.com',
};
const BOOKING = {
  id: '0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11',
  event: 'smile-blueprint',
  startsAt: '2027-03-15T08:00:00-04:00',
  endsAt: '2027-03-15T09:30:00-04:00',
} as const;

/** Long lines are folded (RFC 5545, 3.1). */
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

it('has one entry with the moments in UTC, its own UID and the rule', () => {
  const file = unfolded(calendarFileOf(BOOKING, FACTS));
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(file).toContain(
    '\r\nUID:0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11@impressions.example.com\r\n',
  );
  expect(file).toContain('\r\nDTSTART:20270315T120000Z\r\n');
  expect(file).toContain('\r\nDTEND:20270315T133000Z\r\n');
  expect(file).toContain("24 hours' notice: 516-555-0100.");
  expect(file).toContain('LOCATION:100 Sample Avenue');
});

it('is the same file each time, and a virtual consult has no place', () => {
  expect(calendarFileOf(BOOKING, FACTS)).toBe(calendarFileOf(BOOKING, FACTS));
  expect(calendarFileOf({ ...BOOKING, event: 'virtual-consult' }, FACTS)).not.toContain('LOCATION');
});
