import { extname, parse } from 'node:path';
import { SMILE_CASES } from '../../domain/smile/smile-cases.ts';
import { picturesOfCase } from '../../domain/content/gallery.ts';
import { id } from '../../domain/content/words.ts';

const PICTURE_ENDINGS = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif']);

/** Pictures that code draws lines over, at places that fit them alone. */
const DRAWN_OVER = /^hero-/;
/** Pairs that the gallery calls models: a patient's teeth among them would pass for one. */
const MODELED = new Set(
  SMILE_CASES.flatMap(({ name }) => Object.values<string>(picturesOfCase(name))),
);

/** Whether a file of the folder is a photograph, by its ending. */
export function isPicture(file: string): boolean {
  return PICTURE_ENDINGS.has(extname(file).toLowerCase());
}

/**
 * What is wrong with a file of content/photographs by its name alone.
 *
 * @param files all files of the folder
 */
export function photographFileFaults(file: string, files: readonly string[]): string[] {
  const { name, ext } = parse(file);
  if (!isPicture(file) && ext !== '.yaml') {
    return [`${file}: save the photograph as .jpg; its words go into ${name}.yaml`];
  }
  const pictures = files.filter((other) => isPicture(other) && parse(other).name === name);
  // What is wrong with the name of both is said of the photograph.
  if (ext === '.yaml' && pictures.length > 0) return [];
  if (!id.safeParse(name).success) {
    return [`${file}: rename it with small letters, digits and hyphens, as lounge-in-may${ext}`];
  }
  if (DRAWN_OVER.test(name)) {
    return [`${file}: a plan is drawn over this picture, which fits no other; delete ${file}`];
  }
  if (MODELED.has(name)) {
    const advice = 'give a patient’s case a name of its own in content/gallery/cases.yaml';
    return [`${file}: the gallery says that this case is a model; ${advice}`];
  }
  if (ext === '.yaml') {
    return [`${file}: there is no photograph ${name}.jpg; add it, or delete ${file}`];
  }
  if (ext !== ext.toLowerCase()) return [`${file}: rename it to ${name}${ext.toLowerCase()}`];
  if (pictures.length > 1) return [`${file}: there are ${pictures.join(' and ')}; keep one`];
  if (!files.includes(`${name}.yaml`)) {
    return [`${file}: its words are missing; add ${name}.yaml with title, caption and alt`];
  }
  return [];
}
