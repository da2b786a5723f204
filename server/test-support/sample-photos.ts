import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Words that stand in a sample photo's metadata, and must not stand in anything that is kept. */
export const PHOTO_SECRETS = ['Uniqcamera 7391', 'Uniqplace 7391'] as const;

/** A picture of noise, so that it has some size. */
function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

/** A JPEG as a phone writes it: with place, camera and a description. */
export function jpegWithPlace(width = 320, height = 240): Promise<Buffer> {
  return withPlace(noise(width, height));
}

/** The same in one colour, for pictures as large as a page needs: it is decoded and encoded in a tenth of the time. Another colour makes another picture. */
export function plainWithPlace(
  width: number,
  height: number,
  background = '#a08070',
): Promise<Buffer> {
  return withPlace(sharp({ create: { width, height, channels: 3, background } }));
}

function withPlace(picture: Sharp): Promise<Buffer> {
  return picture
    .withExif({
      IFD0: { Model: PHOTO_SECRETS[0], ImageDescription: PHOTO_SECRETS[1] },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 43/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '73/1 59/1 0/1',
      },
    })
    .jpeg()
    .toBuffer();
}

/** A small picture of another format. */
export function pictureAs(format: 'png' | 'webp' | 'gif' | 'avif' | 'tiff'): Promise<Buffer> {
  return noise(64, 48)[format]().toBuffer();
}

/** The head of a PNG that announces a size, with next to nothing behind it. */
export function announcedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1024))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
