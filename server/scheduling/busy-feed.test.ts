import { afterEach, beforeEach, expect, it } from 'vitest';
import { busyFeedPathOf } from '../../domain/scheduling/busy-feed-path.ts';
import { removePerson } from '../desk/people-rights.ts';
import { closeDesk } from '../staff/close-desk.ts';
import { SAMPLE_APPOINTMENT, SCHEDULING_NOW } from '../test-support/sample-appointment.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { endFeed, makeFeed, readFeeds } from './busy-feed-store.ts';

const AT = SCHEDULING_NOW.toISOString();

let server: TestServer;
let person: number;
beforeEach(async () => {
  server = await startTestServer({ now: () => SCHEDULING_NOW });
  const added = await server.database
    .insertInto('desk_people')
    .values({ name: 'Bo Person', role: 'dentist', adds_people: 0, added_at: AT })
    .returning('number')
    .executeTakeFirstOrThrow();
  person = added.number;
});
afterEach(() => server.close());

const ask = (token: string) => server.send({ method: 'GET', path: busyFeedPathOf(token) });

async function book(startsAt: string, more: object = {}): Promise<string> {
  const booked = await server.post(
    { ...SAMPLE_APPOINTMENT, startsAt, ...more },
    {},
    '/api/appointments',
  );
  expect(booked.status).toBe(201);
  return JSON.parse(booked.text).changeToken;
}

it('says when the doctors are busy, kind and number of a visit, and nobody’s name', async () => {
  await book('2027-03-10T10:00:00-05:00');
  const cancelled = await book('2027-03-10T12:00:00-05:00');
  await server.send({
    method: 'POST',
    path: `/api/appointments/${cancelled}/cancel`,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  await server.database
    .insertInto('desk_blocks')
    .values({
      id: 'b',
      starts_at: '2027-03-11T09:00:00-05:00',
      ends_at: '2027-03-11T10:00:00-05:00',
      person,
      at: AT,
      sealed: Buffer.from('sealed'),
    })
    .execute();
  const answer = await ask(await makeFeed(server.database, person, AT));
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect(answer.text.match(/^(SUMMARY|DTSTART):.+$/gm)?.map((line) => line.trim())).toEqual([
    'DTSTART:20270310T150000Z',
    'SUMMARY:Virtual consult A1',
    'DTSTART:20270311T140000Z',
    'SUMMARY:Busy',
  ]);
  expect(answer.text).not.toMatch(/Ann|Lee|@example\.com|516-555-0142|Bo Person/);
});

it('stores no token and logs none', async () => {
  const token = await makeFeed(server.database, person, AT);
  await ask(token);
  expect(server.log()).toContain('busy-times/:token');
  expect(server.log()).not.toContain(token);
  expect((await server.storedBytes()).includes(token)).toBe(false);
});

it('opens by no other token', async () => {
  for (const token of ['x', 'A'.repeat(43), '%00', `${'A'.repeat(42)}'`]) {
    expect((await ask(token)).status, token).toBe(404);
  }
});

it('is not shut by a program of the same network that goes on asking for an ended address, nor is a visitor’s link', async () => {
  const link = await book('2027-03-10T10:00:00-05:00');
  const ended = await makeFeed(server.database, person, AT);
  const right = await makeFeed(server.database, person, AT);
  for (let count = 0; count < 25; count += 1) expect((await ask(ended)).status).toBe(404);
  expect((await ask(right)).status).toBe(200);
  const visitor = await server.send({ method: 'GET', path: `/api/appointments/${link}` });
  expect(visitor.status).toBe(200);
});

it('answers an address as often in a minute as its questions for free times', async () => {
  const limited = await startTestServer({
    now: () => SCHEDULING_NOW,
    slotsLimit: 3,
  });
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const path = busyFeedPathOf('A'.repeat(43));
    statuses.push((await limited.send({ method: 'GET', path })).status);
  }
  await limited.close();
  expect(statuses).toEqual([404, 404, 404, 429]);
});

it('ends with a new address, by its end, when its owner leaves, and when the desk is closed', async () => {
  const { database } = server;
  const first = await makeFeed(database, person, AT);
  const second = await makeFeed(database, person, AT);
  expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
  await endFeed(database, person);
  expect((await ask(second)).status).toBe(404);
  const third = await makeFeed(database, person, AT);
  await database.transaction().execute((transaction) => removePerson(transaction, person, AT));
  expect((await ask(third)).status).toBe(404);
  expect(await readFeeds(database)).toEqual([]);
  const fourth = await makeFeed(database, person, AT);
  await closeDesk(database, 'age1other', AT);
  expect((await ask(fourth)).status).toBe(404);
});

it('is not there where no desk could end it', async () => {
  const alone = await startTestServer({ now: () => SCHEDULING_NOW, hasDesk: false });
  const answer = await alone.send({ method: 'GET', path: busyFeedPathOf('A'.repeat(43)) });
  expect(answer.status).toBe(404);
  expect(answer.text).toContain('There is nothing at this address.');
  await alone.close();
});
