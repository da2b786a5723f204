import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, type Rolldown } from 'vite';
import { pictureModule } from './picture-module.server.ts';
import { picturePipeline } from './picture-pipeline.server.ts';
import { describePicture } from './pictures.server.ts';

/** A photograph as a telephone stores it: lying on its side, with the place where it was taken. Upright: left half red, right half blue. */
async function photographOnItsSide(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 900, height: 1200, channels: 3, background } })
      .png()
      .toBuffer();
  const upright = await sharp({
    create: { width: 1800, height: 1200, channels: 3, background: 'red' },
  })
    .composite([{ input: await half('blue'), left: 900, top: 0 }])
    .png()
    .toBuffer();
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '40/1 43/1 0/1' };
  return sharp(upright)
    .rotate(-90)
    .withExif({ IFD0: { Make: 'A telephone' }, IFD3: gps })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const WORDS = `
title: The lounge in May
caption: Where you wait.
alt: A room with a blue sofa.
phone: { x: 0.5, y: 0, width: 0.4, height: 1 }
`;
const folder = mkdtempSync(join(tmpdir(), 'photographs-'));

beforeAll(async () => {
  writeFileSync(join(folder, 'lounge.jpg'), await photographOnItsSide());
  writeFileSync(join(folder, 'lounge.yaml'), WORDS);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the site's build makes of a picture's module. */
async function buildPicture(code: string): Promise<{ code: string; files: Map<string, Buffer> }> {
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
        load: (id) => (id === '\0entry' ? code : undefined),
      },
      picturePipeline(),
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
    },
  });
  const parts = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const assets = parts.filter((part): part is Rolldown.OutputAsset => part.type === 'asset');
  const chunk = parts.find((part): part is Rolldown.OutputChunk => part.type === 'chunk');
  return {
    code: chunk?.code ?? '',
    files: new Map(assets.map((asset) => [asset.fileName, Buffer.from(asset.source)])),
  };
}

describe('a photograph of the practice', () => {
  it('takes the place of the picture, its caption and its alternative text', async () => {
    const lounge = await describePicture('a test', 'lounge', folder);
    expect(lounge).toMatchObject({
      title: 'The lounge in May',
      caption: 'Where you wait. A photograph.',
      alt: 'A room with a blue sofa.',
      widthPx: 1800,
      heightPx: 1200,
      phone: { left: 900, top: 0, width: 720, height: 1200 },
    });
    const reception = await describePicture('a test', 'reception', folder);
    expect(reception.caption).toContain('painted');
  });

  it('goes through the same pipeline: upright, cut for phones, without what the camera wrote', async () => {
    const taken = await sharp(join(folder, 'lounge.jpg')).metadata();
    expect(taken.orientation).toBe(6);
    expect(taken.exif?.includes('A telephone')).toBe(true);
    const { code, files } = await buildPicture(await pictureModule('lounge', folder));
    expect(code).toContain('Where you wait. A photograph.');
    expect(files.size).toBeGreaterThan(12);
    for (const [name, bytes] of files) {
      const { exif, xmp, iptc, width, height, orientation } = await sharp(bytes).metadata();
      expect({ name, exif, xmp, iptc, orientation }).toEqual({ name });
      const isCrop = width < height;
      const [red = 0, , blue = 0] = await sharp(bytes)
        .extract({ left: Math.floor(width / 6), top: Math.floor(height / 2), width: 1, height: 1 })
        .raw()
        .toBuffer();
      // The crop begins in the middle, where the blue half does.
      expect(blue > red, name).toBe(isCrop);
    }
    expect(code).toMatch(/avif 1680w/);
    expect(code).not.toMatch(/2200w/);
  });
});
