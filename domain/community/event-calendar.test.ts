import { afterEach, expect, it } from 'vitest';
import { eventCalendarOf } from './event-calendar.ts';

const FACTS = {
  name: 'Impressions',
  phone: '516-555-0100',
  siteUrl: 'https://impressions.example.com',
};
const EVENT = {
  id: 'first-check',
  name: 'The first check; at about age seven',
  day: '2027-06-10',
  begins: '18:00',
  ends: '19:30',
  text: 'What an orthodontic check is for, and when it can “wait”, said in a line longer than seventy-five bytes.',
};
const WORDS = { place: 'The library', note: 'Call before you come; a date can move.' };
const MADE_AT = new Date('2026-11-22T20:04:05Z');

const fileOf = (event: Partial<typeof EVENT> = {}, madeAt = MADE_AT) =>
  eventCalendarOf({ ...EVENT, ...event }, WORDS, FACTS, madeAt);
/** Long lines are folded (RFC 5545, 3.1). */
const lineOf = (file: string, name: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

it.each([
  ['2027-02-06', '20270206T230000Z', '20270207T003000Z'],
  ['2027-06-10', '20270610T220000Z', '20270610T233000Z'],
  ['2027-03-14', '20270314T220000Z', '20270314T233000Z'],
  ['2027-11-07', '20271107T230000Z', '20271108T003000Z'],
])('has the hours of %s in New York, wherever it is made', (day, start, end) => {
  for (const place of ['America/New_York', 'Pacific/Auckland', 'UTC']) {
    process.env.TZ = place;
    expect(lineOf(fileOf({ day }), 'DTSTART'), place).toBe(start);
    expect(lineOf(fileOf({ day }), 'DTEND'), place).toBe(end);
  }
});

it('keeps the name of its entry when the day moves, and has another next year', () => {
  const uid = lineOf(fileOf(), 'UID');
  expect(uid).toBe('community-first-check-2027@impressions.example.com');
  expect(lineOf(fileOf({ day: '2027-06-17' }, new Date('2027-05-01T09:00:00Z')), 'UID')).toBe(uid);
  expect(lineOf(fileOf({ day: '2028-06-08' }), 'UID')).not.toBe(uid);
});

it('is written as the grammar wants: folded at 75 bytes, ended by CRLF, escaped, stamped', () => {
  const file = fileOf();
  const written = file.split('\r\n');
  const bytes = (line: string) => new TextEncoder().encode(line).length;
  expect(Math.max(...written.map(bytes))).toBeLessThanOrEqual(75);
  expect(written.some((line) => line.startsWith(' '))).toBe(true);
  expect(written.join('')).not.toMatch(/[\r\n]/);
  expect(lineOf(file, 'SUMMARY')).toBe('The first check\\; at about age seven');
  expect(lineOf(file, 'LOCATION')).toBe('The library');
  expect(lineOf(file, 'DESCRIPTION')).toContain('move.\\nImpressions\\, 516-555-0100');
  expect(lineOf(file, 'DTSTAMP')).toBe('20261122T200405Z');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file.trimEnd()).toMatch(/END:VCALENDAR$/);
});
