import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PictureName } from '../../domain/content/written.ts';
import { ENGLISH, SPANISH } from '../../domain/languages/page-languages.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { partPractice } from '../../domain/practice/shown-practice.ts';
import { saidInEnglish } from '../../domain/scheduling/booking-facts-in-english.ts';
import { loadAnnouncement } from './announcement.server.ts';
import { shownInThisBuild } from './consent.server.ts';
import { CONTENT_FOLDER } from './content-folder.server.ts';
import { loadFaq, partFaq } from './faq.server.ts';
import { loadCaseOnHome, loadGallery } from './gallery.server.ts';
import { loadLegal } from './legal.server.ts';
import { loadNavigation, loadRedirects, loadSpanishNavigation } from './navigation.server.ts';
import { isTranslation } from './page-file.server.ts';
import { loadPage } from './page.server.ts';
import { pictureModule } from './picture-module.server.ts';
import { loadPractice } from './practice.server.ts';
import { loadQuiz, loadQuizFirstQuestion, loadQuizWords } from './quiz.server.ts';
import { loadQuizOpening } from './quiz-samples.server.ts';
import {
  loadLanguageHelp,
  loadPageShells,
  loadShell,
  loadSpanishRequestWords,
  loadSpanishShell,
} from './shell.server.ts';
import { loadRequestForms } from './request-forms.server.ts';
import { loadSpanishSchedulingWords } from './scheduling-words.server.ts';
import { loadTeam } from './team.server.ts';
import { loadTestimonials, withNotes } from './testimonials.server.ts';
import { readTranslation } from './translation.server.ts';
import { WORDS_APART } from './words-apart.server.ts';

const PREFIX = 'content:';

/**
 * Makes checked content importable: `import page from 'content:page/team'`. It is read, checked and turned into
 * a module at build, so that a page's words travel with the page's code and no content is fetched at run time
 * (docs/decisions/005-content-as-modules.md).
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      for (const file of contentFiles()) this.addWatchFile(file);
      // A page that only the build needs the words for (structured data) must not load them.
      return { code: await loadModule(id.slice(PREFIX.length + 1)), moduleSideEffects: false };
    },
  };
}

async function loadModule(name: string): Promise<string> {
  const [collection, ...rest] = name.split('/');
  const slug = rest.join('/');
  const practice = loadPractice();
  switch (collection) {
    case 'practice':
      return moduleOf(partPractice(practice).shown);
    case 'practice-in-search':
      return moduleOf(partPractice(practice).unshown);
    case 'booking-facts':
      return moduleOf(saidInEnglish(practice));
    case 'bring':
      return moduleOf(practice.bring);
    case 'navigation':
      return moduleOf(slug === 'es' ? loadSpanishNavigation() : loadNavigation());
    case 'redirects':
      return moduleOf(loadRedirects());
    case 'page':
      return moduleOf(pageModule(slug, practice));
    case 'page-shells':
      return moduleOf(loadPageShells(practice));
    case 'shell':
      return moduleOf(slug === 'es' ? loadSpanishShell(practice) : loadShell(practice));
    case 'request-form': {
      const { fields, faults, failure, wayOut, ...words } = loadSpanishRequestWords(practice);
      return moduleOf(slug === 'es/every-form' ? { fields, faults, failure, wayOut } : words);
    }
    case 'requests':
      return moduleOf(loadRequestForms(slug === 'es' ? SPANISH : ENGLISH, practice));
    case 'scheduling': {
      const { scriptFree, ...words } = loadSpanishSchedulingWords(practice);
      return moduleOf(slug === 'es/script-free' ? scriptFree : words);
    }
    case 'language-help':
      return moduleOf(loadLanguageHelp());
    case 'announcement':
      return moduleOf(loadAnnouncement(practice));
    case 'legal':
      return moduleOf(loadLegal(slug, practice));
    case 'faq':
      return moduleOf(partFaq(loadFaq(practice)).shown);
    case 'faq-in-search':
      return moduleOf(partFaq(loadFaq(practice)).inSearch);
    case 'team':
      return moduleOf(loadTeam(shownInThisBuild()));
    case 'gallery':
      return moduleOf(loadGallery(shownInThisBuild()));
    case 'case-on-home': {
      const { expertise } = loadPage('home', practice);
      return moduleOf(loadCaseOnHome(expertise.case, shownInThisBuild()));
    }
    case 'quiz':
      return moduleOf(loadQuiz(practice));
    case 'quiz-words':
      return moduleOf(loadQuizWords(practice));
    case 'quiz-opening':
      return moduleOf(loadQuizOpening(practice));
    case 'quiz-first-question':
      return moduleOf(loadQuizFirstQuestion(practice));
    case 'testimonials':
      return moduleOf(
        withNotes(loadTestimonials(shownInThisBuild()), loadPage('stories', practice).words),
      );
    case 'live-exhibits':
    case 'live-gallery':
    case 'live-months':
    case 'quiz-described':
    case 'quiz-report':
      return moduleOf(WORDS_APART[collection](practice));
    case 'picture':
      return pictureModule(slug);
    default:
      throw new Error(`${PREFIX}${name} is not a content collection`);
  }
}

/** A translated page shows no picture of its own, whose words are in English: it has one for previews alone, which the build makes from its file. */
function pageModule(slug: string, practice: Practice): object {
  const page = loadPage(slug, practice);
  if (!isTranslation(slug)) return page;
  const { picture: _, ...words } = page;
  return { ...words, inEnglish: readTranslation(slug, practice).inEnglish };
}

/** A module of a value; where it names a picture, the picture's files stand. */
function moduleOf(value: unknown): string {
  const imports = new Map<string, string>();
  const written = (part: unknown): string => {
    if (part instanceof PictureName) {
      const { pictureName } = part;
      const variable = imports.get(pictureName) ?? `picture${imports.size}`;
      imports.set(pictureName, variable);
      return variable;
    }
    if (Array.isArray(part)) return `[${part.map(written).join(',')}]`;
    if (part === null || typeof part !== 'object') return JSON.stringify(part ?? null);
    const fields = Object.entries(part).filter(([, field]) => field !== undefined);
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${written(field)}`).join(',')}}`;
  };
  const exported = `export default ${written(value)};`;
  const lines = [...imports].map(([name, as]) => `import ${as} from '${PREFIX}picture/${name}';`);
  return [...lines, exported].join('\n');
}

function contentFiles(): string[] {
  return readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md)$|^photographs[\\/].+\./.test(name))
    .map((name) => join(CONTENT_FOLDER, name));
}
