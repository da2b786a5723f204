import type { KeptPhoto } from '../../../../domain/intake/frame-messages.ts';
import { isHeic } from '../../../../domain/intake/photo-rules.ts';

/** A photo that is ready to be sent. */
export interface ChosenPhoto extends KeptPhoto {
  /** Its middle, square, for the eye alone: the policy lets no page show a picture that is not the site's, but it may draw. */
  readonly preview: HTMLCanvasElement;
}

/** The server's own limit is the same (server/photos/re-encode-photo.ts). */
const LONGEST_SIDE_PIXELS = 2048;
const JPEG_QUALITY = 0.85;
/** Twice what is shown, for fine screens. */
const PREVIEW_SIDE_PIXELS = 208;
/** Enough to know a format by. */
const BEGINNING_BYTES = 16;

/** A file that this browser cannot read as a picture. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly isHeic: boolean;

  constructor(beginning: Uint8Array) {
    super('The file is no picture that this browser knows.');
    this.isHeic = isHeic(beginning);
  }
}

/**
 * Decodes a photo and encodes it anew, so that place, time and camera stay on the device, and so that it is small.
 *
 * @throws UnreadableFileError for what is no picture, or of a format that this browser does not know
 */
export async function shrinkPhoto(file: File): Promise<ChosenPhoto> {
  const bitmap = await decode(file).catch(async () => {
    const beginning = await file
      .slice(0, BEGINNING_BYTES)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0));
    throw new UnreadableFileError(new Uint8Array(beginning));
  });
  const { width, height } = bitmap;
  const scale = Math.min(1, LONGEST_SIDE_PIXELS / Math.max(width, height));
  const canvas = createCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const context = contextOf(canvas);
  // JPEG knows no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const jpeg = await toJpeg(canvas);
  const photo = { id: crypto.randomUUID(), jpeg, preview: drawPreview(bitmap) };
  bitmap.close();
  return photo;
}

/** A photo that was made ready before, and was kept while the form was closed; with its id, by which it is known for the same. */
export async function restorePhoto({ id, jpeg }: KeptPhoto): Promise<ChosenPhoto> {
  const bitmap = await decode(jpeg);
  const photo = { id, jpeg, preview: drawPreview(bitmap) };
  bitmap.close();
  return photo;
}

/** Upright, as the camera was held. */
function decode(picture: Blob): Promise<ImageBitmap> {
  return createImageBitmap(picture, { imageOrientation: 'from-image' });
}

function drawPreview(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = createCanvas(PREVIEW_SIDE_PIXELS, PREVIEW_SIDE_PIXELS);
  const side = Math.min(bitmap.width, bitmap.height);
  const left = (bitmap.width - side) / 2;
  const top = (bitmap.height - side) / 2;
  contextOf(canvas).drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const keep = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'));
    canvas.toBlob(keep, 'image/jpeg', JPEG_QUALITY);
  });
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  return context;
}
