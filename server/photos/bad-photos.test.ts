import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PHOTO_LIMIT_BYTES } from '../../domain/intake/wire.ts';
import {
  CONSULTATION_FIELDS,
  MULTIPART_TYPE,
  photoPart,
  writeMultipart,
  type Part,
} from '../test-support/multipart.ts';
import { announcedPng, jpegWithPlace, pictureAs } from '../test-support/sample-photos.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';

/** Stands in what is refused, and must not stand in any answer or log line. */
const MARK = 'q7zqPHOTOqz7q';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>${MARK}</text></svg>`;
const MIB_BYTES = 1024 * 1024;

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await jpegWithPlace();
});

/** A consultation with other fields. */
const withFields = (change: Record<string, string>): Part[] => [
  ...CONSULTATION_FIELDS.filter(({ name }) => !(name in change)),
  ...Object.entries(change).map(([name, value]) => ({ name, value })),
];
const withPhotos = (...photos: Buffer[]): Part[] => [
  ...CONSULTATION_FIELDS,
  ...photos.map((photo) => photoPart(photo, `${MARK}.jpg`)),
];
const repeated = (count: number, photo: Buffer): Part[] =>
  withPhotos(...Array.from({ length: count }, () => photo));

interface BadUpload {
  name: string;
  parts: () => Part[] | Promise<Part[]>;
  status: number;
  /** The field named, and what is said of it. */
  fault?: [field: string, message: RegExp];
}

const CASES: BadUpload[] = [
  {
    name: 'an SVG',
    parts: () => withPhotos(Buffer.from(SVG)),
    status: 422,
    fault: ['photos', /^Photo 1 could not be read as a picture\. Please choose a JPEG/],
  },
  {
    name: 'a GIF',
    parts: async () => withPhotos(jpeg, await pictureAs('gif')),
    status: 422,
    fault: ['photos', /^Photo 2 could not be read/],
  },
  {
    name: 'a TIFF',
    parts: async () => withPhotos(await pictureAs('tiff')),
    status: 422,
    fault: ['photos', /^Photo 1 could not be read/],
  },
  {
    name: 'an AVIF',
    parts: async () => withPhotos(await pictureAs('avif')),
    status: 422,
    fault: ['photos', /^Photo 1 could not be read/],
  },
  {
    name: 'an HEIC, which is told by its name',
    parts: () => withPhotos(Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')),
    status: 422,
    fault: ['photos', /^Photo 1 is in Apple’s HEIC format.*Most Compatible/],
  },
  {
    name: 'a JPEG that was cut',
    parts: () => withPhotos(jpeg.subarray(0, jpeg.length / 2)),
    status: 422,
    fault: ['photos', /^Photo 1 could not be read/],
  },
  {
    name: 'a GIF that begins as a JPEG',
    parts: async () =>
      withPhotos(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await pictureAs('gif')])),
    status: 422,
    fault: ['photos', /^Photo 1 could not be read/],
  },
  {
    name: 'a script called a JPEG',
    parts: () => withPhotos(Buffer.from(`#!/bin/sh\necho ${MARK}\n`)),
    status: 422,
    fault: ['photos', /^Photo 1 could not be read/],
  },
  {
    name: 'a PNG that announces 50,000 by 50,000',
    parts: () => withPhotos(announcedPng(50_000, 50_000)),
    status: 422,
    fault: ['photos', /^Photo 1 could not be read/],
  },
  {
    name: 'a PNG that announces 5,000 by 5,000 and holds next to nothing',
    parts: () => withPhotos(announcedPng(5_000, 5_000)),
    status: 422,
    fault: ['photos', /^Photo 1 could not be read/],
  },
  {
    name: 'an empty file',
    parts: () => withPhotos(jpeg, jpeg, Buffer.alloc(0)),
    status: 422,
    fault: ['photos', /^Photo 3 could not be read/],
  },
  {
    name: 'seven photos',
    parts: () => repeated(7, jpeg),
    status: 422,
    fault: ['photos', /^Please send at most 6 photos\.$/],
  },
  {
    name: 'a photo one byte over the limit',
    parts: () => withPhotos(jpeg, Buffer.alloc(PHOTO_LIMIT_BYTES + 1, MARK)),
    status: 422,
    fault: ['photos', /^Photo 2 is larger than 10 MB/],
  },
  {
    name: 'more than 30 MiB in all',
    parts: () => repeated(4, Buffer.alloc(8 * MIB_BYTES, MARK)),
    status: 413,
  },
  {
    name: 'a file under another name',
    parts: () => [...CONSULTATION_FIELDS, { name: 'attachment', value: jpeg, fileName: 'a.jpg' }],
    status: 422,
    fault: ['attachment', /not part of the form/],
  },
  {
    name: 'a file in the place of the name',
    parts: () => [...withFields({}), { name: 'name', value: jpeg, fileName: 'a.jpg' }],
    status: 422,
    fault: ['name', /enter your name/],
  },
  {
    name: 'a photo that is no file',
    parts: () => withFields({ photos: MARK }),
    status: 422,
    fault: ['photos', /not part of the form/],
  },
  {
    name: 'a field that does not fit',
    parts: () => [...withFields({ email: MARK }), photoPart(jpeg)],
    status: 422,
    fault: ['email', /one e-mail address/],
  },
  {
    name: '19 photos with a call, which takes none',
    parts: () => [...withFields({ kind: 'discovery-call' }), photoPart(jpeg)],
    status: 415,
  },
  {
    name: '19 a call in parts',
    parts: () => withFields({ kind: 'discovery-call' }),
    status: 415,
  },
  {
    name: 'a field twice',
    parts: () => [...CONSULTATION_FIELDS, { name: 'name', value: 'Eve' }],
    status: 400,
  },
  {
    name: 'fields past 16 KiB',
    parts: () => withFields({ message: MARK.repeat(1_300) }),
    status: 413,
  },
  {
    name: 'a field that is not UTF-8',
    parts: () => [
      ...CONSULTATION_FIELDS.filter(({ name }) => name !== 'message'),
      { name: 'message', value: Buffer.from([0x6e, 0xff]) },
    ],
    status: 400,
  },
  {
    name: 'more parts than a form has',
    parts: () => [
      ...CONSULTATION_FIELDS,
      ...Array.from({ length: 50 }, (_, index) => ({ name: `f${index}`, value: '' })),
    ],
    status: 400,
  },
];

describe('photos that are refused', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  let keys = 0;
  const post = (body: Buffer | readonly Buffer[], headers: Record<string, string> = {}) =>
    server.send({
      method: 'POST',
      path: '/api/requests',
      headers: {
        'content-type': MULTIPART_TYPE,
        'idempotency-key': `bad-photo-${keys++}`,
        ...headers,
      },
      body,
    });

  /** The status and the faults of a refusal that stored nothing and repeats nothing. */
  async function refusalOf(answer: Awaited<ReturnType<typeof post>>) {
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.text).not.toContain(MARK);
    for (const table of ['requests', 'request_photos'] as const) {
      expect(await server.countRows(table)).toBe(0);
    }
    expect((await server.storedBytes()).includes(MARK)).toBe(false);
    expect(existsSync(path.join(server.dataDir, 'photos'))).toBe(false);
    const { errors } = JSON.parse(answer.text);
    return { status: answer.status, errors };
  }

  it.each(CASES)('$name: $status', async ({ parts, status, fault }) => {
    const errors = fault && [{ field: fault[0], message: expect.stringMatching(fault[1]) }];
    const answer = await post(writeMultipart(await parts()));
    expect(await refusalOf(answer)).toEqual({ status, errors });
  });

  it('a body that is cut, or has no end: 400', async () => {
    const body = writeMultipart(withPhotos(jpeg));
    expect((await refusalOf(await post(body.subarray(0, body.length - 20)))).status).toBe(400);
    expect((await refusalOf(await post(body.subarray(0, body.length / 2)))).status).toBe(400);
  });

  it('parts without a head, or none: 415, since nothing says what they are for', async () => {
    expect(
      (
        await refusalOf(
          await post(Buffer.from(`--x\r\n\r\n${MARK}\r\n--x--`), {
            'content-type': 'multipart/form-data; boundary=x',
          }),
        )
      ).status,
    ).toBe(415);
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x; charset=utf-16',
    'multipart/mixed; boundary=x',
  ])('%s: 415', async (type) => {
    expect((await refusalOf(await post(Buffer.from(''), { 'content-type': type }))).status).toBe(
      415,
    );
  });

  it('chunks without end past the limit: 413, before all of them have come', async () => {
    const chunk = Buffer.alloc(4 * MIB_BYTES, MARK);
    const body = [
      writeMultipart(CONSULTATION_FIELDS).subarray(0, -6),
      ...Array.from({ length: 10 }, () => chunk),
    ];
    expect((await refusalOf(await post(body))).status).toBe(413);
  });

  it('a compressed body: 415, another origin: 403, a bad key: 400', async () => {
    const body = writeMultipart(withPhotos(jpeg));
    expect((await refusalOf(await post(body, { 'content-encoding': 'gzip' }))).status).toBe(415);
    expect(
      (await refusalOf(await post(body, { origin: 'https://elsewhere.example' }))).status,
    ).toBe(403);
    expect((await refusalOf(await post(body, { 'idempotency-key': 'short' }))).status).toBe(400);
  });

  it('an appointment in parts: 415', async () => {
    const answer = await server.send({
      method: 'POST',
      path: '/api/appointments',
      headers: { 'content-type': MULTIPART_TYPE, 'idempotency-key': 'bad-photo-appointment' },
      body: writeMultipart(withPhotos(jpeg)),
    });
    expect((await refusalOf(answer)).status).toBe(415);
  });

  it('keeps all of it out of the log', () => {
    expect(server.log()).toContain('"route":"/api/requests","status":422');
    expect(server.log()).not.toContain(MARK);
  });
});

describe('many uploads', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  const head = (key: string, from?: string): string =>
    `POST /api/requests HTTP/1.1\r\nHost: x\r\nContent-Type: ${MULTIPART_TYPE}\r\n` +
    `Idempotency-Key: ${key}\r\nContent-Length: 9999\r\n` +
    (from === undefined ? '' : `X-Forwarded-For: ${from}\r\n`) +
    '\r\n--test';
  const post = (key: string, photo: Buffer, from?: string) =>
    server.send({
      method: 'POST',
      path: '/api/requests',
      headers: {
        'content-type': MULTIPART_TYPE,
        'idempotency-key': key,
        ...(from === undefined ? {} : { 'x-forwarded-for': from }),
      },
      body: writeMultipart(withPhotos(photo)),
    });

  const statusOf = async (key: string, from?: string): Promise<number> =>
    (await post(key, jpeg, from)).status;
  const trickleFrom = (addresses: readonly (string | undefined)[]): Socket[] =>
    addresses.map((address, index) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write(head(`idle-key-${index}`, address)),
      );
      socket.on('error', () => socket.destroy());
      return socket;
    });
  /** Waits until one of them is turned away: the others have all turns that they may have. */
  const oneRefused = (sockets: readonly Socket[]): Promise<void> =>
    new Promise((resolve) => {
      for (const socket of sockets) {
        socket.on('data', (chunk: Buffer) => {
          if (chunk.includes('HTTP/1.1 503')) resolve();
        });
      }
    });

  it('are turned away past two at once of an address, and taken again when one of them has gone', async () => {
    const idle = trickleFrom([undefined, undefined, undefined]);
    await oneRefused(idle);
    const refused = await post('busy-key-1', jpeg);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
    // What has no photos is none of theirs.
    const plain = await server.post({
      kind: 'virtual-consultation',
      name: 'Ann',
      email: 'ann@example.com',
      message: 'Hello.',
      consent: true,
    });
    expect(plain.status).toBe(201);
    for (const socket of idle) socket.destroy();
    await expect.poll(() => statusOf('busy-key-1')).toBe(201);
  });

  it('of one address or one network hold up nobody else', async () => {
    await server.close();
    server = await startTestServer({ trustProxy: true });
    // Whoever has one address of a /64 has all of them.
    const first = trickleFrom(['2001:db8::1', '2001:db8::2', '2001:db8::3']);
    await oneRefused(first);
    expect(await statusOf('same-key-1', '2001:db8::4')).toBe(503);
    expect(await statusOf('other-key-1', '198.51.100.1')).toBe(201);
    // Four are what a network may have.
    const more = trickleFrom([2, 2, 3, 3, 5].map((last) => `203.0.113.${last}`));
    await oneRefused(more);
    expect(await statusOf('third-key-1', '203.0.113.4')).toBe(503);
    expect(await statusOf('other-key-2', '198.51.100.1')).toBe(201);
    for (const socket of [...first, ...more]) socket.destroy();
    await expect.poll(() => statusOf('third-key-1', '203.0.113.4')).toBe(201);
  });

  it('keep their turn until they are stored, also when their sender has hung up', async () => {
    await server.close();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let working = 0;
    server = await startTestServer({
      photoStore: {
        put: async () => {
          working += 1;
          await released;
        },
        read: async () => undefined,
        remove: async () => true,
      },
    });
    for (const count of [1, 2]) {
      const body = writeMultipart(withPhotos(jpeg));
      const socket = connect(server.port, '127.0.0.1');
      socket.write(
        `POST /api/requests HTTP/1.1\r\nHost: x\r\nContent-Type: ${MULTIPART_TYPE}\r\n` +
          `Idempotency-Key: gone-key-${count}\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body);
      await expect.poll(() => working).toBe(count);
      await new Promise((resolve) => {
        socket.once('close', resolve);
        socket.destroy();
      });
    }
    // Both lines are closed here too when the second question is answered.
    for (const key of ['after-key-1', 'after-key-2']) expect(await statusOf(key)).toBe(503);
    release();
    await expect.poll(() => statusOf('after-key-3')).toBe(201);
    await expect.poll(() => server.countRows()).toBe(3);
  });

  it('are counted for a network and for all of them too', async () => {
    await server.close();
    server = await startTestServer({
      rateLimitMax: 1,
      networkLimit: 1,
      limitOfAll: 2,
      trustProxy: true,
    });
    const statuses = async (addresses: readonly string[], uploads: number): Promise<number[]> => {
      const answers: number[] = [];
      for (const address of addresses) {
        for (let count = 0; count < uploads; count += 1) {
          answers.push(
            (await post(`count-${address}-${count}`, Buffer.from('no'), address)).status,
          );
        }
      }
      return answers;
    };
    // Four for each request that a network may send, and each address of it four.
    expect(await statuses(['203.0.113.1', '203.0.113.2'], 2)).toEqual([422, 422, 422, 422]);
    expect(await statuses(['203.0.113.3'], 1)).toEqual([503]);
    expect(await statuses(['198.51.100.1'], 4)).toEqual([422, 422, 422, 422]);
    expect(await statuses(['192.0.2.1'], 1)).toEqual([503]);
  });

  it('count against their address also when they are refused, but four for each request it may send', async () => {
    await server.close();
    server = await startTestServer({ rateLimitMax: 2 });
    const statuses: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      statuses.push((await post(`many-key-${count}`, Buffer.from('no'))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 422), 429]);
  });
});
