import { afterEach, expect, it } from 'vitest';
import { weddingCalendarOf } from './wedding-calendar.ts';
import { evenWeek } from '../../tests/support/weeks.ts';

const FACTS = {
  name: 'Impressions',
  phone: '516-555-0100',
  siteUrl: 'https://impressions.example.com',
};
const WORDS = { begin: 'Begin by today: ', day: 'The day', dayText: 'Two quiet weeks end.' };
const STEPS = [
  { id: 'cleaning', before: { weeks: 2 }, title: 'A cleaning, or a small repair', text: 'Early.' },
  {
    id: 'whitening',
    before: { weeks: 5 },
    title: 'Whitening; on its own',
    text: 'About two weeks at home, then the shade settles, as the shade of “natural” teeth does: “slowly”, and a line longer than seventy-five bytes.',
  },
  { id: 'implant', before: { months: 12 }, title: 'An implant', text: 'Through partners.' },
];
const MADE_AT = new Date('2026-11-22T20:04:05Z');
const TODAY = '2026-11-22';

/** Open on every weekday. */
const RULES = { timeZone: 'America/New_York', week: evenWeek(), closures: [] };
const fileOf = (day: string, firstVisit = TODAY, madeAt = MADE_AT) =>
  weddingCalendarOf(
    { day, visits: { rules: RULES, firstVisit, today: TODAY } },
    STEPS,
    WORDS,
    FACTS,
    madeAt,
  );
/** Long lines are folded (RFC 5545, 3.1). */
const unfolded = (file: string) => file.replaceAll('\r\n ', '');
const linesOf = (file: string, name: string) =>
  unfolded(file)
    .split('\r\n')
    .filter((line) => line.startsWith(name))
    .map((line) => line.slice(line.indexOf(':') + 1));

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

it('has an entry for each step that can still begin, in order of time, and for the day', () => {
  expect(linesOf(fileOf('2028-02-29'), 'DTSTART')).toEqual([
    // The 28th is a Sunday.
    '20270226',
    '20280125',
    '20280215',
    '20280229',
  ]);
  expect(linesOf(fileOf('2027-01-04'), 'SUMMARY')).toEqual([
    'Begin by today: Whitening\\; on its own',
    'Begin by today: A cleaning\\, or a small repair',
    'The day',
  ]);
  // Five weeks before is less than a week after the first visit: nobody is told to begin then.
  expect(linesOf(fileOf('2026-12-30'), 'SUMMARY')).toEqual([
    'Begin by today: A cleaning\\, or a small repair',
    'The day',
  ]);
  expect(linesOf(fileOf(TODAY), 'SUMMARY')).toEqual(['The day']);
});

it.each([
  ['2026-11-29', '20261129', '20261130'],
  ['2027-03-14', '20270314', '20270315'],
  ['2027-11-07', '20271107', '20271108'],
  ['2028-02-29', '20280229', '20280301'],
  ['2027-12-31', '20271231', '20280101'],
])('an entry lasts the whole of %s and leaves it free', (day, start, end) => {
  for (const place of ['America/New_York', 'Pacific/Auckland', 'Pacific/Honolulu', 'UTC']) {
    process.env.TZ = place;
    const file = fileOf(day);
    expect(file, place).toContain(`\r\nDTSTART;VALUE=DATE:${start}\r\n`);
    expect(file, place).toContain(`\r\nDTEND;VALUE=DATE:${end}\r\n`);
  }
  expect(linesOf(fileOf(day), 'TRANSP')).toContain('TRANSPARENT');
});

it('keeps the names of its entries, and has others for another day', () => {
  const uids = linesOf(fileOf('2027-06-12'), 'UID');
  expect(uids).toEqual([
    'wedding-2027-06-12-whitening@impressions.example.com',
    'wedding-2027-06-12-cleaning@impressions.example.com',
    'wedding-2027-06-12-the-day@impressions.example.com',
  ]);
  const later = fileOf('2027-06-12', '2026-12-24', new Date('2026-12-24T09:00:00Z'));
  expect(linesOf(later, 'UID')).toEqual(uids);
  const other = linesOf(fileOf('2027-06-19'), 'UID');
  expect(other.filter((uid) => uids.includes(uid))).toEqual([]);
});

it('is written as the grammar wants: folded at 75 bytes, ended by CRLF, escaped, stamped', () => {
  const file = fileOf('2027-06-12');
  const bytes = (line: string) => new TextEncoder().encode(line).length;
  const written = file.split('\r\n');
  expect(Math.max(...written.map(bytes))).toBeLessThanOrEqual(75);
  expect(written.some((line) => line.startsWith(' '))).toBe(true);
  expect(written.join('')).not.toMatch(/[\r\n]/);
  expect(linesOf(file, 'DESCRIPTION')[1]).toBe('Early.\\nImpressions\\, 516-555-0100');
  expect(linesOf(file, 'DESCRIPTION')[0]).toContain('“natural” teeth');
  expect(new Set(linesOf(file, 'DTSTAMP'))).toEqual(new Set(['20261122T200405Z']));
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file.trimEnd()).toMatch(/END:VCALENDAR$/);
});
