import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { SAMPLE_APPOINTMENT, SCHEDULING_NOW } from '../test-support/sample-appointment.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

it('says that it is not ready when the table does not answer, and lives on', async () => {
  expect((await server.send({ path: '/readyz' })).status).toBe(200);
  await sql`alter table requests rename to gone`.execute(server.database);
  expect((await server.send({ path: '/readyz' })).status).toBe(503);
  const refused = await server.post(SAMPLE_REQUEST);
  expect(refused.status).toBe(500);
  expect(refused.text).not.toContain('requests');
  const health = await server.send({ path: '/healthz' });
  expect([health.status, health.text]).toEqual([200, 'ok\n']);
});

it('does not count what it could not store, so that our fault locks nobody out', async () => {
  let isFull = true;
  const limited = await startTestServer({
    rateLimitMax: 1,
    limitOfAll: 2,
    now: () => SCHEDULING_NOW,
    addNotices: async () => {
      if (isFull) throw Object.assign(new Error('no room'), { code: 'SQLITE_FULL' });
    },
  });
  const book = () => limited.post(SAMPLE_APPOINTMENT, {}, '/api/appointments');
  for (let count = 0; count < 4; count += 1) {
    expect((await limited.post(SAMPLE_REQUEST)).status).toBe(503);
    expect((await book()).status).toBe(503);
  }
  isFull = false;
  expect((await book()).status).toBe(201);
  expect((await limited.post(SAMPLE_REQUEST)).status).toBe(429);
  expect(await limited.countRows()).toBe(0);
  await limited.close();
});

it('takes a count back when many at once could not be stored, and lets no more through than it may', async () => {
  let isFull = true;
  const limited = await startTestServer({
    rateLimitMax: 3,
    addNotices: async () => {
      if (isFull) throw Object.assign(new Error('no room'), { code: 'SQLITE_FULL' });
    },
  });
  const postFive = async () =>
    (await Promise.all(Array.from({ length: 5 }, () => limited.post(SAMPLE_REQUEST)))).map(
      ({ status }) => status,
    );
  for (const status of await postFive()) expect([429, 503]).toContain(status);
  isFull = false;
  const statuses = await postFive();
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(3);
  expect(await limited.countRows()).toBeGreaterThan(0);
  await limited.close();
});

it.each([
  ['ECONNRESET', /We cannot tell .* kept only once/, undefined],
  ['SQLITE_IOERR_FSYNC', /We cannot tell .* kept only once/, undefined],
  ['SQLITE_FULL', /it was not received/, 30],
  ['ECONNREFUSED', /it was not received/, 30],
])(
  'says what is known of a request after %s: that it is not there, or that nobody can tell',
  async (code, words, retryAfterSeconds) => {
    const failing = await startTestServer({
      addNotices: async () => {
        throw Object.assign(new Error('a fault'), { code });
      },
    });
    const refused = await failing.post(SAMPLE_REQUEST);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('30');
    const problem = JSON.parse(refused.text);
    expect(problem.detail).toMatch(words);
    // What may be stored is sent again at once.
    expect(problem.retryAfterSeconds).toBe(retryAfterSeconds);
    await failing.close();
  },
);

it.each(['reschedule', 'cancel'])(
  'does not say that nothing was stored where a change is made and cannot be read back (%s)',
  async (change) => {
    let isChanged = false;
    const failing = await startTestServer({
      now: () => SCHEDULING_NOW,
      addNotices: async () => {
        if (!isChanged) return;
        vi.spyOn(failing.database, 'selectFrom').mockImplementationOnce(() => {
          throw Object.assign(new Error('a fault'), { code: 'SQLITE_BUSY' });
        });
      },
    });
    const post = (path: string, body: object) => failing.post(body, {}, `/api/appointments${path}`);
    const { changeToken } = JSON.parse((await post('', SAMPLE_APPOINTMENT)).text);
    isChanged = true;
    const body = change === 'cancel' ? {} : { startsAt: '2027-03-10T12:00:00-05:00', sequence: 0 };
    const answer = await post(`/${changeToken}/${change}`, body);
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text).retryAfterSeconds).toBeUndefined();
    const { sequence } = JSON.parse(
      (await failing.send({ path: `/api/appointments/${changeToken}` })).text,
    );
    expect(sequence).toBe(1);
    await failing.close();
  },
);
