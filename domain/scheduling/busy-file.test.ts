import { expect, it } from 'vitest';
import { busyFileOf } from './busy-file.ts';

const FACTS = { name: 'Impressions', siteUrl: 'https://www.example.org' };
const MADE_AT = new Date('2027-03-08T15:04:05Z');
const VISIT = {
  name: 'appointment-31',
  summary: 'Smile Blueprint A31',
  startsAt: '2027-03-15T08:00:00-04:00',
  endsAt: '2027-03-15T09:30:00-04:00',
  sequence: 2,
};

it('has an entry a busy time, in UTC, that counts as busy and keeps its name', () => {
  const file = busyFileOf([VISIT], FACTS, MADE_AT);
  for (const line of [
    'UID:appointment-31@www.example.org',
    'SEQUENCE:2',
    'DTSTAMP:20270308T150405Z',
    'DTSTART:20270315T120000Z',
    'DTEND:20270315T133000Z',
    'SUMMARY:Smile Blueprint A31',
    'TRANSP:OPAQUE',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
  ]) {
    expect(file).toContain(`\r\n${line}\r\n`);
  }
  expect(file).not.toMatch(/ATTENDEE|ORGANIZER|DESCRIPTION|LOCATION|VALARM|URL/);
});

it('is a whole calendar where nobody comes', () => {
  const file = busyFileOf([], FACTS, MADE_AT);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).toMatch(/END:VCALENDAR\s*$/);
  expect(file).not.toContain('VEVENT');
});
