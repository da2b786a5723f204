import { join } from 'node:path';
import sharp from 'sharp';
import {
  picturesSchema,
  reserveSchema,
  type PictureRecord,
} from '../../domain/content/pictures.ts';
import { shownInThisBuild, type MayShow } from './consent.server.ts';
import { ContentError } from './content-error.server.ts';
import { CONTENT_FOLDER } from './content-folder.server.ts';
import { pixelsOf, type PixelCrop } from './picture-crop.server.ts';
import { photographFaults } from '../../domain/content/photograph-size.ts';
import { loadPhotographs, type Photograph } from './photographs.server.ts';
import { readYaml } from './read-content.server.ts';

/** Where the practice's own photographs and their words lie. */
const PHOTOGRAPHS_FOLDER = join(CONTENT_FOLDER, 'photographs');

/** The manifest of pictures that are made, by name. Throws ContentError. */
export function loadPictures(): Readonly<Record<string, PictureRecord>> {
  return readYaml('pictures.yaml', picturesSchema);
}

/** The practice's own photographs, by name: see loadPhotographs. Throws ContentError. */
export function loadOwnPhotographs(mayShow: MayShow): ReadonlyMap<string, Photograph> {
  return loadPhotographs(PHOTOGRAPHS_FOLDER, loadPictures(), mayShow);
}

/** The names of pictures that are made and kept, and that no page shows yet. Throws ContentError. */
export function loadReserve(): readonly string[] {
  return readYaml('pictures-in-reserve.yaml', reserveSchema);
}

/** A picture as the pipeline takes it: its file, its size as it is seen, its words. */
export interface PictureSource {
  readonly name: string;
  readonly path: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly phone?: PixelCrop | undefined;
  readonly title: string;
  readonly caption: string;
  readonly alt: string;
}

/**
 * A picture by its name: the practice's photograph where there is one that may be shown, else the picture that was made.
 *
 * @param wantedBy the file that names it, for the message
 * @param photographs the folder of the practice's photographs
 * @throws ContentError when there is neither, or the photograph does not do
 */
export async function describePicture(
  wantedBy: string,
  name: string,
  photographs = PHOTOGRAPHS_FOLDER,
): Promise<PictureSource> {
  const made = loadPictures();
  const record = made[name];
  const photograph = loadPhotographs(photographs, made, shownInThisBuild()).get(name);
  if (record) return measurePicture(name, record, photograph);
  if (photograph) return measurePhotograph(name, photograph);
  throw new ContentError(wantedBy, [
    `picture: '${name}' is not in content/pictures.yaml, and no photograph; add one, or correct the name`,
  ]);
}

/**
 * A picture that was made, with its size.
 *
 * @param record as it was made
 * @param photograph what takes its place, if anything does
 * @throws ContentError when there is no such file, or the photograph does not do
 */
export async function measurePicture(
  name: string,
  record: PictureRecord,
  photograph: Photograph | undefined,
): Promise<PictureSource> {
  const painted = await measure(join(CONTENT_FOLDER, 'pictures', record.file)).catch(() => {
    const message = `there is no picture content/pictures/${record.file}; add it, or correct the name`;
    throw new ContentError('content/pictures.yaml', [{ field: [name, 'file'], message }]);
  });
  return photograph
    ? measurePhotograph(name, photograph, painted)
    : sourceOf(name, record, painted);
}

/**
 * A photograph with its size.
 *
 * @param replaced the picture whose place it takes, where it takes one's
 * @throws ContentError when it does not do
 */
export async function measurePhotograph(
  name: string,
  photograph: Photograph,
  replaced?: { readonly widthPx: number; readonly heightPx: number },
): Promise<PictureSource> {
  const taken = await measure(photograph.path).catch(() => {
    throw new ContentError(photograph.label, [
      'is not readable as a picture; save it again as JPEG',
    ]);
  });
  const faults = photographFaults(taken, replaced);
  if (faults.length > 0) throw new ContentError(photograph.label, faults);
  return sourceOf(name, photograph, taken);
}

interface Measured {
  readonly path: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A file's size the right way up: cameras store a turned picture lying down. */
async function measure(path: string): Promise<Measured> {
  const { autoOrient } = await sharp(path).metadata();
  return { path, widthPx: autoOrient.width, heightPx: autoOrient.height };
}

function sourceOf(
  name: string,
  { title, caption, alt, phone }: Pick<PictureRecord, 'title' | 'caption' | 'alt' | 'phone'>,
  file: Measured,
): PictureSource {
  return { name, ...file, title, caption, alt, phone: phone && pixelsOf(phone, file) };
}
