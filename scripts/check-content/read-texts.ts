import { readdirSync } from 'node:fs';
import { loadAnnouncement } from '../../app/content/announcement.server.ts';
import { ANY_CONSENT } from '../../app/content/consent.server.ts';
import { CONTENT_FOLDER } from '../../app/content/content-folder.server.ts';
import { loadFaq } from '../../app/content/faq.server.ts';
import type { LegalContent } from '../../domain/content/legal.ts';
import { loadLegal } from '../../app/content/legal.server.ts';
import {
  loadNavigation,
  loadRedirects,
  loadSpanishNavigation,
} from '../../app/content/navigation.server.ts';
import { pageFileOf } from '../../app/content/page-file.server.ts';
import { loadPage, type PageWords } from '../../app/content/page.server.ts';
import { loadQuizOpening } from '../../app/content/quiz-samples.server.ts';
import { loadQuiz } from '../../app/content/quiz.server.ts';
import { loadRequestForms } from '../../app/content/request-forms.server.ts';
import { loadSpanishSchedulingWords } from '../../app/content/scheduling-words.server.ts';
import {
  loadDeskLetters,
  loadLanguageHelp,
  loadShell,
  loadSpanishRequestWords,
  loadSpanishShell,
  slugsByPath,
} from '../../app/content/shell.server.ts';
import { pageSlugs } from '../../app/content/validity.server.ts';
import { WORDS_APART } from '../../app/content/words-apart.server.ts';
import { LANGUAGES, type Language } from '../../domain/languages/page-languages.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import type { FaultCollector } from './collect-faults.ts';

interface Text<Content> {
  readonly file: string;
  /** The page that shows it. */
  readonly path: string;
  /** Where its folder does not say it. */
  readonly language?: Language;
  /** Undefined where it could not be read. */
  readonly content: Content | undefined;
}

export interface Texts {
  readonly pages: readonly Text<PageWords>[];
  readonly legal: readonly Text<LegalContent>[];
  readonly others: readonly Text<unknown>[];
}

/** Reads what pages say, as the build does. */
export function readTexts(practice: Practice, { read }: FaultCollector): Texts {
  const legal = readdirSync(`${CONTENT_FOLDER}legal`).map((name) => name.replace(/\.md$/, ''));
  /** What stands on no page of its own, by its file. */
  const elsewhere: Readonly<Record<string, () => unknown>> = {
    'navigation.yaml': loadNavigation,
    'shell.yaml': () => loadShell(practice),
    'es/navigation.yaml': loadSpanishNavigation,
    'es/shell.yaml': () => loadSpanishShell(practice),
    'es/request-form.yaml': () => loadSpanishRequestWords(practice),
    'es/scheduling.yaml': () => loadSpanishSchedulingWords(practice),
    'language-help.yaml': loadLanguageHelp,
    // Also one whose days are over: it must stay sound until it is taken out.
    'announcement.yaml': () => loadAnnouncement(practice, ''),
    'live-exhibits.yaml': () => WORDS_APART['live-exhibits'](practice),
    'live-gallery.yaml': () => WORDS_APART['live-gallery'](practice),
    'desk-letters.yaml': () => loadDeskLetters(practice),
    'live-months.yaml': () => WORDS_APART['live-months'](practice),
    'redirects.yaml': loadRedirectLinks,
    quiz: () => loadQuiz(practice),
    'quiz/described.yaml': () => WORDS_APART['quiz-described'](practice),
    'quiz/samples.yaml': () => loadSamples(practice),
    'quiz/report.yaml': () => WORDS_APART['quiz-report'](practice),
  };
  return {
    pages: slugsOfPages().map((slug) => ({
      file: `content/${pageFileOf(slug)}`,
      path: pathOf(slug),
      content: read(() => loadPage(slug, practice, { mayShow: ANY_CONSENT })),
    })),
    legal: legal.map((slug) => ({
      file: `content/legal/${slug}.md`,
      path: `/legal/${slug}`,
      content: read(() => loadLegal(slug, practice)),
    })),
    others: [
      ...Object.entries(elsewhere).map(([name, load]) => ({
        file: `content/${name}`,
        path: '',
        content: read(load),
      })),
      ...LANGUAGES.map((language) => ({
        file: 'domain/intake/kinds',
        path: '',
        language,
        content: read(() => loadRequestForms(language, practice)),
      })),
      { file: 'content/faq/questions.yaml', path: '/faq', content: read(() => loadFaq(practice)) },
    ],
  };
}

/** The pages that the site has an address for, and whatever else lies in the folder. */
function slugsOfPages(): string[] {
  return [...new Set([...pageSlugs(), ...slugsByPath().map(([, slug]) => slug)])];
}

function pathOf(slug: string): string {
  return slugsByPath().find(([, other]) => other === slug)?.[0] ?? `/${slug}`;
}

function loadRedirectLinks(): { href: string }[] {
  return Object.values(loadRedirects()).map((href) => ({ href }));
}

/** What the invented people say: their results are words of the quiz. */
function loadSamples(practice: Practice): { id: string; says: string }[] {
  return loadQuizOpening(practice).samples.map(({ id, says }) => ({ id, says }));
}

/** Two pages of one title or description are one page to a search engine. */
export function findRepeated(texts: Texts, field: 'title' | 'description'): string[] {
  const seen = new Map<string, string>();
  return [...texts.pages, ...texts.legal].flatMap(({ file, content }) => {
    const value = content?.[field];
    if (value === undefined) return [];
    const first = seen.get(value);
    if (first === undefined) seen.set(value, file);
    return first === undefined ? [] : [`${file}: ${field}: is that of ${first}; write another`];
  });
}
