import { expect } from 'vitest';
import { SAMPLE_APPOINTMENT } from '../test-support/sample-appointment.ts';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import {
  APPOINTMENTS,
  atBoth,
  caseTests,
  countAllRows,
  expectProblem,
  MARK,
  REQUESTS,
  withFields,
} from './case-tests.ts';

/** Programs, forgers and repeats: cases 50 to 55, 59 and 60. */
const { refuses, answers } = caseTests();

const json = (good: object): string => JSON.stringify(good);

/** Sends both kinds with a guard's field; gives why each was set aside. */
async function setAside(server: TestServer, guard: object, startsAt: string): Promise<unknown[]> {
  const [before = 0] = await countAllRows(server);
  const sent = await server.post({ ...SAMPLE_REQUEST, ...guard });
  const booked = await server.post({ ...SAMPLE_APPOINTMENT, startsAt, ...guard }, {}, APPOINTMENTS);
  expect([sent.status, booked.status]).toEqual([201, 201]);
  expect(Object.keys(JSON.parse(sent.text))).toEqual(['id', 'receivedAt', 'confirmation']);
  expect(await server.countRows()).toBe(before + 1);
  return Promise.all(
    (['requests', 'appointments'] as const).map(async (table) => {
      const query = server.database.selectFrom(table).select('set_aside');
      return (await query.orderBy('number', 'desc').executeTakeFirstOrThrow()).set_aside;
    }),
  );
}

refuses(50, withFields({ consent: 'false' }, { status: 422, field: 'consent' }));

answers(51, async (server) => {
  const marks = await setAside(server, { website: MARK }, '2027-03-10T10:00:00-05:00');
  expect(marks).toEqual(['trap', 'trap']);
  expect(server.log()).not.toContain(MARK);
});

answers(52, async (server) => {
  const marks = await setAside(server, { openForMs: 200 }, '2027-03-10T11:00:00-05:00');
  expect(marks).toEqual(['haste', 'haste']);
});

answers(53, async (server) => {
  const startsAt = '2027-03-11T10:00:00-05:00';
  const booked = await server.post({ ...SAMPLE_APPOINTMENT, startsAt }, {}, APPOINTMENTS);
  const token: string = JSON.parse(booked.text).changeToken;
  const change = (action: string, body: unknown) =>
    server.post(body, {}, `${APPOINTMENTS}/${token}/${action}`);
  const wish = { startsAt: '2027-03-11T12:00:00-05:00', sequence: 0 };
  const moved = await change('reschedule', wish);
  expect(moved.status).toBe(200);
  const rows = await countAllRows(server);

  // The same wish again is the same change, and none is made a second time.
  const again = await change('reschedule', wish);
  expect([again.status, again.text]).toEqual([200, moved.text]);
  // A wish of before the change is out of date.
  expectProblem(await change('reschedule', { ...wish, startsAt }), 409);
  expect(await countAllRows(server)).toEqual(rows);

  expect((await change('cancel', {})).status).toBe(200);
  const afterCancel = await countAllRows(server);
  expectProblem(await change('reschedule', { startsAt, sequence: 2 }), 410);
  expect(await countAllRows(server)).toEqual(afterCancel);
});

answers(54, async () => {
  const server = await startTestServer({ rateLimitMax: 1 });
  const from = (address: string) => server.post(SAMPLE_REQUEST, { 'x-forwarded-for': address });
  expect((await from('203.0.113.1')).status).toBe(201);
  expectProblem(await from('203.0.113.2'), 429);
  expectProblem(await from(MARK), 429);
  expect(await server.countRows()).toBe(1);
  expect(server.log()).not.toMatch(/203\.0\.113|q7zq/);
  await server.close();
});

refuses(55, [
  ...atBoth(json, { headers: { origin: `https://${MARK.toLowerCase()}.example` }, status: 403 }),
  ...atBoth(json, { headers: { origin: 'null' }, status: 403 }),
  ...atBoth(json, { headers: { 'sec-fetch-site': 'cross-site' }, status: 403 }),
]);

answers(59, async (server) => {
  const key = { 'idempotency-key': 'one-key-for-two-bodies' };
  const startsAt = '2027-03-12T10:00:00-05:00';
  await server.post(SAMPLE_REQUEST, key, REQUESTS);
  await server.post({ ...SAMPLE_APPOINTMENT, startsAt }, key, APPOINTMENTS);
  const rows = await countAllRows(server);
  expectProblem(await server.post({ ...SAMPLE_REQUEST, message: MARK }, key, REQUESTS), 422);
  const other = { ...SAMPLE_APPOINTMENT, startsAt, name: MARK };
  expectProblem(await server.post(other, key, APPOINTMENTS), 422);
  expect(await countAllRows(server)).toEqual(rows);
});

refuses(60, [
  ...atBoth(json, { headers: { 'idempotency-key': MARK.repeat(840) }, status: 400 }),
  ...atBoth(json, { headers: { 'idempotency-key': '1234567' }, status: 400 }),
  ...atBoth(json, { headers: { 'idempotency-key': `${MARK} 1` }, status: 400 }),
  ...atBoth(json, { without: 'idempotency-key', status: 400 }),
]);
