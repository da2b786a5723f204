import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import {
  MISSING_CONSENT,
  photographSchema,
  type PhotographWords,
} from '../../domain/content/photographs.ts';
import { buildDay, type MayShow } from './consent.server.ts';
import { checkContent, ContentError, type Fault } from './content-error.server.ts';
import { fillPlaceholders } from './fill-placeholders.server.ts';
import { isPicture, photographFileFaults } from './photograph-files.server.ts';
import { NO_FACTS, parseYaml } from './read-content.server.ts';

/** Beside the photographs stand their words and a note to those who open the folder. */
const OTHER_FILES = new Set(['README.md', '.DS_Store']);
const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A photograph of the practice's own. */
export interface Photograph extends Omit<PhotographWords, 'credit'> {
  readonly path: string;
  /** The file as messages name it. */
  readonly label: string;
}

interface Replaced {
  readonly origin: string;
}

/**
 * The practice's own photographs, by their names. One that has the name of a picture that was made takes its place, and the picture is back when the
 * consent has ended; one of another name is shown where content asks for it, and nowhere when the consent has ended.
 *
 * @param folder where photographs and their words lie, `<name>.jpg` beside `<name>.yaml`
 * @param made the pictures that can be replaced
 * @param mayShow which consents count
 * @param today none was taken after it
 * @throws ContentError naming each file that does not do, and what to do
 */
export function loadPhotographs(
  folder: string,
  made: Readonly<Record<string, Replaced>>,
  mayShow: MayShow,
  today = buildDay(),
): ReadonlyMap<string, Photograph> {
  const photographs = new Map<string, Photograph>();
  if (!existsSync(folder)) return photographs;
  const files = readdirSync(folder).filter((file) => !OTHER_FILES.has(file));
  const faults = files.flatMap((file) => photographFileFaults(file, files));
  if (faults.length > 0) throw new ContentError('content/photographs', faults);

  for (const file of files.filter(isPicture)) {
    const { name } = parse(file);
    const { credit, caption, ...words } = readWords(folder, name);
    const { consent, taken } = words;
    if (taken !== undefined && taken > today) {
      const message = `lies ahead (today is ${today}); write the day on which it was taken`;
      throw new ContentError(wordsFileOf(name), [{ field: ['taken'], message }]);
    }
    if (showsPerson(name, made) && !consent) {
      throw new ContentError(wordsFileOf(name), [missingConsent(name)]);
    }
    if (consent && !mayShow(consent)) continue;
    photographs.set(name, {
      ...words,
      path: join(folder, file),
      label: `content/photographs/${file}`,
      caption: `${caption} ${saySource(credit, taken)}`,
    });
  }
  return photographs;
}

/** The file of a photograph's words, as messages name it. */
export function wordsFileOf(name: string): string {
  return `content/photographs/${name}.yaml`;
}

/** What is said of a photograph that shows a person who has not been asked. */
export function missingConsent(name: string): Fault {
  return { file: wordsFileOf(name), field: ['consent'], message: MISSING_CONSENT };
}

/** What each caption ends with: that this is a photograph, whose, and of which day. */
function saySource(credit: string | undefined, taken: string | undefined): string {
  const day = taken && DATE_FORMAT.format(new Date(taken));
  if (credit) return `Photograph: ${[credit, day].filter(Boolean).join(', ')}.`;
  return day ? `A photograph of ${day}.` : 'A photograph.';
}

function readWords(folder: string, name: string): PhotographWords {
  const file = wordsFileOf(name);
  const yaml = parseYaml(
    `photographs/${name}.yaml`,
    readFileSync(join(folder, `${name}.yaml`), 'utf8'),
  );
  return checkContent(file, photographSchema, fillPlaceholders(file, yaml, NO_FACTS));
}

/** Whether a picture stands for a person. */
function showsPerson(name: string, made: Readonly<Record<string, Replaced>>): boolean {
  return made[name]?.origin.includes('head') === true;
}
