import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { ContentError } from './content-error.server.ts';
import { CONTENT_FOLDER, readYaml } from './read-content.server.ts';

const text = z.string().trim().min(1, 'write at least one word');

const picturesSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, 'name pictures in kebab-case'),
  z.strictObject({ file: text, title: text, caption: text, alt: text, origin: text }),
);

export type PictureRecord = z.infer<typeof picturesSchema>[string];

/** The manifest of pictures, by name. Throws ContentError. */
export function loadPictures(): Readonly<Record<string, PictureRecord>> {
  return readYaml('pictures.yaml', picturesSchema);
}

/** Web widths in pixels: phones at one to three device pixels, then columns and full width. */
const WIDTHS_PX = [320, 480, 640, 880, 1200, 1400];

/**
 * A picture's record and the widths it can be had in without enlarging it.
 *
 * @throws ContentError when the manifest or the folder lacks it
 */
export async function describePicture(
  wantedBy: string,
  name: string,
): Promise<PictureRecord & { path: string; widths: number[] }> {
  const record = loadPictures()[name];
  if (!record) {
    throw new ContentError(wantedBy, [
      `picture: '${name}' is not in content/pictures.yaml; add it there`,
    ]);
  }
  const path = join(CONTENT_FOLDER, 'pictures', record.file);
  const { width } = await sharp(path)
    .metadata()
    .catch(() => {
      throw new ContentError('content/pictures.yaml', [
        `${name}.file: no picture at ${record.file}`,
      ]);
    });
  return { ...record, path, widths: WIDTHS_PX.filter((candidate) => candidate <= width) };
}
