import { expect, it, vi } from 'vitest';
import { TIMES_IN_ENGLISH } from './times-in-english.ts';
import { TIMES_IN_SPANISH } from './times-in-spanish.ts';

const {
  clockOf,
  clockRangeOf,
  dayNameOf,
  dayPartsOf,
  easternMomentOf,
  shortDayOf,
  visitorClockOf,
  wholeTimeOf,
} = TIMES_IN_ENGLISH;

const plain = (text: string | null) => text?.replaceAll('\u202F', ' ') ?? null;

it('says New York’s clock, summer and winter', () => {
  expect(plain(clockOf('2027-03-12T08:00:00-05:00'))).toBe('8:00\u00a0AM');
  expect(plain(clockOf('2027-03-15T16:30:00-04:00'))).toBe('4:30\u00a0PM');
});

it.each([
  ['America/New_York', null],
  // Another name of the same clock.
  ['America/Toronto', null],
  ['America/Los_Angeles', '5:00\u00a0AM'],
  ['Europe/Vienna', '1:00\u00a0PM'],
  ['Asia/Tokyo', '9:00\u00a0PM'],
])('in %s adds %s', (timeZone, own) => {
  expect(plain(visitorClockOf('2027-03-15T08:00:00-04:00', timeZone))).toBe(own);
});

it('names the day where the visitor has another', () => {
  expect(plain(visitorClockOf('2027-03-15T16:00:00-04:00', 'Asia/Tokyo'))).toBe('Tue 5:00\u00a0AM');
});

it('says New York’s time alone where the device does not know its own zone', () => {
  const known = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...known,
    timeZone: 'Etc/Unknown',
  });
  expect(visitorClockOf('2027-03-15T08:00:00-04:00')).toBe(null);
  vi.restoreAllMocks();
});

it('says a moment in New York, whatever its writing', () => {
  expect(plain(easternMomentOf('2027-03-16T01:30:00.000Z'))).toBe(
    'Monday, March 15, 9:30\u00a0PM Eastern Time',
  );
});

it('says the whole in words', () => {
  expect(plain(wholeTimeOf('2026-11-24T08:00:00-05:00'))).toBe(
    'Tuesday, November 24, 8:00\u00a0AM Eastern Time',
  );
  expect(dayNameOf('2027-03-14')).toBe('Sunday, March 14');
});

it.each([
  ['2027-03-15T09:30:00-04:00', 90, '9:30 to 11:00\u00a0AM'],
  ['2027-03-15T11:00:00-04:00', 90, '11:00\u00a0AM to 12:30\u00a0PM'],
  ['2027-03-12T13:30:00-05:00', 30, '1:30 to 2:00\u00a0PM'],
])('says from when to when: %s', (startsAt, minutes, words) => {
  expect(plain(clockRangeOf(startsAt, minutes))).toBe(words);
});

it('parts a day for large letters', () => {
  expect(dayPartsOf('2026-12-01')).toEqual(['Tuesday, December', '1', '']);
  expect(shortDayOf('2026-12-01')).toBe('Dec 1');
});

it('says the same in Spanish', () => {
  const startsAt = '2026-11-24T09:30:00-05:00';
  const times = TIMES_IN_SPANISH;
  expect(times.wholeTimeOf(startsAt)).toBe(
    'martes 24 de noviembre, 9:30\u00a0a.\u00a0m., hora del Este',
  );
  expect(times.clockRangeOf(startsAt, 90)).toBe('9:30 a 11:00\u00a0a.\u00a0m.');
  expect(times.clockRangeOf('2027-03-15T11:00:00-04:00', 90)).toBe(
    '11:00\u00a0a.\u00a0m. a 12:30\u00a0p.\u00a0m.',
  );
  expect(times.visitorClockOf('2027-03-15T16:00:00-04:00', 'Asia/Tokyo')).toBe(
    'mar 5:00\u00a0a.\u00a0m.',
  );
  expect(times.dayPartsOf('2026-12-01')).toEqual(['martes', '1', 'de diciembre']);
  expect(times.shortDayOf('2026-12-01')).toBe('1 dic');
});
