import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { BODY_LIMIT_BYTES } from './refusals.ts';

/** Stands in every bad input, and must not stand in any answer or log line. */
const MARK = 'q7zqMARKqz7q';

interface BadInput {
  name: string;
  body?: string | Buffer | readonly Buffer[];
  headers?: Record<string, string>;
  without?: string;
  method?: string;
  path?: string;
  status: number;
  field?: string;
}

const good = { ...SAMPLE_REQUEST, message: MARK };
const withFields = (change: Record<string, unknown>): string =>
  JSON.stringify({ ...good, ...change });
const spliced = (start: string): string => `{${start},${JSON.stringify(good).slice(1)}`;
const deep = (depth: number): string => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** The numbers are those of the catalogue of bad inputs. */
const CASES: BadInput[] = [
  { name: '1 empty body', body: '', status: 400 },
  { name: '2 null', body: 'null', status: 400 },
  { name: '3 array', body: `["${MARK}"]`, status: 400 },
  { name: '4 bare string', body: `"${MARK}"`, status: 400 },
  { name: '5 truncated JSON', body: withFields({}).slice(0, -3), status: 400 },
  { name: '6 duplicate keys', body: spliced('"name":"Eve"'), status: 400 },
  {
    name: '6 duplicate keys, one escaped',
    body: spliced(String.raw`"n\u0061me":"Eve"`),
    status: 400,
  },
  {
    name: '6 duplicate keys within',
    body: withFields({}).replace(
      '}',
      ',"smileResults":{"persona":null,"persona":null,"areas":[]}}',
    ),
    status: 400,
  },
  {
    name: '7 __proto__',
    body: spliced('"__proto__":{"admin":true}'),
    status: 422,
    field: '__proto__',
  },
  {
    name: '8 constructor.prototype',
    body: withFields({ constructor: { prototype: { admin: true } } }),
    status: 422,
    field: 'constructor',
  },
  { name: '9 unknown field', body: withFields({ nickname: MARK }), status: 422, field: 'nickname' },
  {
    name: '9 unknown field with a telling name',
    body: withFields({ [`${MARK}@example.com`]: 1 }),
    status: 422,
    field: '(unknown field)',
  },
  {
    name: '10 mass assignment of status',
    body: withFields({ status: 'done' }),
    status: 422,
    field: 'status',
  },
  { name: '10 mass assignment of id', body: withFields({ id: '1' }), status: 422, field: 'id' },
  {
    name: '10 mass assignment of created_at',
    body: withFields({ created_at: 'now' }),
    status: 422,
    field: 'created_at',
  },
  { name: '11 nesting 10,000 deep', body: deep(10_000), status: 413 },
  { name: '11 nesting as deep as fits', body: deep(8_000), status: 400 },
  {
    name: '12 one byte over the limit',
    body: withFields({}).padEnd(BODY_LIMIT_BYTES + 1),
    status: 413,
  },
  {
    name: '13 chunked 10 MB',
    body: Array.from({ length: 160 }, () => Buffer.alloc(65_536, MARK)),
    status: 413,
  },
  {
    name: '14 gzip bomb',
    body: gzipSync(Buffer.alloc(5_000_000)),
    headers: { 'content-encoding': 'gzip' },
    status: 415,
  },
  {
    name: '17 JSON as text/plain',
    body: withFields({}),
    headers: { 'content-type': 'text/plain' },
    status: 415,
  },
  { name: '18 no Content-Type', body: withFields({}), without: 'content-type', status: 415 },
  {
    name: '19 multipart',
    body: `--x\r\n\r\n${MARK}\r\n--x--`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    status: 415,
  },
  { name: '20 UTF-16', body: Buffer.from(withFields({}), 'utf16le'), status: 400 },
  {
    name: '20 UTF-16 by its name',
    body: Buffer.from(withFields({}), 'utf16le'),
    headers: { 'content-type': 'application/json; charset=utf-16' },
    status: 415,
  },
  { name: '20 byte order mark', body: `\uFEFF${withFields({})}`, status: 400 },
  {
    name: '21 invalid UTF-8',
    body: Buffer.concat([
      Buffer.from(withFields({}).slice(0, -2)),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}'),
    ]),
    status: 400,
  },
  {
    name: '22 lone surrogate',
    body: String.raw`{"name":"\ud800",${JSON.stringify({ ...good, name: undefined }).slice(1)}`,
    status: 422,
    field: 'name',
  },
  { name: '23 NUL', body: withFields({ message: `${MARK}\u0000` }), status: 422, field: 'message' },
  {
    name: '24 direction override',
    body: withFields({ name: `${MARK}\u202Eexe` }),
    status: 422,
    field: 'name',
  },
  {
    name: '24 zero width',
    body: withFields({ name: `${MARK}\u200B` }),
    status: 422,
    field: 'name',
  },
  {
    name: '25 10,000 combining marks',
    body: withFields({ message: `e${'\u0301'.repeat(10_000)}` }),
    status: 413,
  },
  {
    name: '25 as many combining marks as fit',
    body: withFields({ message: `e${'\u0301'.repeat(3_000)}` }),
    status: 422,
    field: 'message',
  },
  {
    name: '29 e-mail with CR LF and Bcc',
    body: withFields({ email: `a@example.com\r\nBcc: ${MARK}@example.com` }),
    status: 422,
    field: 'email',
  },
  {
    name: '30 list of e-mails',
    body: withFields({ email: `a@example.com,${MARK}@example.com` }),
    status: 422,
    field: 'email',
  },
  {
    name: '31 quoted address',
    body: withFields({ email: `"${MARK}"@example.com` }),
    status: 422,
    field: 'email',
  },
  {
    name: '31 commented address',
    body: withFields({ email: `a(${MARK})@example.com` }),
    status: 422,
    field: 'email',
  },
  {
    name: '33 300-character e-mail',
    body: withFields({ email: `${'a'.repeat(288)}@example.com` }),
    status: 422,
    field: 'email',
  },
  {
    name: '34 regular-expression bait',
    body: withFields({ email: `${'a.'.repeat(7_000)}@` }),
    status: 422,
    field: 'email',
  },
  {
    name: '35 CR LF in the name',
    body: withFields({ name: `Ann\r\n${MARK}: 1` }),
    status: 422,
    field: 'name',
  },
  {
    name: '37 ANSI escape',
    body: withFields({ message: `\u001b]0;${MARK}\u0007` }),
    status: 422,
    field: 'message',
  },
  { name: '41 number for a string', body: withFields({ name: 7 }), status: 422, field: 'name' },
  {
    name: '42 1e309',
    body: withFields({ phone: 7 }).replace(':7', ':1e309'),
    status: 422,
    field: 'phone',
  },
  { name: '42 NaN', body: withFields({ phone: 7 }).replace(':7', ':NaN'), status: 400 },
  { name: '42 2^53', body: withFields({ consent: 2 ** 53 }), status: 422, field: 'consent' },
  {
    name: '50 consent as text',
    body: withFields({ consent: 'false' }),
    status: 422,
    field: 'consent',
  },
  {
    name: '55 foreign Origin',
    body: withFields({}),
    headers: { origin: `https://${MARK.toLowerCase()}.example` },
    status: 403,
  },
  { name: '55 null Origin', body: withFields({}), headers: { origin: 'null' }, status: 403 },
  {
    name: '55 cross-site by fetch metadata',
    body: withFields({}),
    headers: { 'sec-fetch-site': 'cross-site' },
    status: 403,
  },
  { name: '56 GET', method: 'GET', status: 405 },
  { name: '56 PUT', method: 'PUT', body: withFields({}), status: 405 },
  { name: '56 DELETE', method: 'DELETE', status: 405 },
  { name: '56 TRACE', method: 'TRACE', status: 405 },
  { name: '56 PROPFIND', method: 'PROPFIND', status: 405 },
  { name: '57 dots below /api', path: `/api/../${MARK}`, body: withFields({}), status: 404 },
  {
    name: '57 double encoding',
    path: `/api/%252e%252e/${MARK}`,
    body: withFields({}),
    status: 404,
  },
  { name: '57 broken encoding', path: `/api/%zz${MARK}`, body: withFields({}), status: 400 },
  {
    name: '60 idempotency key of 10 kB',
    body: withFields({}),
    headers: { 'idempotency-key': MARK.repeat(840) },
    status: 400,
  },
  {
    name: '60 idempotency key of 7',
    body: withFields({}),
    headers: { 'idempotency-key': '1234567' },
    status: 400,
  },
  {
    name: '60 idempotency key with a space',
    body: withFields({}),
    headers: { 'idempotency-key': `${MARK} 1` },
    status: 400,
  },
  { name: '60 no idempotency key', body: withFields({}), without: 'idempotency-key', status: 400 },
];

const ACCEPTED: [string, Record<string, unknown>][] = [
  ['26 emoji and apostrophe in a name', { name: 'Siobhán O’Hara 👩‍👩‍👧' }],
  ['27 one-letter name', { name: 'Q' }],
  ['28 decomposed Unicode', { name: 'Zoe\u0308' }],
  ['32 international domain', { email: 'kim@bücher.example' }],
  ['38 spreadsheet formula', { name: '=HYPERLINK("x")', message: '-1+1' }],
  ['39 markup and template', { message: '<script>alert(1)</script> {{7*7}}' }],
  ['40 SQL quote', { message: "'; DROP TABLE requests; --" }],
  ['43 phone with extension', { phone: '+1 (212) 555-0100 ext. 12' }],
  ['43 foreign phone', { phone: '+44 20 7946 0958' }],
];

describe('POST /api/requests', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each(CASES)('refuses $name with $status', async (bad) => {
    const rowsBefore = await server.countRows();
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'idempotency-key': `key-${MARK}`,
      ...bad.headers,
    };
    if (bad.without !== undefined) delete headers[bad.without];
    const { method = 'POST', path = '/api/requests', body = '' } = bad;
    const answer = await server.send({ method, path, headers, body });

    expect(answer.status).toBe(bad.status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const problem = JSON.parse(answer.text);
    expect(problem).toMatchObject({
      type: 'about:blank',
      title: expect.any(String),
      status: bad.status,
    });
    expect(problem.detail).toMatch(/^[A-Z].*\.$/);
    expect(problem.errors?.map((fault: { field: string }) => fault.field)).toEqual(
      bad.field && [bad.field],
    );
    expect(answer.text.toLowerCase()).not.toContain(MARK.toLowerCase());
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(await server.countRows()).toBe(rowsBefore);
  });

  it.each(ACCEPTED)('accepts %s', async (_name, change) => {
    const rowsBefore = await server.countRows();
    const answer = await server.post({ ...SAMPLE_REQUEST, ...change });
    expect(answer.status).toBe(201);
    expect(Object.keys(JSON.parse(answer.text))).toEqual(['id', 'receivedAt']);
    expect(await server.countRows()).toBe(rowsBefore + 1);
  });

  it('58 ignores a query, repeated or not', async () => {
    const answer = await server.send({
      method: 'POST',
      path: `/api/requests?name=${MARK}&name=2&kind=`,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'query-key-1' },
      body: JSON.stringify(SAMPLE_REQUEST),
    });
    expect(answer.status).toBe(201);
  });

  it('names the methods that an address takes', async () => {
    const answer = await server.send({ method: 'TRACE', path: '/api/requests' });
    expect(answer.headers['allow']).toBe('POST');
  });

  it('keeps all of it out of the log', () => {
    expect(server.log()).toContain('"route":"/api/requests","status":422');
    expect(server.log().toLowerCase()).not.toContain(MARK.toLowerCase());
    expect(server.log()).not.toContain('127.0.0.1');
  });
});
