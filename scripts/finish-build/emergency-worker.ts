import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { languageOf } from '../../domain/languages/page-languages.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { callHref } from '../../app/ui/phone-href.ts';
import { BUILD_FOLDER } from './paths.ts';
import { ANNOUNCEMENT } from './split-announcement.ts';

const SOURCE = new URL('worker/emergency-worker.ts', import.meta.url);
/** Its address; pages name it as well (app/features/emergency/use-kept-page.ts). */
export const EMERGENCY_WORKER_PATH = '/emergency-worker.js';
const TARGET = EMERGENCY_WORKER_PATH.slice(1);
const ASSET = /\/assets\/[^"'`)\s]+\.(?:js|css|woff2)/g;
/** A file that another one cannot do without; those that it may ask for later are not among them. */
const STATIC_IMPORT = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

interface OfflineWords {
  title: string;
  heading: string;
  text: string;
  call: string;
  urgent: string;
  emergency: string;
}

/** The page in one language. */
interface KeptPage {
  /** Its address. */
  readonly page: string;
  /** The finished page. */
  readonly html: string;
  readonly words: OfflineWords;
}

/** Writes the service worker that keeps one page in its languages: what it needs, and what any other page is answered with where there is no connection. */
export async function writeEmergencyWorker(
  kept: readonly KeptPage[],
  practice: Pick<Practice, 'phone' | 'urgentPhone'>,
): Promise<void> {
  const html = kept.map((one) => one.html).join('\n');
  const files = await filesOf(html);
  const pages = kept.map(({ page, words }) => {
    const { document: elsewhere, policy: elsewherePolicy } = offlinePage(page, words, practice);
    return { page, prefix: page.slice(0, page.lastIndexOf('/') + 1), elsewhere, elsewherePolicy };
  });
  await writeFile(join(BUILD_FOLDER, TARGET), await workerOf({ files, pages }, html));
}

/**
 * The worker's code.
 *
 * @param kept what it keeps, and what it answers elsewhere
 * @param html the pages, with which the worker changes
 */
export async function workerOf(
  kept: { readonly files: readonly string[]; readonly pages: readonly object[] },
  html: string,
): Promise<string> {
  const { code: source } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE.pathname);
  const announcement = ANNOUNCEMENT.source;
  const version = hashOf([html, JSON.stringify([kept, announcement]), source].join('\n'), 'hex');
  const constants = JSON.stringify({ version: version.slice(0, 12), announcement, ...kept });
  return `const KEPT = ${constants};\n${source}`;
}

/** The page's own files, the stylesheets that its entry fetches, and the code that its code imports. */
async function filesOf(html: string): Promise<string[]> {
  const files = new Set(html.match(ASSET) ?? []);
  // A set that grows while it is walked through is walked through to its new end.
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(join(BUILD_FOLDER, file), 'utf8');
    for (const [, name] of code.matchAll(STATIC_IMPORT)) files.add(`/assets/${name}`);
  }
  return [...files].toSorted();
}

function offlinePage(
  page: string,
  words: OfflineWords,
  { phone, urgentPhone }: Pick<Practice, 'phone' | 'urgentPhone'>,
): { document: string; policy: string } {
  const style =
    'body{margin:0;padding:10vh 6vw;background:#f2f5f9;color:#1f236b;font:1.125rem/1.5 sans-serif}' +
    'h1{margin:0 0 1rem;font:500 2.75rem/1.05 Georgia,serif}p{max-width:34em;margin:0 0 1rem}' +
    'a{display:inline-block;min-height:44px;padding:.5rem 0;color:inherit}';
  const document = `<!doctype html><html lang="${languageOf(page)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>${style}</style><main><h1>${words.heading}</h1><p>${words.text}</p><p><a href="${callHref(phone)}">${words.call} ${phone}</a></p><p><a href="${callHref(urgentPhone)}">${words.urgent} ${urgentPhone}</a></p><p><a href="${page}">${words.emergency}</a></p></main></html>`;
  return {
    document,
    policy: `default-src 'none'; style-src 'sha256-${hashOf(style, 'base64')}'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

function hashOf(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding);
}
