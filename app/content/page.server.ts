import { pageFormOf, type WrittenPage } from '../../domain/content/page-forms.ts';
import type { PictureName } from '../../domain/content/written.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import type { Shown } from '../site/shown.ts';
import type { MayShow } from './consent.server.ts';
import {
  consentsIn,
  refuseLosablePhotographs,
  refusePaintedPeople,
} from './consented-entries.server.ts';
import { checkContent } from './content-error.server.ts';
import { isTranslation, originalOf, pageFileOf } from './page-file.server.ts';
import { readWords } from './read-words.server.ts';
import { daysIn, showWords } from './show-words.server.ts';
import { readTranslation } from './translation.server.ts';

/** A page's words, its pictures still by name. */
export type PageWords<Slug extends string = string> = Shown<WrittenPage<Slug>, PictureName>;

interface PageOptions {
  /** Dated entries whose day is over are left out; the day of the build, unless given. */
  readonly today?: string;
  /** Which consents count: entries whose consent does not are left out; those of the build, unless given. */
  readonly mayShow?: MayShow;
}

/**
 * Reads content/pages/<slug>.yaml, or content/es/pages/<slug>.yaml for `es/<slug>`.
 *
 * @throws ContentError naming file, field and fix
 */
export function loadPage<Slug extends string>(
  slug: Slug,
  practice: Practice,
  options?: PageOptions,
): PageWords<Slug>;
export function loadPage(slug: string, practice: Practice, options?: PageOptions): PageWords {
  const file = `content/${pageFileOf(slug)}`;
  const written = readPage(slug, practice);
  refuseLosablePhotographs(file, written);
  refusePaintedPeople(file, written);
  return showWords(written, { file, practice, ...options });
}

/** The days of a page's dated entries, each with its field. Throws ContentError. */
export function loadEventDays(slug: string, practice: Practice): ReturnType<typeof daysIn> {
  return daysIn(readPage(slug, practice));
}

/** The consents that a page's entries are shown with, each with its field and the words. Throws ContentError. */
export function loadPageConsents(slug: string, practice: Practice): ReturnType<typeof consentsIn> {
  return consentsIn(readPage(slug, practice));
}

function readPage(slug: string, practice: Practice) {
  const form = pageFormOf(originalOf(slug));
  const path = pageFileOf(slug);
  if (!isTranslation(slug)) return readWords(path, form, practice);
  return checkContent(`content/${path}`, form, readTranslation(slug, practice).written);
}
