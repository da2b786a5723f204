import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refusedPageWriter } from './answers/refused-page-in.ts';
import { createHttpServer, REQUEST_TIMES } from './http-server.ts';

const PLAIN_MS = 600;
/** Node looks once a second. */
const UPLOAD_MS = 1_800;
const PACE = { graceMs: 1_000, bytesPerSecond: 100 };

let server: Server;
let port: number;

beforeEach(() => listen({ plainMs: PLAIN_MS, uploadMs: UPLOAD_MS }));

async function listen(times: Parameters<typeof createHttpServer>[2]): Promise<void> {
  server = createHttpServer(
    () => false,
    (request, response) => {
      request.resume();
      request.on('end', () => response.end('whole'));
    },
    times,
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
}

async function close(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
afterEach(close);

/** Sends a head and then a piece five times a second, until the server has had enough or the body is whole. */
function trickle(
  head: string[],
  bytes: number,
  piece = 'x',
): Promise<{ text: string; tookMs: number }> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let text = '';
    let sent = 0;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write([...head, 'Host: x', `Content-Length: ${bytes}`, '', ''].join('\r\n'));
    });
    const timer = setInterval(() => {
      sent += piece.length;
      if (sent > bytes || !socket.writable) return;
      socket.write(piece);
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
  expect(text).not.toContain('photos');
});

it('gives photos more time, but not for ever', async () => {
  const bytesWithinTime = 5;
  // Long enough for a machine that is busy elsewhere for seconds.
  await close();
  await listen({ plainMs: PLAIN_MS, uploadMs: 10 * UPLOAD_MS });
  const whole = await trickle(['POST /api/requests HTTP/1.1', MULTIPART], bytesWithinTime);
  expect(whole.text).toMatch(/^HTTP\/1\.1 200 [^]*whole$/);
  expect(whole.tookMs).toBeGreaterThan(PLAIN_MS);
  await close();
  await listen({ plainMs: PLAIN_MS, uploadMs: UPLOAD_MS });
  const endless = await trickle(['POST /api/requests HTTP/1.1', MULTIPART], 1_000);
  // The same photos again would end the same.
  expect(endless.text).toMatch(/^HTTP\/1\.1 408 [^]*with fewer photos/);
});

it('has the proxies before it wait a minute longer for photos, so that its own answer arrives', () => {
  for (const name of ['Caddyfile', 'several-servers.Caddyfile']) {
    const file = readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');
    const minutes = Number(/read_body (\d+)m/.exec(file)?.[1]);
    expect(minutes * 60_000).toBe(REQUEST_TIMES.uploadMs + 60_000);
  }
});

it('ends photos that come in more slowly than any line is, and no others', async () => {
  await close();
  await listen({ plainMs: PLAIN_MS, uploadMs: 20_000, pace: PACE });
  const head = ['POST /api/requests HTTP/1.1', MULTIPART];
  const slow = await trickle(head, 1_000);
  expect(slow.text).toMatch(/^HTTP\/1\.1 408 [^]*took too long[^]*with fewer photos/);
  expect(slow.tookMs).toBeGreaterThan(PACE.graceMs);
  const steady = await trickle(head, 1_000, 'x'.repeat(100));
  expect(steady.text).toMatch(/^HTTP\/1\.1 200 [^]*whole$/);
  expect(steady.tookMs).toBeGreaterThan(PACE.graceMs);
});

it('gives that time to no other address', async () => {
  const { text } = await trickle(['POST /api/appointments HTTP/1.1', MULTIPART], 1_000);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
});

it('gives it to another server’s uploads where that says which those are', async () => {
  await close();
  const isUpload = ({ url }: { url?: string | undefined }) => url === '/api/site/photographs';
  await listen({ plainMs: PLAIN_MS, uploadMs: 20_000, isUpload });
  const head = (address: string) => [`POST ${address} HTTP/1.1`, 'Content-Type: application/x'];
  const whole = await trickle(head('/api/site/photographs'), 500, 'x'.repeat(100));
  expect(whole.text).toMatch(/^HTTP\/1\.1 200 /);
  expect(whole.tookMs).toBeGreaterThan(PLAIN_MS);
  expect((await trickle(head('/api/site/drafts'), 1_000)).text).toMatch(/^HTTP\/1\.1 408 /);
});

it('answers a form without script with a page, in the language of the page that it came from', async () => {
  await close();
  const writeRefused = refusedPageWriter(() => ({ name: 'Impressions', phone: '516-555-0100' }));
  await listen({ plainMs: PLAIN_MS, uploadMs: UPLOAD_MS, writeRefused });
  const from = (page: string) => `Referer: https://www.example.org${page}`;
  const page =
    /^HTTP\/1\.1 408 [^]*text\/html; charset=utf-8[^]*style-src 'sha256-[^]*<!doctype html>/;
  const photos = await trickle(['POST /api/requests HTTP/1.1', MULTIPART, from('/contact')], 1_000);
  expect(photos.text).toMatch(page);
  expect(photos.text).toMatch(/<html lang="en-US">[^]*with fewer photos/);
  const form = 'Content-Type: application/x-www-form-urlencoded';
  const plain = await trickle(['POST /api/requests HTTP/1.1', form, from('/es/contacto')], 1_000);
  expect(plain.text).toMatch(page);
  expect(plain.text).toMatch(/<html lang="es-US">[^]*No recibimos su solicitud/);
  // A script reads data, and sends its key as a header.
  const head = ['POST /api/requests HTTP/1.1', MULTIPART, 'Idempotency-Key: k'];
  expect((await trickle(head, 1_000)).text).toMatch(/application\/problem\+json/);
});
