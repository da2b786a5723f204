import sharp from 'sharp';

/** The practice looks at teeth on a screen; the browser's own limit is the same (app/features/request-form/photos/). */
const LONGEST_SIDE_PIXELS = 2048;
const JPEG_QUALITY = 85;
/** A picture that unpacks to more is no phone's: it would fill the memory (a decompression bomb). */
const INPUT_LIMIT_PIXELS = 64_000_000;
/**
 * Of a progressive JPEG or an interlaced PNG, which is in memory whole while it is decoded: up to seven bytes a pixel (413 MB for 64 megapixels,
 * measured). Phones write neither; who sends one has edited it.
 */
const PROGRESSIVE_LIMIT_PIXELS = 16_000_000;
const DECODING_LIMIT_SECONDS = 20;

// No other decoder may run, whatever a file claims to be: SVG can load files, and rare formats have rarely read decoders.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// One photo after another, on one core: the others answer visitors. Nothing of a photo is kept for later.
sharp.concurrency(1);
sharp.cache(false);

/** Not a picture that we can read: of another format, damaged, or far too large. */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError';
}

/**
 * Decodes a photo and encodes it anew, upright, as a JPEG of at most 2048 pixels a side. What is not picture stays behind: place and time,
 * camera, thumbnail, texts, and whatever else was in the file or hung on to it.
 *
 * @param bytes a JPEG, PNG or WebP file; of an animation only its first picture
 * @throws UnreadablePhotoError for anything else
 */
export async function reEncodePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const form = { longestSidePixels: LONGEST_SIDE_PIXELS, quality: JPEG_QUALITY };
  return (await encodeAnew(bytes, form)).bytes;
}

interface JpegForm {
  readonly longestSidePixels: number;
  /** Of the JPEG, up to 100. */
  readonly quality: number;
}

/** As above, as large as is asked for. @returns it with its size @throws UnreadablePhotoError */
export async function encodeAnew(
  bytes: Uint8Array,
  { longestSidePixels, quality }: JpegForm,
): Promise<{ bytes: Uint8Array; widthPx: number; heightPx: number }> {
  try {
    const photo = sharp(bytes, {
      failOn: 'error',
      limitInputPixels: INPUT_LIMIT_PIXELS,
      sequentialRead: true,
    });
    const { width, height, isProgressive } = await photo.metadata();
    if (isProgressive && width * height > PROGRESSIVE_LIMIT_PIXELS) {
      throw new UnreadablePhotoError('The photo would take too much memory.');
    }
    const { data, info } = await photo
      .autoOrient()
      .resize({
        width: longestSidePixels,
        height: longestSidePixels,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: DECODING_LIMIT_SECONDS })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, widthPx: info.width, heightPx: info.height };
  } catch {
    // The decoder's words may quote the file.
    throw new UnreadablePhotoError('The photo could not be read.');
  }
}
