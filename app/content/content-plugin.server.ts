import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { shownInThisBuild } from './consent.server.ts';
import { CONTENT_FOLDER } from './content-folder.server.ts';
import { loadFaq } from './faq.server.ts';
import { loadGallery } from './gallery.server.ts';
import { loadLegal } from './legal.server.ts';
import { loadNavigation, loadRedirects } from './navigation.server.ts';
import { loadPage, type PageWords } from './page.server.ts';
import { pictureModule } from './picture-module.server.ts';
import { placeholderValues } from './placeholders.server.ts';
import { loadPractice } from './practice.server.ts';
import { loadQuiz, loadQuizWords } from './quiz.server.ts';
import { loadQuizReport } from './quiz-report.server.ts';
import { loadTeam } from './team.server.ts';
import { loadTestimonials } from './testimonials.server.ts';

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
      return loadModule(id.slice(PREFIX.length + 1));
    },
  };
}

async function loadModule(name: string): Promise<string> {
  const [collection, slug = ''] = name.split('/');
  const practice = loadPractice();
  const facts = placeholderValues(practice);
  switch (collection) {
    case 'practice':
      return moduleOf(practice);
    case 'navigation':
      return moduleOf(loadNavigation());
    case 'redirects':
      return moduleOf(loadRedirects());
    case 'page':
      return pageModule(loadPage(slug, practice));
    case 'legal':
      return moduleOf(loadLegal(slug, facts));
    case 'faq':
      return moduleOf(loadFaq(facts));
    case 'team':
      return withPortraits(loadTeam());
    case 'gallery':
      return galleryModule(loadGallery());
    case 'quiz':
      return moduleOf(loadQuiz(facts));
    case 'quiz-words':
      return moduleOf(loadQuizWords(facts));
    case 'testimonials':
      return withPortraits(loadTestimonials(shownInThisBuild()));
    case 'quiz-report':
      return moduleOf(loadQuizReport(facts));
    case 'picture':
      return pictureModule(slug);
    default:
      throw new Error(`${PREFIX}${name} is not a content collection`);
  }
}

function moduleOf(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}

/** A page's words together with its pictures. */
function pageModule({ picture, sections, ...words }: PageWords): string {
  const plates = sections.flatMap((section) => section.plates ?? []);
  const hung = new Map(plates.map((name, at) => [name, `plate${at}`]));
  return [
    `import picture from '${PREFIX}picture/${picture}';`,
    ...[...hung].map(([name, variable]) => `import ${variable} from '${PREFIX}picture/${name}';`),
    `export default { ...${JSON.stringify(words)}, picture, sections: [`,
    ...sections.map(({ plates: names, ...section }) =>
      names === undefined
        ? `${JSON.stringify(section)},`
        : `{ ...${JSON.stringify(section)}, plates: [${names.map((name) => hung.get(name))}] },`,
    ),
    '] };',
  ].join('\n');
}

/** Entries that name a portrait, with its files in the name's place. */
function withPortraits(entries: readonly { readonly portrait: string }[]): string {
  return [
    ...entries.map(
      ({ portrait }, index) => `import portrait${index} from '${PREFIX}picture/${portrait}';`,
    ),
    'export default [',
    ...entries.map(
      (entry, index) => `{ ...${JSON.stringify(entry)}, portrait: portrait${index} },`,
    ),
    '];',
  ].join('\n');
}

/** Cases with the files of their two pictures. */
function galleryModule(cases: readonly { readonly name: string }[]): string {
  return [
    ...cases.flatMap(({ name }, at) => [
      `import before${at} from '${PREFIX}picture/${name}-before';`,
      `import after${at} from '${PREFIX}picture/${name}-after';`,
    ]),
    'export default [',
    ...cases.map(
      (entry, at) => `{ ...${JSON.stringify(entry)}, before: before${at}, after: after${at} },`,
    ),
    '];',
  ].join('\n');
}

function contentFiles(): string[] {
  return readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md)$|^photographs[\\/].+\./.test(name))
    .map((name) => join(CONTENT_FOLDER, name));
}
