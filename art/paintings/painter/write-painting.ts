import sharp from 'sharp';
import type { Size } from './pixels.ts';

const JPEG_QUALITY = 88;

/** Writes a painting to a file, as PNG or JPEG as its name ends. */
export async function writePainting(
  painted: Buffer,
  { width, height }: Size,
  to: string,
): Promise<void> {
  const image = sharp(painted, { raw: { width, height, channels: 3 } });
  await (
    to.endsWith('.png') ? image.png() : image.jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
  ).toFile(to);
}
