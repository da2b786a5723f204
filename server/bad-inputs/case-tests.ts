import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleOutbox } from '../test-support/sample-outbox.ts';
import { SAMPLE_APPOINTMENT, SCHEDULING_NOW } from '../test-support/sample-appointment.ts';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import type { Answer } from '../test-support/send.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { caseName } from './catalogue.ts';

/** Stands in every bad input, and must not stand in any answer or log line. */
export const MARK = 'q7zqMARKqz7q';

export const REQUESTS = '/api/requests';
export const APPOINTMENTS = '/api/appointments';

const TABLES = ['requests', 'appointments', 'appointment_cells', 'outbox'] as const;

/** One way of sending a case's input, and the answer that it must get. */
export interface BadInput {
  path?: string;
  method?: string;
  body?: string | Buffer | readonly Buffer[];
  headers?: Record<string, string>;
  /** A header that is left out. */
  without?: string;
  status: number;
  /** The field that is at fault, where one is. */
  field?: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** What would be accepted at each address, but for the mark. */
const GOOD: Readonly<Record<string, Fields>> = {
  [REQUESTS]: { ...SAMPLE_REQUEST, name: MARK },
  [APPOINTMENTS]: { ...SAMPLE_APPOINTMENT, name: MARK },
};

/** A case that both addresses must answer alike; its body is made from one that would be accepted. */
export function atBoth(
  toBody: (good: Fields) => string | Buffer | readonly Buffer[],
  answer: Omit<BadInput, 'body' | 'path'>,
): BadInput[] {
  return Object.entries(GOOD).map(([path, good]) => ({ ...answer, path, body: toBody(good) }));
}

/** The same, for a body that is accepted but for some fields. */
export function withFields(change: Fields, answer: Omit<BadInput, 'body' | 'path'>): BadInput[] {
  return atBoth((good) => JSON.stringify({ ...good, ...change }), answer);
}

export interface CaseTests {
  /** Every variant is refused exactly so, and changes nothing. */
  refuses(number: number, variants: readonly BadInput[]): void;
  /** Every request with these fields is answered with 201 and stored. */
  accepts(number: number, changes: readonly Fields[]): void;
  /** A case that needs more than one send. */
  answers(number: number, task: (server: TestServer) => Promise<void>): void;
}

/** Makes the tests of some cases, with a server for them; call it at the top of a test file. */
export function caseTests(settings: Parameters<typeof startTestServer>[0] = {}): CaseTests {
  let server: TestServer;
  beforeAll(async () => {
    const outbox = sampleOutbox();
    const { addNotices } = outbox;
    server = await startTestServer({ now: () => SCHEDULING_NOW, addNotices, ...settings });
  });
  afterAll(() => server.close());
  return {
    refuses: (number, variants) =>
      it(caseName(number), async () => {
        for (const variant of variants) await expectRefused(server, variant);
      }),
    accepts: (number, changes) =>
      it(caseName(number), async () => {
        for (const change of changes) await expectAccepted(server, change);
      }),
    answers: (number, task) => it(caseName(number), () => task(server)),
  };
}

/** How many rows each table has. */
export async function countAllRows(server: TestServer): Promise<number[]> {
  return Promise.all(TABLES.map((table) => server.countRows(table)));
}

/** Sends it, and checks answer, rows and log. */
export async function expectRefused(server: TestServer, bad: BadInput): Promise<void> {
  const rowsBefore = await countAllRows(server);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'idempotency-key': `key-${MARK}`,
    ...bad.headers,
  };
  if (bad.without !== undefined) delete headers[bad.without];
  const { method = 'POST', path = REQUESTS, body = '' } = bad;
  const answer = await server.send({ method, path, headers, body });
  expectProblem(answer, bad.status, bad.field);
  expect(await countAllRows(server)).toEqual(rowsBefore);
  expect(server.log().toLowerCase()).not.toContain(MARK.toLowerCase());
}

/** An answer is problem details (RFC 9457) of this status, names this field and no other, and repeats nothing. */
export function expectProblem(answer: Answer, status: number, field?: string): void {
  expect([answer.status, answer.headers['content-type']]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  const problem = JSON.parse(answer.text);
  expect(problem).toMatchObject({
    type: 'about:blank',
    title: expect.any(String),
    status,
    detail: expect.stringMatching(/^[A-Z].*\.$/),
  });
  expect(problem.errors?.map((fault: { field: string }) => fault.field)).toEqual(field && [field]);
  expect(answer.text.toLowerCase()).not.toContain(MARK.toLowerCase());
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
}

async function expectAccepted(server: TestServer, change: Fields): Promise<void> {
  const rowsBefore = await server.countRows();
  const answer = await server.post(
    { ...SAMPLE_REQUEST, ...change },
    { 'idempotency-key': randomUUID() },
  );
  expect([answer.status, Object.keys(JSON.parse(answer.text))]).toEqual([
    201,
    ['id', 'receivedAt', 'confirmation'],
  ]);
  expect(await server.countRows()).toBe(rowsBefore + 1);
}
