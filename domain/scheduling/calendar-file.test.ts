import { expect, it } from 'vitest';
import { calendarFileOf } from './calendar-file.ts';

const FACTS = {
  name: 'Impressions',
  address: '100 Sample Avenue, Garden City, NY 11530',
  phone: '516-555-0100',
  siteUrl: 'https://impressions.example.com',
  noticeHours: 30,
};
const BOOKING = {
  id: '0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11',
  reference: 'K7NP-3XR2',
  event: 'smile-blueprint',
  startsAt: '2027-03-15T08:00:00-04:00',
  endsAt: '2027-03-15T09:30:00-04:00',
  status: 'booked',
  sequence: 0,
  link: 'https://impressions.example.com/appointment#token',
} as const;
const MADE_AT = new Date('2027-03-08T15:04:05Z');

/** Long lines are folded (RFC 5545, 3.1). */
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

it('has one entry with the moments in UTC, its own UID and the rule', () => {
  const file = unfolded(calendarFileOf(BOOKING, FACTS, MADE_AT));
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(file).toContain(
    '\r\nUID:0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11@impressions.example.com\r\n',
  );
  expect(file).toContain('\r\nDTSTART:20270315T120000Z\r\n');
  expect(file).toContain('\r\nDTEND:20270315T133000Z\r\n');
  expect(file).toContain("30 hours' notice: 516-555-0100.");
  expect(file).toContain('Booking number: K7NP-3XR2');
  expect(file).toContain('To change or cancel: https://impressions.example.com/appointment#token');
  expect(file).toContain('\r\nSEQUENCE:0\r\n');
  expect(file).toContain('METHOD:PUBLISH');
  expect(file).toContain('LOCATION:100 Sample Avenue');
});

it('is stamped with the moment of its making', () => {
  expect(calendarFileOf(BOOKING, FACTS, MADE_AT)).toContain('\r\nDTSTAMP:20270308T150405Z\r\n');
});

it('reminds while it can still be moved without a call, and two hours before; not of what is cancelled', () => {
  const reminders = (status: 'booked' | 'cancelled') =>
    unfolded(calendarFileOf({ ...BOOKING, status }, FACTS, MADE_AT)).match(/^TRIGGER:.+$/gm);
  expect(reminders('booked')).toEqual(['TRIGGER:-P1DT7H', 'TRIGGER:-PT2H']);
  expect(reminders('cancelled')).toBeNull();
  expect(calendarFileOf(BOOKING, FACTS, MADE_AT)).toContain(
    '\r\nDESCRIPTION:Smile Blueprint\\, Impressions\r\nEND:VALARM',
  );
});

it('says all of the appointment before its reminders, as the grammar wants (RFC 5545, 3.6.1)', () => {
  const lines = unfolded(calendarFileOf(BOOKING, FACTS, MADE_AT)).split('\r\n');
  const firstReminder = lines.indexOf('BEGIN:VALARM');
  const end = lines.indexOf('END:VEVENT');
  expect(lines.slice(0, firstReminder)).toEqual(
    expect.arrayContaining(['STATUS:CONFIRMED', 'SEQUENCE:0', `URL;VALUE=URI:${FACTS.siteUrl}`]),
  );
  expect(lines.slice(firstReminder, end).filter((line) => /^(BEGIN|END):/.test(line))).toEqual([
    'BEGIN:VALARM',
    'END:VALARM',
    'BEGIN:VALARM',
    'END:VALARM',
  ]);
  expect(lines[end - 1]).toBe('END:VALARM');
});

it('a virtual consult has no place', () => {
  expect(calendarFileOf({ ...BOOKING, event: 'virtual-consult' }, FACTS, MADE_AT)).not.toContain(
    'LOCATION',
  );
});

it('a change keeps the UID and raises the sequence; a cancellation takes the entry away', () => {
  const uid = 'UID:0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11@';
  const moved = unfolded(calendarFileOf({ ...BOOKING, sequence: 1 }, FACTS, MADE_AT));
  expect([uid, 'SEQUENCE:1', 'STATUS:CONFIRMED'].filter((part) => !moved.includes(part))).toEqual(
    [],
  );
  const last = { ...BOOKING, sequence: 2, status: 'cancelled' } as const;
  const cancelled = unfolded(calendarFileOf(last, FACTS, MADE_AT));
  const parts = [uid, 'SEQUENCE:2', 'STATUS:CANCELLED', 'METHOD:CANCEL'];
  expect(parts.filter((part) => !cancelled.includes(part))).toEqual([]);
  expect(cancelled).not.toContain('/appointment#');
  expect(cancelled).not.toContain('K7NP');
});
