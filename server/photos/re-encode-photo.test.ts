import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { jpegWithPlace, pictureAs } from '../test-support/sample-photos.ts';
import { reEncodePhoto, UnreadablePhotoError } from './re-encode-photo.ts';

it('keeps the size of a small photo, and gives what is transparent a white ground', async () => {
  const clear = await sharp({
    create: { width: 30, height: 20, channels: 4, background: '#00000000' },
  })
    .png()
    .toBuffer();
  const photo = sharp(await reEncodePhoto(clear));
  const { width, height, channels } = await photo.metadata();
  expect([width, height, channels]).toEqual([30, 20, 3]);
  expect((await photo.stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

it.each([
  ['a JPEG', (photo: Sharp, progressive: boolean) => photo.jpeg({ progressive })],
  ['a PNG', (photo: Sharp, progressive: boolean) => photo.png({ progressive })],
])(
  'takes %s of more than 16 megapixels only where it can be decoded line by line',
  async (_name, write) => {
    const photo = (): Sharp =>
      sharp({ create: { width: 4_100, height: 4_000, channels: 3, background: '#a08060' } });
    await expect(reEncodePhoto(await write(photo(), true).toBuffer())).rejects.toThrow(
      UnreadablePhotoError,
    );
    const { width } = await sharp(
      await reEncodePhoto(await write(photo(), false).toBuffer()),
    ).metadata();
    expect(width).toBe(2_048);
  },
);

it('makes a picture of whatever has become of one, or refuses it by its own error', async () => {
  const pictures = [
    await jpegWithPlace(64, 48),
    await pictureAs('png'),
    await pictureAs('webp'),
  ] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...pictures),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      async (picture, changes) => {
        const bytes = Buffer.from(picture);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        const outcome = await reEncodePhoto(bytes).catch((error: unknown) => error);
        if (outcome instanceof UnreadablePhotoError) return;
        if (!(outcome instanceof Uint8Array)) throw outcome;
        const { format, width = 0, height = 0 } = await sharp(outcome).metadata();
        expect(format).toBe('jpeg');
        expect(Math.max(width, height)).toBeLessThanOrEqual(2048);
      },
    ),
    { numRuns: 200 },
  );
});
