import { readdirSync } from 'node:fs';
import { CONTENT_FOLDER } from '../../app/content/content-folder.server.ts';
import { lineOfText, placeOf } from '../../app/content/content-line.server.ts';
import { parseYaml, readContentText } from '../../app/content/read-content.server.ts';
import { hasSpanish, languageOf, pathIn, SPANISH } from '../../domain/languages/page-languages.ts';

/** What a link to a page in English ends with, for readers of Spanish. */
const IN_ENGLISH = '(en inglés)';

/** Where the Spanish pages say something else than the English ones, or lead elsewhere than they say. */
export function findTranslationFaults(): string[] {
  const pages = readdirSync(`${CONTENT_FOLDER}es/pages`).flatMap((name) =>
    compareParts(`es/pages/${name}`, read(`es/pages/${name}`), read(`pages/${name}`)),
  );
  // Above the nine links it is said of them all.
  const leads = [
    'es/shell.yaml',
    ...readdirSync(`${CONTENT_FOLDER}es/pages`).map((name) => `es/pages/${name}`),
  ];
  return [...pages, ...leads.flatMap((path) => findLinkFaults(path, read(path)))];
}

/**
 * The parts of a page that its translation has must be built alike: as many entries, the same ids and aliases, and in each text the same figures and facts. So a minute that is changed in English is missed in Spanish.
 *
 * @param path the translation's file below content/, for messages
 */
export function compareParts(path: string, translated: unknown, original: unknown): string[] {
  const file = `content/${path}`;
  const compare = (here: unknown, there: unknown, field: string): string[] => {
    const fault = (what: string) => [
      `${placeOf(file, typeof here === 'string' ? lineOfText(file, here.slice(0, 40)) : undefined)}: ${field}: ${what}`,
    ];
    if (typeof here === 'string' && typeof there === 'string') {
      if (/(?:^|\.)(?:id|aliases\.\d+)$/.test(field)) {
        return here === there ? [] : fault(`is '${there}' in English; an id is not translated`);
      }
      const [own, others] = [figuresIn(here), figuresIn(there)];
      return own.join() === others.join()
        ? []
        : fault(
            `has ${sayFigures(own)}, and the English text ${sayFigures(others)}; they must be the same`,
          );
    }
    if (!isObject(here) || !isObject(there)) return [];
    const [own, others] = [Object.keys(here), Object.keys(there)];
    if (Array.isArray(here) && own.length !== others.length) {
      return fault(`has ${own.length} entries, and the English part ${others.length}`);
    }
    // What a translation leaves out at the top stands in English; below that a part is whole.
    const missing = field === '' ? [] : others.filter((key) => !own.includes(key));
    return [
      ...missing.flatMap((key) => fault(`${key} is missing; translate it`)),
      ...own.flatMap((key) =>
        compare(here[key], there[key], field === '' ? key : `${field}.${key}`),
      ),
    ];
  };
  return compare(translated, original, '');
}

/** Numbers as they are written in digits, and the facts that a text names; in any order, as languages have theirs. */
function figuresIn(text: string): string[] {
  return (text.match(/\{\{?\w+\}?\}|\d+/g) ?? []).toSorted();
}

function sayFigures(figures: readonly string[]): string {
  return figures.length === 0 ? 'no figures' : figures.join(', ');
}

/** A link must lead to the page in Spanish where there is one, and say so where there is none. */
function findLinkFaults(path: string, content: unknown): string[] {
  if (!isObject(content)) return [];
  const { label, href } = content;
  const within = Object.values(content).flatMap((part) => findLinkFaults(path, part));
  if (typeof label !== 'string' || typeof href !== 'string') return within;
  // A name such as `schedule` stands for the form in the page's own language.
  if (!href.startsWith('/')) return within;
  const place = placeOf(`content/${path}`, lineOfText(`content/${path}`, label));
  const [page = '', hash] = href.split('#');
  if (hasSpanish(page)) {
    if (languageOf(page) === SPANISH) return within;
    const better = [pathIn(SPANISH, page), ...(hash ? [hash] : [])].join('#');
    return [...within, `${place}: link to ${href}, which stands in Spanish at ${better}`];
  }
  return label.endsWith(IN_ENGLISH)
    ? within
    : [...within, `${place}: '${label}' leads to a page in English; end it with ${IN_ENGLISH}`];
}

function read(path: string): unknown {
  return parseYaml(path, readContentText(path));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
