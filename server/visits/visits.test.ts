import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ON_POSTGRES } from '../test-support/test-database.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { createVisitCounter } from './visit-counter.ts';

const LATE_IN_THE_EVENING = new Date('2027-03-10T03:30:00Z');

let server: TestServer;
let now: Date;
beforeEach(async () => {
  now = LATE_IN_THE_EVENING;
  server = await startTestServer({ now: () => now, slotsLimit: 30, trustProxy: true });
});
afterEach(() => server.close());

const count = (body: unknown, headers: Record<string, string> = {}) =>
  server.post(body, headers, '/api/visits');
const stored = async () => {
  await server.visits.flush();
  const rows = await server.database.selectFrom('visit_counts').selectAll().execute();
  return rows.map(({ day, what, label, count }) => [day, what, label, count]).toSorted();
};

it('counts pages and events by the day at the practice', async () => {
  for (let visit = 0; visit < 3; visit += 1) {
    const answer = await count({ page: '/team' });
    expect([answer.status, answer.text]).toEqual([204, '']);
  }
  await count({ event: 'assessment_completed', label: 'airway' });
  now = new Date('2027-03-10T05:30:00Z');
  await count({ page: '/team' });
  expect(await stored()).toEqual([
    ['2027-03-09', '/team', '', 3],
    ['2027-03-09', 'assessment_completed', 'airway', 1],
    ['2027-03-10', '/team', '', 1],
  ]);
});

it('adds to what an earlier minute, or another server, has written', async () => {
  const other = createVisitCounter(server.database, () => now);
  for (const counter of [server.visits, other]) {
    counter.add({ page: '/' });
    counter.add({ page: '/team' });
    await counter.flush();
  }
  expect(await stored()).toEqual([
    ['2027-03-09', '/', '', 2],
    ['2027-03-09', '/team', '', 2],
  ]);
});

it('keeps what could not be written for the next minute', async () => {
  await count({ page: '/team' });
  await server.database.schema.alterTable('visit_counts').renameTo('away').execute();
  await expect(server.visits.flush()).rejects.toThrow();
  await count({ page: '/team' });
  await server.database.schema.alterTable('away').renameTo('visit_counts').execute();
  expect(await stored()).toEqual([['2027-03-09', '/team', '', 2]]);
});

it.skipIf(ON_POSTGRES).each([
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
])('with %s nothing is counted, and the answer is the same', async (_signal, headers) => {
  expect((await count({ page: '/team' }, headers)).status).toBe(204);
  expect(await stored()).toEqual([]);
});

describe('what cannot be said here', () => {
  it.skipIf(ON_POSTGRES).each([
    ['an address that is no page', { page: '/ann-uniqname' }, 422],
    ['a query', { page: '/team?name=ann' }, 422],
    ['a hash', { page: '/team#ann' }, 422],
    ['an unknown event', { event: 'toString', label: 'smile' }, 422],
    ['a persona for a label', { event: 'assessment_completed', label: 'guardian' }, 422],
    ['words beside a page', { page: '/team', message: 'I am Ann' }, 422],
    ['a page and an event', { page: '/team', event: 'smile_quiz_completed', label: 'x' }, 422],
    ['nothing', {}, 422],
    ['a list', ['/team'], 400],
  ])('%s', async (_case, body, status) => {
    const answer = await count(body);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/ann|guardian/i);
    expect(await stored()).toEqual([]);
  });

  it.skipIf(ON_POSTGRES).each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['plain text, as a form of another site sends it', { 'content-type': 'text/plain' }, 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('anything from %s', async (_case, headers, status) => {
    expect((await count({ page: '/team' }, headers)).status).toBe(status);
    expect(await stored()).toEqual([]);
  });
});

it('counts so many of one address in a minute, and leaves the address nowhere', async () => {
  const from = (address: string) => count({ page: '/team' }, { 'x-forwarded-for': address });
  for (let visit = 0; visit < 30; visit += 1) expect((await from('198.51.100.7')).status).toBe(204);
  const refused = await from('198.51.100.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('198.51.100.8')).status).toBe(204);
  expect(await stored()).toEqual([['2027-03-09', '/team', '', 31]]);
  expect(server.log()).not.toContain('198.51.100');
  const bytes = await server.storedBytes();
  expect(bytes.includes('198.51.100')).toBe(false);
  // Where several servers count together, the addresses of those who send something stand there for a while, sealed; of those who read, never.
  const shared = ON_POSTGRES
    ? await server.database.selectFrom('rate_counts').selectAll().execute()
    : [];
  expect(shared).toEqual([]);
});
