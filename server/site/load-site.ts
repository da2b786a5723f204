import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DeskLetterTexts } from '../../domain/content/desk-letters.ts';
import type { LetterFacts } from '../../domain/practice/contact-facts.ts';
import { endOfNewYorkDay, startOfNewYorkDay } from '../../domain/validity/end-of-day.ts';
import type { SiteValidity } from '../../domain/validity/site-validity.ts';
import { StartupError } from '../startup-error.ts';
import { listFiles, readBodies } from './built-files.ts';
import { createVariants, type FlatHeaders, type Variants } from './answer.ts';
import { contentTypeOf } from './content-types.ts';
import { createKeyedPage, type KeyedPage } from './keyed-page.ts';
import { isOfOthers } from './site-address.ts';
import { readManifest, type SiteManifest, type SitePage } from './manifest.ts';
import {
  KEYED_PAGE_CACHING,
  PAGE_CACHING,
  SHORT_CACHING,
  fileCaching,
  joinHeaders,
} from './site-headers.ts';

/** The built site in memory, ready to be sent. */
export interface Site {
  /** By the address as it is asked for. */
  answers: ReadonlyMap<string, Variants>;
  keyedPages: ReadonlyMap<string, KeyedPage>;
  /** The addresses of both kinds of page, as against files. */
  pagePaths: ReadonlySet<string>;
  notFound: Variants;
  redirects: ReadonlyMap<string, string>;
  prefixes: SiteManifest['prefixes'];
  takesAppointments: boolean;
  /** Addresses whose visits are counted; none where the practice does not count. */
  countedPages: ReadonlySet<string>;
  /** What confirmations say of the practice. */
  practice: LetterFacts;
  /** The ready texts of the desk's letters. */
  letterTexts: DeskLetterTexts;
  /** Marks of the practice's own photographs on it; undefined where its build does not say. */
  photographs: ReadonlySet<string> | undefined;
  /** What of the site holds until a day. */
  validity: SiteValidity;
  /** The announcement's days, and the pages that show it. */
  announced: AnnouncedPages | undefined;
  /** Headers of redirects and refusals, which are made on the spot. */
  commonHeaders: FlatHeaders;
  /** Headers of every answer, by name: for those of the rest of the server too. */
  everyHeader: Readonly<Record<string, string>>;
}

interface AnnouncedPages {
  /** From the first moment of its first day, in milliseconds of the epoch. */
  readonly fromMs: number;
  /** Until this moment, at which its last day is over. */
  readonly untilMs: number;
  /** By the address as it is asked for. */
  readonly pages: ReadonlyMap<string, Variants>;
  readonly notFound: Variants;
}

/**
 * Reads the manifest and every built file into memory, with the .br and .gz files that stand beside them.
 *
 * @param manifestPath site.json, as the build writes it
 * @param buildDir the folder of built files
 * @param isLasting whether a file may be kept for ever under its name; those below /assets/ unless told
 * @throws StartupError when the build is missing, incomplete, or claims an address of the server's own
 */
export function loadSite(
  manifestPath: string,
  buildDir: string,
  isLasting: (urlPath: string) => boolean = () => true,
): Site {
  const manifest = readManifest(manifestPath);
  const answers = new Map<string, Variants>();
  const keyedPages = new Map<string, KeyedPage>();

  for (const file of listFiles(buildDir)) {
    const urlPath = `/${file}`;
    const headers = {
      'content-type': contentTypeOf(file),
      'cache-control': isLasting(encodeURI(urlPath)) ? fileCaching(urlPath) : SHORT_CACHING,
    };
    const bodies = readBodies(path.join(buildDir, file));
    answers.set(
      encodeURI(urlPath),
      createVariants(
        200,
        joinHeaders(manifest.headers, manifest.fileHeaders, headers, manifest.files[urlPath] ?? {}),
        bodies,
      ),
    );
  }
  for (const [urlPath, page] of Object.entries(manifest.pages)) {
    if (isOfOthers(urlPath))
      throw new StartupError(`${urlPath} in ${manifestPath} is an address of the server's own.`);
    if (page.perRequestKey) {
      const headers = pageHeaders(manifest, page, KEYED_PAGE_CACHING);
      keyedPages.set(
        urlPath,
        createKeyedPage(page.status, headers, readPage(buildDir, page).identity),
      );
    } else {
      answers.set(urlPath, loadPage(manifest, page, buildDir));
    }
  }
  for (const { prefix, page } of manifest.prefixes) {
    if (!answers.has(page))
      throw new StartupError(`The prefix ${prefix} in ${manifestPath} names no page (${page}).`);
  }
  return {
    answers,
    keyedPages,
    pagePaths: new Set(Object.keys(manifest.pages)),
    notFound: loadPage(manifest, manifest.notFound, buildDir),
    redirects: new Map(Object.entries(manifest.redirects)),
    prefixes: manifest.prefixes,
    takesAppointments: manifest.takesAppointments,
    countedPages: new Set(manifest.countedPages),
    practice: manifest.practice,
    letterTexts: manifest.letterTexts,
    photographs: manifest.photographs && new Set(manifest.photographs),
    validity: manifest.validity,
    announced: loadAnnounced(manifest, buildDir),
    commonHeaders: joinHeaders(manifest.headers, manifest.fileHeaders),
    everyHeader: manifest.headers,
  };
}

function loadAnnounced(manifest: SiteManifest, buildDir: string): AnnouncedPages | undefined {
  const { announcement, pages, notFound } = manifest;
  if (announcement === undefined) return undefined;
  const load = (page: SitePage) =>
    loadPage(manifest, { ...page, file: page.announcedFile ?? page.file }, buildDir);
  const announced = Object.entries(pages).filter(([, page]) => page.announcedFile !== undefined);
  return {
    fromMs: startOfNewYorkDay(announcement.from),
    untilMs: endOfNewYorkDay(announcement.until),
    pages: new Map(announced.map(([address, page]) => [address, load(page)])),
    notFound: load(notFound),
  };
}

function loadPage(manifest: SiteManifest, page: SitePage, buildDir: string): Variants {
  return createVariants(
    page.status,
    pageHeaders(manifest, page, PAGE_CACHING),
    readPage(buildDir, page),
  );
}

function pageHeaders(manifest: SiteManifest, page: SitePage, caching: string): FlatHeaders {
  const headers = { 'content-type': contentTypeOf(page.file), 'cache-control': caching };
  return joinHeaders(manifest.headers, headers, page.headers);
}

function readPage(buildDir: string, page: SitePage) {
  const file = path.join(buildDir, page.file);
  if (!existsSync(file))
    throw new StartupError(`The built page ${file} is missing. Run npm run build again.`);
  return readBodies(file);
}
