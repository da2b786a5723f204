import { MIB_BYTES, PHOTO_LIMIT, PHOTO_LIMIT_BYTES } from './wire.ts';

/** What visitors read of photos that do not fit; the form and the server say the same. */

/** To who has sent more, which the form does not do. */
export const TOO_MANY_PHOTOS = `Please send at most ${PHOTO_LIMIT} photos.`;

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** To who has chosen more: some were kept, and `leftOutCount` were not. */
export function sayLeftOut(leftOutCount: number): string {
  const were = leftOutCount === 1 ? 'was' : 'were';
  const limit = inWords(PHOTO_LIMIT);
  const most = limit.charAt(0).toUpperCase() + limit.slice(1);
  return `${most} photos are the most. The first ${limit} are kept; ${inWords(leftOutCount)} ${were} left out.`;
}

/** "six"; in figures from ten on. */
export function inWords(count: number): string {
  return COUNT_WORDS[count] ?? String(count);
}

/** The beginning of an HEIC file: a box called ftyp with one of these brands. */
const HEIC_BEGINNING = /^ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/;
const HEIC_BEGINNING_BYTES = { start: 4, end: 12 } as const;

/** Of a photo that cannot be read; its name comes in place of `{name}`. */
export const UNREADABLE = {
  heic: '{name} is in Apple’s HEIC format, which cannot be read here. Please send it as JPEG: on an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it again.',
  other:
    '{name} could not be read as a picture. Please choose a JPEG, PNG or WebP file, or take the photo again.',
} as const;

/**
 * What to say of a photo that cannot be read.
 *
 * @param name how the visitor knows it: "Photo 2", or its file's name
 * @param bytes the file, or its first 12 bytes
 */
export function sayUnreadable(name: string, bytes: Uint8Array): string {
  return (isHeic(bytes) ? UNREADABLE.heic : UNREADABLE.other).replace('{name}', () => name);
}

/** Whether a file that cannot be read is of the format of Apple's cameras. @param bytes the file, or its first 12 bytes */
export function isHeic(bytes: Uint8Array): boolean {
  const { start, end } = HEIC_BEGINNING_BYTES;
  return HEIC_BEGINNING.test(String.fromCharCode(...bytes.slice(start, end)));
}

/** What to say of a photo that is too large. */
export function sayTooLarge(name: string): string {
  return `${name} is larger than ${PHOTO_LIMIT_BYTES / MIB_BYTES} MB. Please choose a smaller one.`;
}
