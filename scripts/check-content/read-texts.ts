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
import { loadLiveExhibits } from '../../app/content/live-exhibits.server.ts';
import { loadLiveGallery } from '../../app/content/live-gallery.server.ts';
import { loadLiveMonths } from '../../app/content/live-months.server.ts';
import { loadQuizDescribed } from '../../app/content/quiz-described.server.ts';
import { loadQuizReport } from '../../app/content/quiz-report.server.ts';
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
      { file: 'content/navigation.yaml', path: '', content: read(loadNavigation) },
      { file: 'content/shell.yaml', path: '', content: read(() => loadShell(practice)) },
      { file: 'content/es/navigation.yaml', path: '', content: read(loadSpanishNavigation) },
      { file: 'content/es/shell.yaml', path: '', content: read(() => loadSpanishShell(practice)) },
      {
        file: 'content/es/request-form.yaml',
        path: '',
        content: read(() => loadSpanishRequestWords(practice)),
      },
      ...LANGUAGES.map((language) => ({
        file: 'domain/intake/kinds',
        path: '',
        language,
        content: read(() => loadRequestForms(language, practice)),
      })),
      {
        file: 'content/es/scheduling.yaml',
        path: '',
        content: read(() => loadSpanishSchedulingWords(practice)),
      },
      {
        file: 'content/language-help.yaml',
        path: '',
        content: read(loadLanguageHelp),
      },
      {
        file: 'content/announcement.yaml',
        path: '',
        // Also one whose days are over: it must stay sound until it is taken out.
        content: read(() => loadAnnouncement(practice, '')),
      },
      {
        file: 'content/live-exhibits.yaml',
        path: '',
        content: read(() => loadLiveExhibits(practice)),
      },
      {
        file: 'content/live-gallery.yaml',
        path: '',
        content: read(() => loadLiveGallery(practice)),
      },
      {
        file: 'content/desk-letters.yaml',
        path: '',
        content: read(() => loadDeskLetters(practice)),
      },
      {
        file: 'content/live-months.yaml',
        path: '',
        content: read(() => loadLiveMonths(practice)),
      },
      { file: 'content/redirects.yaml', path: '', content: read(loadRedirectLinks) },
      { file: 'content/faq/questions.yaml', path: '/faq', content: read(() => loadFaq(practice)) },
      { file: 'content/quiz', path: '', content: read(() => loadQuiz(practice)) },
      {
        file: 'content/quiz/described.yaml',
        path: '',
        content: read(() => loadQuizDescribed(practice)),
      },
      { file: 'content/quiz/samples.yaml', path: '', content: read(() => loadSamples(practice)) },
      { file: 'content/quiz/report.yaml', path: '', content: read(() => loadQuizReport(practice)) },
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
