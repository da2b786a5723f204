import { pageFormOf, type WrittenPage } from '../../domain/content/page-forms.ts';
import type { PictureName } from '../../domain/content/written.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import type { Shown } from '../site/shown.ts';
import { readWords } from './read-words.server.ts';
import { daysIn, showWords } from './show-words.server.ts';

/** A page's words, its pictures still by name. */
export type PageWords<Slug extends string = string> = Shown<WrittenPage<Slug>, PictureName>;

/**
 * Reads content/pages/<slug>.yaml.
 *
 * @param today dated rows whose day is over are left out
 * @throws ContentError naming file, field and fix
 */
export function loadPage<Slug extends string>(
  slug: Slug,
  practice: Practice,
  today?: string,
): PageWords<Slug>;
export function loadPage(slug: string, practice: Practice, today?: string): PageWords {
  const path = pathOf(slug);
  const written = readWords(path, pageFormOf(slug), practice);
  return showWords(written, { file: `content/${path}`, practice, ...(today && { today }) });
}

/** The days of a page's dated rows, each with its field. Throws ContentError. */
export function loadEventDays(slug: string, practice: Practice): ReturnType<typeof daysIn> {
  return daysIn(readWords(pathOf(slug), pageFormOf(slug), practice));
}

function pathOf(slug: string): string {
  return `pages/${slug}.yaml`;
}
