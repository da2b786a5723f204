import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Refusal } from '../problem-details.ts';
import {
  CONSULTATION_FIELDS,
  MULTIPART_TYPE,
  photoPart,
  writeMultipart,
} from '../test-support/multipart.ts';
import { UploadTurns } from '../photos/upload-turns.ts';
import { readMultipart } from './multipart-body.ts';

type Turn = Parameters<typeof readMultipart>[3];

const PHOTO = Buffer.from('\r\n--test-boundary-739\r\n--\r\nnot quite the boundary');
const WHOLE = writeMultipart([
  ...CONSULTATION_FIELDS,
  photoPart(PHOTO),
  photoPart(Buffer.alloc(3)),
]);

/** Sends bytes in pieces of these lengths, over and over. */
function read(
  bytes: Buffer,
  pieceLengths: readonly number[] = [bytes.length || 1],
  turn: Turn = ROOMY,
) {
  const pieces: Buffer[] = [];
  for (let at = 0, index = 0; at < bytes.length; index += 1) {
    const length = pieceLengths[index % pieceLengths.length] ?? 1;
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return readMultipart(Readable.from(pieces, { objectMode: false }), MULTIPART_TYPE, NaN, turn);
}

const ROOMY: Turn = {
  hold: () => undefined,
  onGivingWay: () => undefined,
  endReading: () => undefined,
};

const pieceLengths = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 });

it('reads the same form, in whatever pieces it comes', async () => {
  await fc.assert(
    fc.asyncProperty(pieceLengths, async (lengths) => {
      const { fields, photos, photoCount } = await read(WHOLE, lengths);
      expect(fields.get('message')).toBe('About my front teeth.');
      expect(photos.map(({ bytes }) => bytes)).toEqual([PHOTO, Buffer.alloc(3)]);
      expect(photoCount).toBe(2);
    }),
    { numRuns: 300 },
  );
});

it('reads a form or refuses it, whatever has become of its bytes, and never breaks or waits for ever', async () => {
  const change = fc.record({
    at: fc.nat(WHOLE.length),
    drop: fc.nat(40),
    insert: fc.oneof(
      fc.uint8Array({ maxLength: 20 }),
      fc
        .constantFrom('\r\n', '\r\n\r\n', '--test-boundary-7391', '--', '; filename="', '\0', ': ')
        .map((text) => new TextEncoder().encode(text)),
    ),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 4 }),
      pieceLengths,
      async (changes, lengths) => {
        let bytes = WHOLE;
        for (const { at, drop, insert } of changes) {
          bytes = Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + drop)]);
        }
        const outcome = await read(bytes, lengths).catch((error: unknown) => error);
        if (outcome instanceof Refusal) {
          expect([400, 413, 415]).toContain(outcome.problem.status);
        } else expect(outcome).toHaveProperty('photoCount');
      },
    ),
    { numRuns: 2_000 },
  );
});

it('ends when the line does', async () => {
  const payload = new Readable({ read: () => undefined });
  const reading = readMultipart(payload, MULTIPART_TYPE, NaN, ROOMY);
  payload.push(WHOLE.subarray(0, 300));
  setImmediate(() => payload.destroy());
  await expect(reading).rejects.toMatchObject({ problem: { status: 400 } });
});

it('gives way to nobody once it has come in whole: the turn goes on counting what the photos hold', async () => {
  let nowMs = 0;
  const turns = new UploadTurns(() => nowMs);
  const sender = { address: '203.0.113.1', network: '203.0.113.0' };
  for (const _ of ['one', 'another']) await read(WHOLE, [1_000], turns.take(sender, NaN));
  nowMs = 60_000;
  expect(() => turns.take(sender, NaN)).toThrow(Refusal);
});
