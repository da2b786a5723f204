import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { SERVER_MEMORY } from '../../scripts/bootstrap/server-memory.mjs';
import {
  CONSULTATION_FIELDS,
  MULTIPART_TYPE,
  photoPart,
  writeMultipart,
} from '../../server/test-support/multipart.ts';
import { jpegWithPlace } from '../../server/test-support/sample-photos.ts';
import { send } from '../../server/test-support/send.ts';
import { inTrialFolder, portOf, wait, type TrialFolder } from './trial-server.ts';
import { fewOf, type Trial, type TrialReport } from './trial.ts';

/** Large uploads: half of them one after another, without waiting for an answer, and half at once. */
const UPLOADS = { whole: 80, short: 28 };
const PHOTOS_OF_AN_UPLOAD = 2;
/** A photo of the largest size that is taken. */
const PHOTO_BYTES = 10 * 1_024 * 1_024;
/** Who trickle, each from a network of its own, with as many uploads as one may have. */
const SLOW_SENDERS = 2;
const SLOW_UPLOADS = 2;
const TRICKLE_INTERVAL_MS = 100;
/** The whole server's (docs/decisions/037-upload-memory.md). */
const MEMORY_LIMIT_MB = 300;
const ANSWER_LIMIT_MS = 120_000;
const PAUSE_MS = 50;

/** In megabytes, as the system counts the process: now, and the most since it was last asked to forget. */
function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(path.join('/proc', String(pid), 'status'), 'utf8');
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1_000;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

function forgetPeak(pid: number): void {
  writeFileSync(path.join('/proc', String(pid), 'clear_refs'), '5');
}

function headOf(key: string, from: string, bytes: number): string {
  return (
    `POST /api/requests HTTP/1.1\r\nHost: x\r\nContent-Type: ${MULTIPART_TYPE}\r\n` +
    `Idempotency-Key: ${key}\r\nX-Forwarded-For: ${from}\r\nContent-Length: ${bytes}\r\n\r\n`
  );
}

/** Sends an upload; gives its status, or 0 where the sender hung up after the last byte. */
function upload(
  port: number,
  { from, key, body }: { from: string; key: string; body: Buffer },
  hangsUp: boolean,
): Promise<number> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(headOf(key, from, body.length));
      socket.write(body, () => hangsUp && socket.destroy());
    });
    socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (!hangsUp) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
  });
}

/** Begins an upload, and once it has begun sends a byte now and then; gives its end. */
async function trickle(port: number, from: string): Promise<() => void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  // The server asks for the body once it has looked at the head.
  const asked = once(socket, 'data');
  socket.write(
    headOf(randomUUID(), from, PHOTO_BYTES).replace(
      /\r\n\r\n$/,
      '\r\nExpect: 100-continue\r\n\r\n',
    ),
  );
  await asked;
  const timer = setInterval(() => socket.writable && socket.write('-'), TRICKLE_INTERVAL_MS);
  socket.on('close', () => clearInterval(timer));
  return () => socket.destroy();
}

/** What the form sends: sent again while the server asks for that. */
async function sendOrdinary(port: number): Promise<{ status: number; turnedAway: number }> {
  const photo = photoPart(await jpegWithPlace());
  const headers = {
    'content-type': MULTIPART_TYPE,
    'idempotency-key': randomUUID(),
    'x-forwarded-for': '203.0.113.7',
  };
  const body = writeMultipart([...CONSULTATION_FIELDS, photo]);
  const endBy = Date.now() + ANSWER_LIMIT_MS;
  for (let turnedAway = 0; ; turnedAway += 1) {
    const { status } = await send({ port, method: 'POST', path: '/api/requests', headers, body });
    if (status !== 503 || Date.now() > endBy) return { status, turnedAway };
    await wait(PAUSE_MS);
  }
}

async function run(folder: TrialFolder, uploads: number): Promise<TrialReport> {
  const server = folder.spawn();
  const port = await portOf(server);
  const pid = server.process.pid ?? 0;
  await sendOrdinary(port);
  const before = memoryOf(pid).now;
  forgetPeak(pid);

  const picture = await jpegWithPlace(4_032, 3_024);
  // Whatever hangs on to a picture is taken along.
  const photo = photoPart(Buffer.concat([picture, Buffer.alloc(PHOTO_BYTES - picture.length)]));
  const photos = Array.from({ length: PHOTOS_OF_AN_UPLOAD }, () => photo);
  const body = writeMultipart([...CONSULTATION_FIELDS, ...photos]);
  const sharedKey = randomUUID();
  // A network each, so that only the bounds of all hold them; one in four is the same form once more.
  const flood = Array.from({ length: uploads }, (_, index) => ({
    from: `10.${index}.0.1`,
    key: index % 4 === 0 ? sharedKey : randomUUID(),
    body,
  }));
  // Each hangs up after its last byte; only then the next comes.
  const statuses: number[] = [];
  for (const one of flood.slice(uploads / 2)) statuses.push(await upload(port, one, true));
  const waiting = flood.slice(0, uploads / 2).map((one) => upload(port, one, false));
  const inFlood = await sendOrdinary(port);
  statuses.push(...(await Promise.all(waiting)));
  const { peak } = memoryOf(pid);

  const slow: (() => void)[] = [];
  for (let sender = 0; sender < SLOW_SENDERS; sender += 1) {
    for (let index = 0; index < SLOW_UPLOADS; index += 1) {
      slow.push(await trickle(port, `198.51.${sender}.1`));
    }
  }
  const amongSlow = await sendOrdinary(port);
  for (const end of slow) end();

  const count = (status: number): number => statuses.filter((one) => one === status).length;
  // 409: the same form, still under way.
  const known = count(0) + count(201) + count(409) + count(503);
  return {
    figures: {
      'uploads of 20 MiB': uploads,
      'hung up after the last byte': count(0),
      '× 201': count(201),
      '× 503': count(503),
      'MB before': Math.round(before),
      'MB at most': Math.round(peak),
      'times an ordinary upload was asked to come again': inFlood.turnedAway,
      'among slow senders': amongSlow.turnedAway,
    },
    faults: fewOf([
      ...(peak < MEMORY_LIMIT_MB ? [] : [`The server took ${Math.round(peak)} MB.`]),
      ...(count(503) > 0 ? [] : ['Nothing was turned away.']),
      ...(amongSlow.turnedAway === 0 ? [] : ['Slow senders held up an ordinary upload.']),
      ...(known === uploads
        ? []
        : [`The flood was answered ${[...new Set(statuses)].join(', ')}.`]),
      ...[inFlood, amongSlow]
        .filter(({ status }) => status !== 201)
        .map(({ status }) => `An ordinary upload was answered ${status}.`),
    ]),
  };
}

export const uploadFloodTrial: Trial = {
  name: 'upload-flood',
  claim: 'a flood of uploads fills no memory, and holds up nobody’s own for long',
  needs: () =>
    process.platform === 'linux' ? undefined : 'Linux, which says what memory is taken',
  run: (size) =>
    inTrialFolder({ TRUST_PROXY: 'true', ...SERVER_MEMORY }, (folder) =>
      run(folder, UPLOADS[size]),
    ),
};
