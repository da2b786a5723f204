import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_LIMIT_BYTES } from '../intake/refusals.ts';
import { SAMPLE_APPOINTMENT, SCHEDULING_NOW } from '../test-support/sample-appointment.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';

/** Stands in every bad input, and must not stand in any answer or log line. */
const MARK = 'q7zqMARKqz7q';
const PATH = '/api/appointments';

const good = { ...SAMPLE_APPOINTMENT, name: MARK };
const withFields = (change: Record<string, unknown>): string =>
  JSON.stringify({ ...good, ...change });

interface BadInput {
  name: string;
  body?: string;
  headers?: Record<string, string>;
  without?: string;
  method?: string;
  status: number;
  field?: string;
}

const badTime = (name: string, startsAt: unknown): BadInput => ({
  name,
  body: withFields({ startsAt }),
  status: 422,
  field: 'startsAt',
});

/** The numbers are those of the catalogue of bad inputs. */
const CASES: BadInput[] = [
  { name: '1 empty body', body: '', status: 400 },
  { name: '2 null', body: 'null', status: 400 },
  { name: '3 array', body: `["${MARK}"]`, status: 400 },
  { name: '5 truncated JSON', body: withFields({}).slice(0, -3), status: 400 },
  {
    name: '6 duplicate keys',
    body: `{"startsAt":"x",${JSON.stringify(good).slice(1)}`,
    status: 400,
  },
  {
    name: '7 __proto__',
    body: `{"__proto__":{},${JSON.stringify(good).slice(1)}`,
    status: 422,
    field: '__proto__',
  },
  { name: '9 unknown field', body: withFields({ message: MARK }), status: 422, field: 'message' },
  { name: '10 mass assignment of id', body: withFields({ id: MARK }), status: 422, field: 'id' },
  { name: '10 of the end', body: withFields({ endsAt: MARK }), status: 422, field: 'endsAt' },
  { name: '12 one byte over', body: withFields({}).padEnd(BODY_LIMIT_BYTES + 1), status: 413 },
  {
    name: '17 JSON as text/plain',
    body: withFields({}),
    headers: { 'content-type': 'text/plain' },
    status: 415,
  },
  { name: '18 no Content-Type', body: withFields({}), without: 'content-type', status: 415 },
  { name: '23 NUL', body: withFields({ name: `${MARK}\u0000` }), status: 422, field: 'name' },
  {
    name: '24 direction override',
    body: withFields({ name: `${MARK}\u202Eexe` }),
    status: 422,
    field: 'name',
  },
  {
    name: '29 e-mail with Bcc',
    body: withFields({ email: `a@example.com\r\nBcc: ${MARK}@example.com` }),
    status: 422,
    field: 'email',
  },
  {
    name: '35 CR LF in the name',
    body: withFields({ name: `Ann\r\n${MARK}: 1` }),
    status: 422,
    field: 'name',
  },
  { name: '41 number for a text', body: withFields({ name: 7 }), status: 422, field: 'name' },
  badTime('41 number for a time', 1_804_680_000_000),
  badTime('42 2^53 for a time', 2 ** 53),
  badTime('44 2027-02-30', '2027-02-30T10:00:00-05:00'),
  badTime('45 a time in the daylight-saving gap', '2027-03-14T02:30:00-05:00'),
  badTime('46 a slot in the past', '2027-03-05T10:00:00-05:00'),
  badTime('46 a slot with too little notice', '2027-03-08T08:00:00-05:00'),
  badTime('47 a slot outside hours', '2027-03-10T18:00:00-05:00'),
  badTime('47 a slot that ends after hours', '2027-03-10T17:45:00-05:00'),
  badTime('47 a Saturday', '2027-03-13T10:00:00-05:00'),
  badTime('48 wrong offset', '2027-03-10T10:00:00-04:00'),
  badTime('48 UTC', '2027-03-10T15:00:00Z'),
  badTime('49 a slot never offered', '2027-03-10T10:10:00-05:00'),
  badTime('49 beyond the horizon', '2027-06-10T10:00:00-04:00'),
  badTime('49 not a time', MARK),
  { name: '49 an unknown event', body: withFields({ event: MARK }), status: 422, field: 'event' },
  {
    name: '50 consent as text',
    body: withFields({ consent: 'false' }),
    status: 422,
    field: 'consent',
  },
  {
    name: '55 foreign Origin',
    body: withFields({}),
    headers: { origin: 'https://x.example' },
    status: 403,
  },
  { name: '55 null Origin', body: withFields({}), headers: { origin: 'null' }, status: 403 },
  { name: '56 GET', method: 'GET', status: 405 },
  { name: '56 TRACE', method: 'TRACE', status: 405 },
  {
    name: '60 idempotency key of 10 kB',
    body: withFields({}),
    headers: { 'idempotency-key': MARK.repeat(840) },
    status: 400,
  },
  { name: '60 no idempotency key', body: withFields({}), without: 'idempotency-key', status: 400 },
];

describe('POST /api/appointments', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ now: () => SCHEDULING_NOW });
  });
  afterAll(() => server.close());

  it.each(CASES)('refuses $name with $status', async (bad) => {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'idempotency-key': `key-${MARK}`,
      ...bad.headers,
    };
    if (bad.without !== undefined) delete headers[bad.without];
    const { method = 'POST', body = '' } = bad;
    const answer = await server.send({ method, path: PATH, headers, body });

    expect(answer.status).toBe(bad.status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const problem = JSON.parse(answer.text);
    expect(problem.detail).toMatch(/^[A-Z].*\.$/);
    expect(problem.errors?.map((fault: { field: string }) => fault.field)).toEqual(
      bad.field && [bad.field],
    );
    expect(answer.text.toLowerCase()).not.toContain(MARK.toLowerCase());
    expect(await server.countRows('appointments')).toBe(0);
    expect(await server.countRows('appointment_cells')).toBe(0);
  });

  it.each([
    ['26 emoji and apostrophe in a name', { name: 'Siobhán O’Hara 👩‍👩‍👧' }, '10:00'],
    ['27 one-letter name', { name: 'Q' }, '10:30'],
    ['32 international domain', { email: 'kim@bücher.example' }, '11:00'],
    ['43 phone with extension', { phone: '+1 (212) 555-0100 ext. 12' }, '11:30'],
  ])('accepts %s', async (_case, change, clock) => {
    const startsAt = `2027-03-11T${clock}:00-05:00`;
    const answer = await server.post({ ...SAMPLE_APPOINTMENT, ...change, startsAt }, {}, PATH);
    expect(answer.status).toBe(201);
  });

  it('keeps all of it out of the log', () => {
    expect(server.log()).toContain('"route":"/api/appointments","status":422');
    expect(server.log().toLowerCase()).not.toContain(MARK.toLowerCase());
  });
});

it('has no calendar where the practice schedules elsewhere', async () => {
  const server = await startTestServer({ schedulesElsewhere: true });
  const made = await server.post(SAMPLE_APPOINTMENT, {}, PATH);
  expect(made.status).toBe(404);
  expect((await server.send({ path: '/api/slots?event=virtual-consult' })).status).toBe(404);
  expect((await server.send({ method: 'GET', path: PATH })).status).toBe(404);
  await server.close();
});
