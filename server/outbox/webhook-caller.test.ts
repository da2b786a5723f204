import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { LookupAddress } from 'node:dns';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Notice } from './notice.ts';
import { createWebhookCaller, type WebhookSettings } from './webhook-caller.ts';

const KEY = Buffer.alloc(32, 7);
const NOW = new Date('2027-03-08T12:00:00Z');
const NOTICE: Notice = {
  about: 'request',
  number: 12,
  reference: 'K7NP-3XR2',
  kind: 'discovery-call',
  receivedAt: '2027-03-08T11:59:00.000Z',
  isSetAside: false,
};

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

let received: Received[];
let answer: (response: ServerResponse, request: IncomingMessage) => void;
let server: ReturnType<typeof createServer>;
let port: number;

beforeEach(async () => {
  received = [];
  answer = (response) => void response.end();
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

function call(change: Partial<WebhookSettings> = {}): Promise<void> {
  const caller = createWebhookCaller({
    url: `http://127.0.0.1:${port}/hook`,
    secret: `whsec_${KEY.toString('base64')}`,
    allowPrivate: true,
    now: () => NOW,
    ...change,
  });
  return caller('message-1', NOTICE, new AbortController().signal);
}

it('says kind, number and time, signed over id, time and body', async () => {
  await call();
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(JSON.parse(body)).toEqual({
    type: 'request.received',
    id: 'message-1',
    number: 'K7NP-3XR2',
    kind: 'discovery-call',
    receivedAt: NOTICE.receivedAt,
    setAside: false,
  });
  const seconds = String(NOW.getTime() / 1_000);
  const mac = createHmac('sha256', KEY).update(`message-1.${seconds}.${body}`).digest('base64');
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'message-1',
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${mac}`,
  });
});

describe('a receiver that fails', () => {
  it('answers 500', async () => {
    answer = (response) => void response.writeHead(500).end();
    await expect(call()).rejects.toMatchObject({ code: 'HTTP 500', isPermanent: false });
  });

  it('redirects, and is not followed', async () => {
    answer = (response) =>
      void response.writeHead(307, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
    await expect(call()).rejects.toMatchObject({ code: 'HTTP 307' });
    expect(received).toHaveLength(1);
  });

  it('never answers', async () => {
    answer = () => undefined;
    // The others have the caller's own limit: beside other tests an answer may take longer than this.
    await expect(call({ answerLimitMs: 300 })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('sends a body without end, of which nothing is read', async () => {
    let written = 0;
    const closed = new Promise<void>((resolve) => {
      answer = (response) => {
        const timer = setInterval(() => {
          written += 65_536;
          response.write(Buffer.alloc(65_536));
        }, 5);
        response.on('close', () => {
          clearInterval(timer);
          resolve();
        });
      };
    });
    await call();
    await closed;
    expect(written).toBeLessThan(2_000_000);
  });

  it('cuts the line', async () => {
    answer = (response) => void response.destroy();
    await expect(call()).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('has no name', async () => {
    const resolveName: WebhookSettings['resolveName'] = (_name, done) =>
      done(Object.assign(new Error('x'), { code: 'ENOTFOUND' }), []);
    await expect(call({ url: 'http://hook.example/', resolveName })).rejects.toMatchObject({
      code: 'ENOTFOUND',
    });
  });
});

describe('where it may lead', () => {
  it.each([
    'http://127.0.0.1',
    'http://[::1]',
    'http://2130706433',
    'http://0x7f.1',
    'http://[::ffff:7f00:1]',
  ])('not to %s', async (origin) => {
    const url = `${origin}:${port}/hook`;
    await expect(call({ url, allowPrivate: false })).rejects.toMatchObject({ code: 'EPRIVATE' });
    expect(received).toEqual([]);
  });

  it('not to a name that leads to a private address, even beside a public one', async () => {
    const addresses: LookupAddress[] = [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const url = `http://hook.example:${port}/`;
    await expect(
      call({ url, allowPrivate: false, resolveName: (_name, done) => done(null, addresses) }),
    ).rejects.toMatchObject({ code: 'EPRIVATE' });
    expect(received).toEqual([]);
  });

  it('to the very address that was checked: the name is asked for once', async () => {
    let asked = 0;
    await call({
      url: `http://hook.example:${port}/`,
      resolveName: (_name, done) => {
        asked += 1;
        done(null, [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
      },
    });
    expect([asked, received.length]).toEqual([1, 1]);
    expect(received[0]?.headers.host).toBe(`hook.example:${port}`);
  });
});
