import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { photographSchema, type PhotographWords } from '../../domain/content/photographs.ts';
import { SMILE_CASES } from '../../domain/smile/smile-cases.ts';
import type { MayShow } from './consent.server.ts';
import { checkContent, ContentError } from './content-error.server.ts';
import { parseYaml } from './read-content.server.ts';

const PICTURE_ENDINGS = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif']);
/** Beside the photographs stand their words and a note to those who open the folder. */
const OTHER_FILES = new Set(['README.md', '.DS_Store']);

/** Pictures that code draws lines over, at places that fit them alone. */
const DRAWN_OVER = /^hero-/;
/** Pairs that the gallery calls models in words of its own: a patient's teeth among them would pass for one. */
const MODELED = new Set(SMILE_CASES.flatMap(({ name }) => [`${name}-before`, `${name}-after`]));

/** What is shown large at twice the density of a screen needs this much, in pixels. */
const SMALLEST_PX = { longSide: 1600, shortSide: 1000 };

/** A photograph that takes the place of a picture. */
export interface Photograph extends Omit<PhotographWords, 'credit'> {
  readonly path: string;
  /** The file as messages name it. */
  readonly label: string;
}

interface Replaced {
  readonly origin: string;
}

/**
 * The practice's own photographs, by the name of the picture whose place they take. One whose consent has ended is left out, and
 * the picture that was made comes back.
 *
 * @param folder where photographs and their words lie, `<name>.jpg` beside `<name>.yaml`
 * @param made the pictures that can be replaced
 * @param mayShow which consents count
 * @throws ContentError naming each file that does not do, and what to do
 */
export function loadPhotographs(
  folder: string,
  made: Readonly<Record<string, Replaced>>,
  mayShow: MayShow,
): ReadonlyMap<string, Photograph> {
  const photographs = new Map<string, Photograph>();
  if (!existsSync(folder)) return photographs;
  const files = readdirSync(folder).filter((file) => !OTHER_FILES.has(file));
  const faults = files.flatMap((file) => fileFaults(file, files, made));
  if (faults.length > 0) throw new ContentError('content/photographs', faults);

  for (const file of files.filter(isPicture)) {
    const { name } = parse(file);
    const { credit, consent, caption, ...words } = readWords(folder, name);
    if (showsPerson(name, made) && !consent) {
      const message =
        'add givenOn and holdsUntil, the days of the written consent of whoever is shown';
      throw new ContentError(`content/photographs/${name}.yaml`, [{ field: ['consent'], message }]);
    }
    if (consent && !mayShow(consent)) continue;
    photographs.set(name, {
      ...words,
      consent,
      path: join(folder, file),
      label: `content/photographs/${file}`,
      caption: `${caption} ${credit ? `Photograph: ${credit}.` : 'A photograph.'}`,
    });
  }
  return photographs;
}

const isPicture = (file: string) => PICTURE_ENDINGS.has(extname(file).toLowerCase());

/** What is wrong with a file by its name alone. */
function fileFaults(
  file: string,
  files: readonly string[],
  made: Readonly<Record<string, Replaced>>,
): string[] {
  const { name, ext } = parse(file);
  if (!isPicture(file) && ext !== '.yaml') {
    return [`${file}: save the photograph as .jpg; its words go into ${name}.yaml`];
  }
  if (!Object.hasOwn(made, name)) {
    return [`${file}: no picture is called '${name}'; take a name from content/pictures.yaml`];
  }
  if (DRAWN_OVER.test(name)) {
    return [`${file}: a plan is drawn over this picture, which fits no other; delete ${file}`];
  }
  if (MODELED.has(name)) {
    return [`${file}: the gallery says that this case is a model; delete ${file}`];
  }
  const pictures = files.filter((other) => isPicture(other) && parse(other).name === name);
  if (ext === '.yaml') {
    return pictures.length === 0
      ? [`${file}: there is no photograph ${name}.jpg; add it, or delete ${file}`]
      : [];
  }
  if (ext !== ext.toLowerCase()) return [`${file}: rename it to ${name}${ext.toLowerCase()}`];
  if (pictures.length > 1) return [`${file}: there are ${pictures.join(' and ')}; keep one`];
  if (!files.includes(`${name}.yaml`)) {
    return [`${file}: its words are missing; add ${name}.yaml with title, caption and alt`];
  }
  return [];
}

function readWords(folder: string, name: string): PhotographWords {
  const path = `photographs/${name}.yaml`;
  const yaml = parseYaml(path, readFileSync(join(folder, `${name}.yaml`), 'utf8'));
  return checkContent(`content/${path}`, photographSchema, yaml);
}

/** Whether a picture stands for a person. */
function showsPerson(name: string, made: Readonly<Record<string, Replaced>>): boolean {
  return made[name]?.origin.includes('head') === true;
}

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What is wrong with a photograph's size and shape, compared with the picture whose place it takes. */
export function photographFaults(taken: Size, replaced: Size): string[] {
  const { widthPx, heightPx } = taken;
  const { longSide, shortSide } = SMALLEST_PX;
  const faults: string[] = [];
  if (Math.max(widthPx, heightPx) < longSide || Math.min(widthPx, heightPx) < shortSide) {
    faults.push(
      `is too small (${widthPx} × ${heightPx} pixels); give one of at least ${longSide} × ${shortSide}, as the camera took it`,
    );
  }
  if (widthPx > heightPx !== replaced.widthPx > replaced.heightPx) {
    const shape = replaced.widthPx > replaced.heightPx ? 'wider than high' : 'higher than wide';
    faults.push(`has the wrong shape; the picture it replaces is ${shape}, and so must it be`);
  }
  return faults;
}
