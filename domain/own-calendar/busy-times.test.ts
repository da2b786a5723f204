import { describe, expect, it } from 'vitest';
import { busyTimesOf } from './busy-times.ts';

const NEW_YORK = 'America/New_York';
const READING = {
  timeZone: NEW_YORK,
  fromMs: Date.parse('2027-03-01T00:00:00-05:00'),
  untilMs: Date.parse('2027-06-01T00:00:00-04:00'),
  ourEnding: '@www.example.org',
};
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const read = (...events: string[][]) => busyTimesOf(calendar(...events), READING);
/** As New York's wall shows them. */
const wall = (ms: number) => new Date(ms).toLocaleString('sv', { timeZone: NEW_YORK }).slice(5, 16);
const spans = (...events: string[][]) =>
  read(...events)?.times.map(({ startMs, endMs }) => `${wall(startMs)} ${wall(endMs)}`);
const at = (clock: string) => `;TZID=America/New_York:202703${clock}`;

describe('an event', () => {
  it.each([
    [
      'in a zone',
      [`DTSTART${at('10T100000')}`, `DTEND${at('10T113000')}`],
      '03-10 10:00 03-10 11:30',
    ],
    ['in UTC', ['DTSTART:20270310T150000Z', 'DTEND:20270310T160000Z'], '03-10 10:00 03-10 11:00'],
    [
      'without a zone, in whole half-hours',
      ['DTSTART:20270310T101000', 'DURATION:PT35M'],
      '03-10 10:00 03-10 11:00',
    ],
    [
      'in a zone as Outlook calls it',
      ['DTSTART;TZID="Pacific Standard Time":20270310T070000', 'DURATION:PT1H'],
      '03-10 10:00 03-10 11:00',
    ],
    [
      'in a zone with an address around it',
      ['DTSTART;TZID=/mozilla.org/20050126_1/America/Chicago:20270310T090000', 'DURATION:PT1H'],
      '03-10 10:00 03-10 11:00',
    ],
    ['of a day', ['DTSTART;VALUE=DATE:20270310'], '03-10 00:00 03-11 00:00'],
    [
      'of three days, over the one of 23 hours',
      ['DTSTART;VALUE=DATE:20270313', 'DTEND;VALUE=DATE:20270316'],
      '03-13 00:00 03-16 00:00',
    ],
    [
      'of two days, as a duration',
      ['DTSTART;VALUE=DATE:20270310', 'DURATION:P2D'],
      '03-10 00:00 03-12 00:00',
    ],
  ])('%s keeps its time', (_, lines, expected) => {
    expect(spans(lines)).toEqual([expected]);
  });

  it.each([
    ['that is marked as free', ['TRANSP:TRANSPARENT']],
    ['that is cancelled', ['STATUS:CANCELLED']],
    ['that Outlook marks as free', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
    ['of our own feed', ['UID:appointment-3@www.example.org']],
  ])('%s keeps none', (_, lines) => {
    const event = [`DTSTART${at('10T100000')}`, `DTEND${at('10T113000')}`, ...lines];
    expect(read(event)).toEqual({ times: [], unread: 0 });
  });

  it('without a length, or that lies outside, keeps none', () => {
    expect(read([`DTSTART${at('10T100000')}`])).toEqual({ times: [], unread: 0 });
    expect(read(['DTSTART:20250310T150000Z', 'DTEND:20250310T160000Z'])).toEqual({
      times: [],
      unread: 0,
    });
  });

  it.each([
    ['has no beginning', ['DTEND:20270310T160000Z']],
    ['begins on no day', ['DTSTART:20270231T150000Z', 'DURATION:PT1H']],
    [
      'begins in a zone that nobody knows',
      ['DTSTART;TZID=Customized:20270310T100000', 'DURATION:PT1H'],
    ],
    [
      'begins in a zone named as something of the language',
      ['DTSTART;TZID=constructor:20270310T100000', 'DURATION:PT1H'],
    ],
    [
      'recurs by several rules',
      ['DTSTART:20270310T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY'],
    ],
    [
      'recurs and lasts for years',
      ['DTSTART:20200101T150000Z', 'DURATION:P1000D', 'RRULE:FREQ=MONTHLY'],
    ],
    [
      'comes more often than anybody’s',
      ['DTSTART:20270310T150000Z', `RDATE:${'20270311T150000Z,'.repeat(1_001).slice(0, -1)}`],
    ],
    [
      'is left out more often than anybody’s',
      ['DTSTART:20270310T150000Z', ...Array(1_001).fill('EXDATE:20270311T150000Z')],
    ],
    ['lasts for something that is no time', ['DTSTART:20270310T150000Z', 'DURATION:PT']],
    [
      'recurs by a rule that is not read',
      ['DTSTART:20270310T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY'],
    ],
    [
      'changes all that follow',
      [
        'DTSTART:20270310T150000Z',
        'DURATION:PT1H',
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20270310T150000Z',
      ],
    ],
  ])('is counted as not read that %s', (_, lines) => {
    expect(read(lines)).toEqual({ times: [], unread: 1 });
  });
});

describe('an event that recurs', () => {
  const weekly = [
    'UID:w',
    'DTSTART;TZID=America/New_York:20270305T100000',
    'DTEND;TZID=America/New_York:20270305T110000',
    'RRULE:FREQ=WEEKLY;COUNT=4',
  ];

  it('keeps its clock over a change of clocks', () => {
    expect(spans(weekly)).toEqual([
      '03-05 10:00 03-05 11:00',
      '03-12 10:00 03-12 11:00',
      '03-19 10:00 03-19 11:00',
      '03-26 10:00 03-26 11:00',
    ]);
  });

  it('leaves out what it excepts, by moment or by day', () => {
    expect(spans([...weekly, `EXDATE${at('12T100000')},20270319T100000`])).toEqual([
      '03-05 10:00 03-05 11:00',
      '03-26 10:00 03-26 11:00',
    ]);
    expect(spans([...weekly, 'EXDATE;VALUE=DATE:20270312'])).toHaveLength(3);
  });

  it('has an occurrence elsewhere that was moved, and none that was cancelled', () => {
    const moved = [
      'UID:w',
      `RECURRENCE-ID${at('12T100000')}`,
      `DTSTART${at('12T140000')}`,
      `DTEND${at('12T150000')}`,
    ];
    const cancelled = [
      'UID:w',
      'RECURRENCE-ID:20270319T140000Z',
      `DTSTART${at('19T100000')}`,
      'STATUS:CANCELLED',
    ];
    expect(spans(weekly, moved, cancelled)).toEqual([
      '03-05 10:00 03-05 11:00',
      '03-12 14:00 03-12 15:00',
      '03-26 10:00 03-26 11:00',
    ]);
  });

  it('comes on further days too', () => {
    expect(spans([...weekly.slice(0, 3), `RDATE${at('07T100000')}`])).toHaveLength(2);
  });

  it('goes on without an end as far as is looked', () => {
    const daily = ['DTSTART:20200101T150000Z', 'DURATION:PT30M', 'RRULE:FREQ=DAILY'];
    expect(read(daily)?.times).toHaveLength(92);
  });
});

it('what touches or overlaps is one time', () => {
  const hour = (from: string) => [`DTSTART${at(`10T${from}00`)}`, 'DURATION:PT1H'];
  expect(spans(hour('1200'), hour('1000'), hour('1030'), hour('1130'))).toEqual([
    '03-10 10:00 03-10 13:00',
  ]);
});

it('keeps whole half-hours, so that no invitation leaves more of them than there are', () => {
  const minutes = Array.from({ length: 900 }, (_, minute) => {
    const start = new Date(Date.parse('2027-03-10T15:01:10Z') + minute * 60_000).toISOString();
    return start.replaceAll(/[-:]|\.000/g, '');
  });
  const seconds = ['DTSTART:20270310T150010Z', 'DURATION:PT1S', `RDATE:${minutes.join()}`];
  expect(spans(seconds)).toEqual(['03-10 10:00 03-11 01:30']);
});

it('reads folded lines, small letters, line ends of any kind, reminders within, and the file’s own zone', () => {
  const file = [
    'begin:vcalendar',
    'X-WR-TIMEZONE:America/Chicago',
    'BEGIN:VTIMEZONE',
    'TZID:America/New_York',
    'BEGIN:STANDARD',
    'DTSTART:20071104T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'SUMMARY:A title; with: signs',
    'dtstart:20270310',
    ' T090000',
    'DTEND:20270310T100000',
    'BEGIN:VALARM',
    'DURATION:PT5H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\n');
  const found = busyTimesOf(`\uFEFF${file}`, READING)?.times;
  expect(found?.map(({ startMs, endMs }) => `${wall(startMs)} ${wall(endMs)}`)).toEqual([
    '03-10 10:00 03-10 11:00',
  ]);
});

it.each([
  ['nothing', ''],
  ['a page that asks to sign in', '<!doctype html>\n<title>Sign in</title>'],
  ['a file that broke off', calendar(['DTSTART:20270310T150000Z']).slice(0, 60)],
  ['a file whose ends do not fit', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\nEND:VEVENT'],
])('%s is no calendar', (_, file) => {
  expect(busyTimesOf(file, READING)).toBeUndefined();
});

it('an empty calendar is one, in which nobody is busy', () => {
  expect(read()).toEqual({ times: [], unread: 0 });
});
