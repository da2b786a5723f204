import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { BODY_LIMIT_BYTES } from '../../domain/intake/wire.ts';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { sendRaw } from '../test-support/send.ts';
import {
  APPOINTMENTS,
  atBoth,
  caseTests,
  countAllRows,
  MARK,
  REQUESTS,
  withFields,
} from './case-tests.ts';

/** What carries the fields: cases 1 to 22. */
const { refuses, answers } = caseTests();

const json = (good: object): string => JSON.stringify(good);
/** Puts something before a body's first field. */
const spliced = (start: string) => (good: object) => `{${start},${json(good).slice(1)}`;
const deep = (depth: number) => () => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;

refuses(
  1,
  atBoth(() => '', { status: 400 }),
);
refuses(
  2,
  atBoth(() => 'null', { status: 400 }),
);
refuses(
  3,
  atBoth(() => `["${MARK}"]`, { status: 400 }),
);
refuses(
  4,
  atBoth(() => `"${MARK}"`, { status: 400 }),
);
refuses(
  5,
  atBoth((good) => json(good).slice(0, -3), { status: 400 }),
);
refuses(6, [
  ...atBoth(spliced('"name":"Eve"'), { status: 400 }),
  ...atBoth(spliced(String.raw`"n\u0061me":"Eve"`), { status: 400 }),
  // Within another object.
  ...atBoth(spliced('"smileResults":{"persona":null,"persona":null,"areas":[]}'), { status: 400 }),
]);
refuses(7, atBoth(spliced('"__proto__":{"admin":true}'), { status: 422, field: '__proto__' }));
refuses(
  8,
  withFields(
    { constructor: { prototype: { admin: true } } },
    { status: 422, field: 'constructor' },
  ),
);
refuses(9, [
  ...withFields({ nickname: MARK }, { status: 422, field: 'nickname' }),
  // A name that could be somebody's own words is not repeated.
  ...withFields({ [`${MARK}@example.com`]: 1 }, { status: 422, field: '(unknown field)' }),
]);
refuses(10, [
  ...withFields({ status: MARK }, { status: 422, field: 'status' }),
  ...withFields({ id: MARK }, { status: 422, field: 'id' }),
  ...withFields({ created_at: MARK }, { status: 422, field: 'created_at' }),
]);
refuses(11, [
  ...atBoth(deep(10_000), { status: 413 }),
  // As deep as fits into the limit.
  ...atBoth(deep(8_000), { status: 400 }),
]);
refuses(
  12,
  atBoth((good) => json(good).padEnd(BODY_LIMIT_BYTES + 1), { status: 413 }),
);
refuses(
  13,
  atBoth(() => Array.from({ length: 160 }, () => Buffer.alloc(65_536, MARK)), { status: 413 }),
);
refuses(
  14,
  atBoth(() => gzipSync(Buffer.alloc(5_000_000)), {
    headers: { 'content-encoding': 'gzip' },
    status: 415,
  }),
);

/** Bytes that the tidy sender above would not send. */
function rawPost(path: string, headers: readonly string[], body: string): string {
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    'Content-Type: application/json',
    'Idempotency-Key: raw-key-1',
    ...headers,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
const BODY = json({ ...SAMPLE_REQUEST, message: MARK });
const RAW_PROBLEM = /^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/problem\+json/;

answers(15, async (server) => {
  const before = await countAllRows(server);
  for (const path of [REQUESTS, APPOINTMENTS]) {
    const short = rawPost(path, [`Content-Length: ${BODY.length - 5}`], BODY);
    const answer = await sendRaw(server.port, short);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('application/problem+json');
    expect(answer).not.toContain(MARK);
    // A body that ends before its length is never answered, and never stored.
    expect(await sendRaw(server.port, rawPost(path, ['Content-Length: 5000'], BODY))).toBe('');
  }
  expect(await countAllRows(server)).toEqual(before);
  expect(server.log()).not.toContain(MARK);
});

answers(16, async (server) => {
  const before = await countAllRows(server);
  for (const path of [REQUESTS, APPOINTMENTS]) {
    const both = [`Content-Length: ${BODY.length}`, 'Transfer-Encoding: chunked'];
    const two = ['Content-Length: 5', 'Content-Length: 6'];
    for (const headers of [both, both.toReversed(), two]) {
      const answer = await sendRaw(server.port, rawPost(path, headers, `5\r\n${BODY}`));
      expect(answer).toMatch(RAW_PROBLEM);
      expect(answer).not.toContain(MARK);
    }
  }
  expect(await countAllRows(server)).toEqual(before);
});

refuses(17, atBoth(json, { headers: { 'content-type': 'text/plain' }, status: 415 }));
refuses(18, atBoth(json, { without: 'content-type', status: 415 }));
refuses(
  19,
  atBoth(
    () =>
      `--x\r\ncontent-disposition: form-data; name="file"; filename="${MARK}.png"\r\ncontent-type: image/png\r\n\r\n${MARK}\r\n--x--`,
    { headers: { 'content-type': 'multipart/form-data; boundary=x' }, status: 415 },
  ),
);
refuses(20, [
  ...atBoth((good) => Buffer.from(json(good), 'utf16le'), { status: 400 }),
  ...atBoth((good) => Buffer.from(json(good), 'utf16le'), {
    headers: { 'content-type': 'application/json; charset=utf-16' },
    status: 415,
  }),
  ...atBoth((good) => `\uFEFF${json(good)}`, { status: 400 }),
]);
refuses(
  21,
  atBoth(
    (good) =>
      Buffer.concat([Buffer.from(json(good).slice(0, -2)), Buffer.from([0xc3, 0x28, 34, 125])]),
    { status: 400 },
  ),
);
refuses(
  22,
  atBoth((good) => String.raw`{"name":"\ud800",` + json({ ...good, name: undefined }).slice(1), {
    status: 422,
    field: 'name',
  }),
);
