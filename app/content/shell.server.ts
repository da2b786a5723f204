import {
  everyLetter,
  writtenDeskLettersSchema,
  type DeskLetterTexts,
} from '../../domain/content/desk-letters.ts';
import { languageHelpSchema, type LanguageHelp } from '../../domain/content/language-help.ts';
import { requestWordsSchema, type RequestWords } from '../../domain/content/request-words.ts';
import {
  shellSchema,
  type WrittenPageShell,
  type WrittenShell,
} from '../../domain/content/shell.ts';
import { HOURS_IN_SPANISH } from '../../domain/practice/hours-in-spanish.ts';
import { HOURS_IN_ENGLISH } from '../../domain/practice/hours-language.ts';
import { openingHoursOf } from '../../domain/practice/opening-rules.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import type { Shown } from '../site/shown.ts';
import { PAGES } from '../url-map.ts';
import { loadPage } from './page.server.ts';
import { isTranslation } from './page-file.server.ts';
import { languageFreeValues, placeholderValues } from './placeholders.server.ts';
import { loadSpanishFacts } from './spanish-facts.server.ts';
import { readYaml } from './read-content.server.ts';
import { readWords } from './read-words.server.ts';
import { showWords } from './show-words.server.ts';

/** What stands around every page in English. Throws ContentError. */
export function loadShell(practice: Practice): Shown<WrittenShell> {
  const path = 'shell.yaml';
  return showWords(readWords(path, shellSchema, practice), { file: `content/${path}`, practice });
}

/** What stands around every page in Spanish. Throws ContentError. */
export function loadSpanishShell(practice: Practice): Shown<WrittenShell> {
  const path = 'es/shell.yaml';
  const written = readWords(path, shellSchema, practice, loadSpanishFacts(practice).values);
  return showWords(written, { file: `content/${path}`, practice });
}

/** What the forms for a request say in Spanish. Throws ContentError. */
export function loadSpanishRequestWords(practice: Practice): RequestWords {
  // A rule whose English has changed since is said in English: nothing here may be an old one.
  const values = { ...placeholderValues(practice), ...loadSpanishFacts(practice).values };
  return readWords('es/request-form.yaml', requestWordsSchema, practice, values);
}

/** That language help is free, in each language. Throws ContentError. */
export function loadLanguageHelp(): LanguageHelp {
  return readYaml('language-help.yaml', languageHelpSchema);
}

/** The ready texts of the desk's letters; the person and the moment stay open until one is written. Throws ContentError. */
export function loadDeskLetters(practice: Practice): DeskLetterTexts {
  const hours = openingHoursOf(practice);
  const written = readWords('desk-letters.yaml', writtenDeskLettersSchema, practice, {
    ...languageFreeValues(practice),
    weekendRule: HOURS_IN_ENGLISH.weekendRule(hours),
    weekendRuleInSpanish: HOURS_IN_SPANISH.weekendRule(hours),
  });
  return everyLetter(written);
}

/** What of it a page shows otherwise, by the page's address in English; pages that do not differ are left out. Throws ContentError. */
export function loadPageShells(practice: Practice): Record<string, Shown<WrittenPageShell>> {
  const shells = slugsByPath()
    .filter(([, slug]) => !isTranslation(slug))
    .map(([path, slug]) => [path, loadPage(slug, practice).shell] as const);
  return Object.fromEntries(shells.flatMap(([path, shell]) => (shell ? [[path, shell]] : [])));
}

/** The addresses of pages that have words of their own in content/pages, each with its file's name. */
export function slugsByPath(): [path: string, slug: string][] {
  return PAGES.filter(({ path, embed }) => !embed && !path.startsWith('/legal/')).map(
    ({ path, file }) => [path, file.replace('.tsx', '')],
  );
}
