import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';

const PLAIN_MS = 600;
/** Node looks once a second. */
const UPLOAD_MS = 1_800;

let server: Server;
let port: number;

beforeEach(async () => {
  server = createHttpServer(
    () => false,
    (request, response) => {
      request.resume();
      request.on('end', () => response.end('whole'));
    },
    { plainMs: PLAIN_MS, uploadMs: UPLOAD_MS },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends a head and then a byte now and then, until the server has had enough or the body is whole. */
function trickle(head: string[], bytes: number): Promise<{ text: string; tookMs: number }> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let text = '';
    let sent = 0;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write([...head, 'Host: x', `Content-Length: ${bytes}`, '', ''].join('\r\n'));
    });
    const timer = setInterval(() => {
      sent += 1;
      if (sent > bytes || !socket.writable) return;
      socket.write('x');
    }, 200);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('whole')) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ text, tookMs: performance.now() - begun });
    });
  });
}

const MULTIPART = 'Content-Type: multipart/form-data; boundary=x';

it('ends a request that trickles in, with an answer', async () => {
  const { text } = await trickle(['POST /api/requests HTTP/1.1'], 1_000);
  expect(text).toMatch(/^HTTP\/1\.1 408 [^]*took too long/);
});

it('gives photos more time, but not for ever', async () => {
  const bytesWithinTime = 5;
  const whole = await trickle(['POST /api/requests HTTP/1.1', MULTIPART], bytesWithinTime);
  expect(whole.text).toMatch(/^HTTP\/1\.1 200 [^]*whole$/);
  expect(whole.tookMs).toBeGreaterThan(PLAIN_MS);
  const endless = await trickle(['POST /api/requests HTTP/1.1', MULTIPART], 1_000);
  expect(endless.text).toMatch(/^HTTP\/1\.1 408 /);
});

it('gives that time to no other address', async () => {
  const { text } = await trickle(['POST /api/appointments HTTP/1.1', MULTIPART], 1_000);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
});
