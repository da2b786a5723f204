import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { watchLoad } from './load-shedding.ts';

describe('under too much load', () => {
  let server: TestServer;
  let isOverloaded: boolean;
  beforeEach(async () => {
    isOverloaded = true;
    server = await startTestServer({ isOverloaded: () => isOverloaded });
  });
  afterEach(() => server.close());

  it('turns requests away and says when to come back, and serves pages and health checks on', async () => {
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
  });
});

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

describe('the gauge', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is high after the event loop was held up, and low again after a quiet moment', () => {
    let nowMs = 0;
    const isOverloaded = watchLoad(() => nowMs);
    const wait = (ms: number): void => {
      nowMs += ms;
      vi.advanceTimersToNextTimer();
    };
    wait(250);
    expect(isOverloaded()).toBe(false);
    wait(900);
    expect(isOverloaded()).toBe(false);
    wait(1_500);
    expect(isOverloaded()).toBe(true);
    wait(250);
    expect(isOverloaded()).toBe(false);
  });
});
