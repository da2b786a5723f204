import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

interface WebManifest {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly purpose?: string;
  }[];
}
const manifest: WebManifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));

describe('the icons', () => {
  it.each(
    manifest.icons.filter(({ src }) => src.endsWith('.png')).map(({ src, sizes }) => [src, sizes]),
  )('have the size that the manifest says: %s', async (src, sizes) => {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  });

  it('are in the manifest for home screens, and for systems that cut their own shape', () => {
    const sizes = manifest.icons.map((icon) => `${icon.sizes} ${icon.purpose ?? 'any'}`);
    expect(sizes).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
  });

  it('hold 16, 32 and 48 pixels in one file, each a readable picture', async () => {
    const ico = readFileSync('public/favicon.ico');
    const count = ico.readUInt16LE(4);
    const sizes = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const entry = 6 + 16 * index;
        const start = ico.readUInt32LE(entry + 12);
        const picture = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
        return (await sharp(picture).metadata()).width;
      }),
    );
    expect(sizes).toEqual([16, 32, 48]);
  });
});
