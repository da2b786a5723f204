import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from './test-support/send.ts';
import { startTestServer, type TestServer } from './test-support/start-test-server.ts';

const MARK = 'q7zqRAWqz7q';

function post(headers: string[], body: string): string {
  const head = [
    'POST /api/requests HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    ...headers,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

describe('bytes that are not quite a request', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each([
    ['headers of 20 kB', post([`X-Long: ${MARK.repeat(2_000)}`], ''), '431'],
    ['no Host', 'GET /api/requests HTTP/1.1\r\n\r\n', '400'],
    ['noise', `${MARK}\r\n\r\n`, '400'],
    ['an address with a line end', `GET /team\u0001${MARK} HTTP/1.1\r\nHost: x\r\n\r\n`, '400'],
    [
      'bytes above ASCII in an address',
      `GET /team/\u00e9?${MARK} HTTP/1.1\r\nHost: x\r\n\r\n`,
      '400',
    ],
    [
      "another host's address in full",
      `GET http://evil.example/team/ HTTP/1.1\r\nHost: x\r\n\r\n`,
      '404',
    ],
    ['TRACE', 'TRACE /team HTTP/1.1\r\nHost: x\r\n\r\n', '405'],
    ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n', '405'],
  ])('%s', async (_case, bytes, status) => {
    const answer = await sendRaw(server.port, Buffer.from(bytes, 'latin1'));
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(answer).not.toContain(MARK);
    expect(await server.countRows()).toBe(0);
  });

  it('a form with photos that breaks off is answered with a page', async () => {
    const head = [
      'POST /api/requests HTTP/1.1',
      'Host: x',
      'Content-Type: multipart/form-data; boundary=x',
      'Transfer-Encoding: chunked',
    ];
    const answer = await sendRaw(server.port, `${head.join('\r\n')}\r\n\r\n${MARK}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*<!doctype html>[^]*Your request was not received/);
    expect(answer).not.toContain(MARK);
  });

  it('logs none of it', () => {
    expect(server.log()).not.toContain(MARK);
  });
});
