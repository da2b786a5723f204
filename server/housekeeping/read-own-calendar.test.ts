import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WEEKENDS_AHEAD_DAYS, weekendSlots } from '../../domain/desk/times-to-offer.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { ownTimesWithin, readState } from '../own-calendar/own-calendar-store.ts';
import { readInWorker } from '../own-calendar/read-in-worker.ts';
import { findFree } from '../scheduling/free-slots.ts';
import { describeStatus } from '../staff/outbox-status.ts';
import { SAMPLE_PRACTICE } from '../test-support/built-site.ts';
import {
  ASKED_BY_OTHERS,
  createTestDatabase,
  type TestDatabase,
} from '../test-support/test-database.ts';
import { readOwnCalendar } from './read-own-calendar.ts';

const MINUTE_MS = 60_000;
const START_MS = Date.parse('2027-03-08T12:00:00Z');
const slot = (from: string, until: string) => ({
  startsAt: `2027-03-10T${from}:00-05:00`,
  endsAt: `2027-03-10T${until}:00-05:00`,
});
const TEN = slot('10:00', '10:30');
const HALF_PAST = slot('10:30', '11:00');
const ELEVEN = slot('11:00', '11:30');
const LONG = slot('09:00', '10:30');

let store: TestDatabase;
let opened: OpenDatabase;
let nowMs: number;
let file: string;
let asked: number;
let warned: object[];
let server: ReturnType<typeof createServer>;
let url: string;

beforeEach(async () => {
  store = await createTestDatabase();
  opened = await store.open();
  nowMs = START_MS;
  asked = 0;
  warned = [];
  file = calendar(['DTSTART:20270310T151500Z', 'DTEND:20270310T154500Z', 'SUMMARY:CANARY title']);
  server = createServer((_request, response) => {
    asked += 1;
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/SECRET.ics`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await store.remove();
});

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const chore = (isNamed = true) =>
  readOwnCalendar(
    opened.database,
    {
      address: isNamed ? { url, allowPrivate: true } : undefined,
      opening: SAMPLE_PRACTICE.opening,
      siteUrl: SAMPLE_PRACTICE.siteUrl,
    },
    () => new Date(nowMs),
    { warn: (details) => void warned.push(details) },
  );
const times = () => ownTimesWithin(opened.database, '', '9');
const free = () => findFree(opened.database, [LONG, TEN, HALF_PAST, ELEVEN]);

it('takes every half-hour that it touches out of what is offered, and keeps nothing but times', async () => {
  expect(await free()).toHaveLength(4);
  await chore().run();
  expect(await free()).toEqual([ELEVEN]);
  expect(await times()).toEqual([
    { startsAt: '2027-03-10T15:00:00.000Z', endsAt: '2027-03-10T16:00:00.000Z' },
  ]);
  const stored = (await store.storedBytes()).toString('latin1');
  expect(stored).not.toMatch(/CANARY|SECRET/);
});

it.skipIf(ASKED_BY_OTHERS)(
  'a time that ends at a half-hour leaves the next one free, and one that begins there the one before',
  async () => {
    file = calendar(['DTSTART:20270310T153000Z', 'DTEND:20270310T160000Z']);
    await chore().run();
    expect(await free()).toEqual([LONG, TEN, ELEVEN]);
  },
);

it.skipIf(ASKED_BY_OTHERS)(
  'is read four times an hour, whoever looks, and anew in the place of before',
  async () => {
    const { run } = chore();
    await run();
    nowMs += 14 * MINUTE_MS;
    await run();
    await chore().run();
    expect(asked).toBe(1);
    nowMs += MINUTE_MS;
    file = calendar();
    await run();
    expect(asked).toBe(2);
    expect(await times()).toEqual([]);
    expect(await free()).toHaveLength(4);
  },
);

it.skipIf(ASKED_BY_OTHERS)('is read soon after a clock that was ahead was set right', async () => {
  nowMs += 24 * 60 * MINUTE_MS;
  await chore().run();
  nowMs = START_MS;
  await chore().run();
  expect(asked).toBe(2);
});

it('that cannot be read leaves what is known, says so by a code, and comes back by itself', async () => {
  await chore().run();
  const known = await times();
  nowMs += 15 * MINUTE_MS;
  file = '<!doctype html><title>Sign in</title>';
  await chore().run();
  expect(await times()).toEqual(known);
  expect(await readState(opened.database)).toEqual({
    triedAtMs: nowMs,
    readAtMs: START_MS,
    fault: 'ENOCALENDAR',
    unread: 0,
  });
  expect(warned).toEqual([{ fault: 'ENOCALENDAR' }]);
  expect(await describeStatus(opened.database)).toMatch(
    /^own calendar +read .*2027.*, since then ENOCALENDAR$/m,
  );
  nowMs += 15 * MINUTE_MS;
  file = calendar(['DTSTART:20270310T160000Z'], ['DTSTART:soon']);
  await chore().run();
  expect(await readState(opened.database)).toMatchObject({ fault: null, unread: 1 });
});

it('that was never read says why', async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await chore().run();
  expect(await readState(opened.database)).toMatchObject({ readAtMs: null, fault: 'ECONNREFUSED' });
});

it('goes once it is named no more', async () => {
  await chore().run();
  await chore(false).run();
  expect(await times()).toEqual([]);
  expect(await readState(opened.database)).toBeUndefined();
  await chore(false).run();
});

it.skipIf(ASKED_BY_OTHERS)('is known as far ahead as staff offer a weekend', async () => {
  // A Friday morning: the last day that a letter offers is a Saturday.
  nowMs = Date.parse('2027-03-12T13:00:00Z');
  const { opening } = SAMPLE_PRACTICE;
  const last = weekendSlots(opening, 'virtual-consult', new Date(nowMs), WEEKENDS_AHEAD_DAYS).at(
    -1,
  );
  const { startsAt, endsAt } = last ?? TEN;
  const written = (moment: string) => new Date(moment).toISOString().replaceAll(/-|:|\.000/g, '');
  file = calendar([`DTSTART:${written(startsAt)}`, `DTEND:${written(endsAt)}`]);
  await chore().run();
  expect(await findFree(opened.database, [{ startsAt, endsAt }])).toEqual([]);
});

it('holds a calendar of a thousand times', async () => {
  const events = Array.from({ length: 1_000 }, (_, hour) => {
    const begins = new Date(START_MS + hour * 2 * 60 * MINUTE_MS)
      .toISOString()
      .replaceAll(/-|:|\.000/g, '');
    return [`DTSTART:${begins}`, 'DURATION:PT1H'];
  });
  file = calendar(...events);
  await chore().run();
  expect(await times()).toHaveLength(1_000);
});

describe('reading beside the server', () => {
  const reading = { timeZone: 'America/New_York', fromMs: 0, untilMs: START_MS, ourEnding: '@' };

  it.skipIf(ASKED_BY_OTHERS)('is ended where it takes too long', async () => {
    await expect(readInWorker(file, reading, 0)).rejects.toMatchObject({ code: 'ETOOHARD' });
  });
});
