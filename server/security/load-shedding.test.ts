import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify, { type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleError } from '../error-handler.ts';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { shedLoad, watchLoad } from './load-shedding.ts';
import { send } from '../test-support/send.ts';

describe('under too much load', () => {
  let server: TestServer;
  let isOverloaded: boolean;
  beforeEach(async () => {
    isOverloaded = true;
    server = await startTestServer({ isOverloaded: () => isOverloaded });
  });
  afterEach(() => server.close());

  it('turns requests away and says when to come back, and serves pages and health checks on', async () => {
    const before = await beginRequest(server.port);
    const refused = await server.post(SAMPLE_REQUEST);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10']);
    expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(refused.text).detail).toContain('call us');
    expect((await server.send({ path: '/api/slots?event=virtual-consult' })).status).toBe(503);
    for (const path of ['/', '/healthz', '/readyz']) {
      expect((await server.send({ path })).status, path).toBe(200);
    }
    isOverloaded = false;
    expect((await server.post(SAMPLE_REQUEST)).status).toBe(201);
    expect(await server.countRows()).toBe(1);
    before.destroy();
  });

  it('turns nobody away while nothing else is under way', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await server.post(SAMPLE_REQUEST)).status).toBe(201);
    }
  });
});

/** A request that is being worked on until its socket is destroyed. */
async function beginRequest(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // The server has read the head when it asks for the body.
  const asked = once(socket, 'data');
  socket.write(
    'POST /api/requests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: begun-key-1\r\n' +
      'Content-Length: 500\r\nExpect: 100-continue\r\n\r\n',
  );
  await asked;
  return socket;
}

it('does not count those who went away in the middle of sending', async () => {
  const server = await startTestServer();
  const head =
    'POST /api/requests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
    'Idempotency-Key: gone-key-1\r\nContent-Length: 500\r\n\r\n{';
  // More than may be worked on at once.
  for (let count = 0; count < 510; count += 1) {
    await new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write(head, () => socket.resetAndDestroy());
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  }
  expect((await server.post(SAMPLE_REQUEST)).status).toBe(201);
  await server.close();
});

it('counts a request for as long as its handler works, also once its sender has hung up', async () => {
  const app = fastify();
  app.setErrorHandler(handleError);
  shedLoad(app, () => true);
  let finish = (): void => undefined;
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const handler = new EventEmitter();
  const beSlow = async ({ socket }: FastifyRequest): Promise<string> => {
    handler.emit('begun', socket);
    await work;
    setImmediate(() => handler.emit('ended'));
    return 'done';
  };
  app.route({ method: 'GET', url: '/slow', handler: beSlow });
  app.get('/quick', () => Promise.resolve('quick'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const begun = once(handler, 'begun') as Promise<[Socket]>;
  const sender = connect(port, '127.0.0.1', () =>
    sender.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'),
  );
  const [socket] = await begun;
  const gone = once(socket, 'close');
  sender.destroy();
  await gone;
  expect((await send({ port, path: '/quick' })).status).toBe(503);
  const ended = once(handler, 'ended');
  finish();
  await ended;
  expect((await send({ port, path: '/quick' })).status).toBe(200);
  await app.close();
});

describe('the gauge', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function gauge(): { isOverloaded: () => boolean; begin: () => void; wait: (ms: number) => void } {
    let nowMs = 0;
    const { isOverloaded, begin } = watchLoad(() => nowMs);
    const wait = (ms: number): void => {
      nowMs += ms;
      vi.advanceTimersToNextTimer();
    };
    return { isOverloaded, begin, wait };
  }

  it('is high while the event loop is late time after time, and low again after a quiet moment', () => {
    const { isOverloaded, begin, wait } = gauge();
    begin();
    for (const [ms, expected] of [
      [250, false],
      [1_500, false],
      [1_500, false],
      [1_500, true],
      [1_300, true],
      [250, false],
      [1_500, false],
    ] as const) {
      wait(ms);
      expect(isOverloaded(), `after ${ms} ms`).toBe(expected);
    }
  });

  it('takes a single pause for no load, however long', () => {
    const { isOverloaded, begin, wait } = gauge();
    begin();
    for (const ms of [250, 60_000, 250, 2_000, 900, 2_000]) {
      wait(ms);
      expect(isOverloaded(), `after ${ms} ms`).toBe(false);
    }
  });

  it('measures nothing before it is begun: a start holds the event loop up', () => {
    const { begin, wait } = gauge();
    expect(vi.getTimerCount()).toBe(0);
    begin();
    expect(vi.getTimerCount()).toBe(1);
    wait(250);
  });
});
