import type * as z from 'zod';
import { pageFormOf } from '../../domain/content/page-forms.ts';
import { Markdown } from '../../domain/content/written.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { ContentError } from './content-error.server.ts';
import { hasEnglishMark } from './english-marks.server.ts';
import { namesAny, sayInEnglish } from './facts-in-english.server.ts';
import { originalOf, pageFileOf } from './page-file.server.ts';
import { fillPlaceholders } from './fill-placeholders.server.ts';
import { factsByThemselves, placeholderValues } from './placeholders.server.ts';
import { parseYaml, readContentText } from './read-content.server.ts';
import { loadSpanishFacts } from './spanish-facts.server.ts';

/** What no language changes: a translation has it from the page that it translates. */
const LANGUAGE_FREE = new Set(['picture', 'shell']);
/** What stands in head, tab and search results: it is there in the page's language, or the page is not. */
const NEVER_IN_ENGLISH = ['title', 'description', 'heading', 'lead'];

interface Translation {
  /** The page as it is written, with the facts filled in: each part in its language, or whole in English. */
  readonly written: Readonly<Record<string, unknown>>;
  /** The parts that are not translated yet, or name a fact that has changed since where nothing can be marked as English. */
  readonly inEnglish: readonly string[];
}

/**
 * Reads a page in another language. A part that its file does not have is taken from the English one, whole: a reader is told so, and a screen reader reads it in English
 * (docs/decisions/175-spanish-for-what-matters-first.md).
 *
 * @throws ContentError where a part is there that the English page does not have, or one is missing that must not be in English
 */
export function readTranslation(slug: string, practice: Practice): Translation {
  const file = `content/${pageFileOf(slug)}`;
  const all = readParts(slug);
  const original = readParts(originalOf(slug));
  const english = placeholderValues(practice);
  const { values, stale, says } = loadSpanishFacts(practice);
  const fill = (text: string) => fillPlaceholders(file, text, english);
  const mended = Object.entries(all).map(([part, written]): [string, unknown] => [
    part,
    sayInEnglish(written, original[part], {
      stale,
      english: { ...english, ...factsByThemselves(practice) },
      says,
      fill,
    }),
  ]);
  const translated = Object.fromEntries(
    mended.filter(
      ([part, written]) => !namesAny(written, stale) && !hasMarksInPlainText(slug, part, written),
    ),
  );
  const unknown = Object.keys(all).filter((part) => part !== 'sample' && !(part in original));
  const missing = NEVER_IN_ENGLISH.filter((part) => !(part in translated));
  const faults = [
    ...unknown.map((part) => ({ field: [part], message: 'is no part of the English page' })),
    ...missing.map((part) => ({ field: [], message: `${part} is missing; translate it` })),
  ];
  if (faults.length > 0) throw new ContentError(file, faults);
  const { sample: _, ...inherited } = original;
  const inEnglish = Object.keys(inherited).filter(
    (part) => !(part in translated) && !LANGUAGE_FREE.has(part) && part !== 'headingEmphasis',
  );
  const rest = Object.fromEntries(
    [...inEnglish, ...LANGUAGE_FREE].flatMap((part) =>
      part in original && !(part in translated) ? [[part, original[part]]] : [],
    ),
  );
  return {
    written: {
      ...fillPlaceholders(file, rest, english),
      ...fillPlaceholders(file, translated, values),
    },
    inEnglish,
  };
}

/** Whether a part has English where the page's form wants a text without Markdown: nothing there can say in which language it is. */
function hasMarksInPlainText(slug: string, part: string, written: unknown): boolean {
  const form: z.ZodObject = pageFormOf(originalOf(slug));
  const isPlain = (value: unknown): boolean => {
    if (value instanceof Markdown) return false;
    if (typeof value === 'string') return hasEnglishMark(value);
    return value !== null && typeof value === 'object' && Object.values(value).some(isPlain);
  };
  // What is not of the form is said where the page is checked.
  return isPlain(form.shape[part]?.safeParse(written).data);
}

function readParts(slug: string): Record<string, unknown> {
  const path = pageFileOf(slug);
  const parts = parseYaml(path, readContentText(path));
  if (parts === null || typeof parts !== 'object') {
    throw new ContentError(`content/${path}`, ['is empty; write its parts']);
  }
  return { ...parts };
}
