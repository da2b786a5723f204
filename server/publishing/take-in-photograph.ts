import { photographFaults } from '../../domain/content/photograph-size.ts';
import { isHeic } from '../../domain/intake/photo-rules.ts';
import { encodeAnew, UnreadablePhotoError } from '../photos/re-encode-photo.ts';
import { refusePublishing } from './refuse-publishing.ts';

/** The largest that pages show at twice the density of a screen; what the check asks for is half of it. */
const FORM = { longestSidePixels: 3200, quality: 90 } as const;

const UNREADABLE = {
  heic: 'That is in Apple’s HEIC format, which cannot be read here. Save it as JPEG and choose it again: in Photos choose Export, or on an iPhone choose Settings, Camera, Formats, Most Compatible.',
  other:
    'That could not be read as a picture of up to 64 megapixels. Choose a JPEG, PNG or WebP file.',
} as const;

export interface TakenIn {
  /** A JPEG. */
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** One after another: a large one takes much of the memory while it is decoded. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes of a file what the site takes: decoded by what its bytes are, whatever its name says, and encoded anew, upright. Place, time, camera and thumbnail
 * stay behind.
 *
 * @throws Refusal 422 that says what to do
 */
export async function takeInPhotograph(file: Uint8Array): Promise<TakenIn> {
  const own = last.then(() => encodeAnew(file, FORM));
  last = own.catch(() => undefined);
  const taken = await own.catch((error: unknown) => {
    if (!(error instanceof UnreadablePhotoError)) throw error;
    throw refusePublishing(422, isHeic(file) ? UNREADABLE.heic : UNREADABLE.other);
  });
  const [fault] = photographFaults(taken);
  if (fault !== undefined) throw refusePublishing(422, `It ${fault}.`);
  return taken;
}
