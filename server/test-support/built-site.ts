import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  KEY_FIELD,
  KEY_PLACEHOLDER,
  OPENED_AT_FIELD,
  TIME_PLACEHOLDER,
} from '../../domain/intake/wire.ts';
import type { AnnouncementDays } from '../../domain/content/announcement.ts';
import type { DeskLetterTexts } from '../../domain/content/desk-letters.ts';
import { EDITION_WITHOUT_CONSENTS } from '../../domain/validity/editions.ts';
import type { LetterFacts } from '../../domain/practice/contact-facts.ts';
import type { SiteValidity } from '../../domain/validity/site-validity.ts';
import { CALLER } from '../../domain/desk/caller.ts';
import { CLOSED_THEN } from '../../domain/desk/outside-hours.ts';
import { SOME_TIMES_GONE, TIMES_GONE } from '../../domain/desk/stopped-letter.ts';
import { REQUEST_KIND_NAMES, type RequestKind } from '../../domain/intake/kinds.ts';
import { EVENT_NAMES, type EventType } from '../../domain/scheduling/event-types.ts';
import { evenWeek } from '../../tests/support/weeks.ts';

export const HOME_HTML = `<!doctype html><title>Home</title>${'<p>home</p>'.repeat(50)}`;
const FORM_HTML = `<form><input type="hidden" name="${KEY_FIELD}" value="${KEY_PLACEHOLDER}"><input type="hidden" name="${OPENED_AT_FIELD}" value="${TIME_PLACEHOLDER}"></form>`;

/** The manifest names them, so every built site has them. */
const PAGES: Readonly<Record<string, string>> = {
  'index.html': HOME_HTML,
  'team/index.html': '<!doctype html><title>Team</title>',
  'weddings/index.html': '<!doctype html><title>Weddings</title>',
  'weddings-any/index.html': '<!doctype html><title>Any wedding</title>',
  'request/index.html': FORM_HTML,
  '404.html': '<!doctype html><title>Not found</title>',
};

const FILES: Readonly<Record<string, string>> = {
  _headers: '/*',
  'stray.html': '<script>stray</script>',
  'assets/entry-abc123.js': 'export const entry = 1;',
  'favicon.svg': '<svg/>',
  'team.data': '[]',
  'robots.txt': 'User-agent: *',
  'worker.js': 'self.addEventListener("fetch", () => {});',
  '.vite/manifest.json': '{}',
  '.well-known/security.txt': 'Contact: mailto:x@example.com',
};

const OPENING_RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: ['2027-05-31'],
};

/** What letters and answers of the tests say of the practice. */
export const SAMPLE_PRACTICE = {
  name: 'Impressions',
  phone: '516-555-0100',
  address: '100 Sample Avenue, Suite 2, Garden City, NY 11530',
  siteUrl: 'https://www.example.org',
  opening: OPENING_RULES,
  noticeHours: 24,
  urgentPhone: '516-555-0102',
  directionsUrl: 'https://maps.example.org/?to=100+Sample+Avenue',
  consultationFee: '$250, credited in full toward treatment',
  feeWhenCancelled: 'If you have paid the fee, it is refunded before the appointment.',
  feeWhenWeCancel: 'If you have paid the fee, we refund it.',
  feeWhenWeCancelInSpanish: 'Si ya la pagó, se la devolvemos.',
};

const SAMPLE_KIND = { subject: 'Your request', paragraphs: ['Thank you for writing.'] };
const SAMPLE_WORDS = {
  greeting: 'Dear {person},',
  offer: { 'virtual-consult': 'On screen:', 'smile-blueprint': 'With both doctors:' },
  held: 'Held until {until}.',
  closing: 'Call us at 516-555-0100.',
  kinds: ofEachKind(SAMPLE_KIND),
};

type AnyKind =
  | RequestKind
  | EventType
  | typeof CALLER
  | typeof CLOSED_THEN
  | typeof TIMES_GONE
  | typeof SOME_TIMES_GONE;

/** The same for every kind of request and appointment, and for who called. */
function ofEachKind<Value>(value: Value): Record<AnyKind, Value> {
  const kinds = [
    ...REQUEST_KIND_NAMES,
    ...EVENT_NAMES,
    CALLER,
    CLOSED_THEN,
    TIMES_GONE,
    SOME_TIMES_GONE,
  ].map((kind) => [kind, value]);
  // It has each of them.
  return Object.fromEntries(kinds) as Record<AnyKind, Value>;
}

/** What letters of the desk begin with, in the tests. */
export const SAMPLE_LETTER_TEXTS: DeskLetterTexts = {
  offers: {
    ...ofEachKind('none' as const),
    'virtual-consultation': 'virtual-consult',
    'weekend-appointment': 'smile-blueprint',
  },
  'en-US': SAMPLE_WORDS,
  'es-US': SAMPLE_WORDS,
};

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

const MANIFEST = {
  pages: {
    '/': {
      file: 'index.html',
      status: 200,
      headers: { 'content-security-policy': "default-src 'none'" },
    },
    '/team': { file: 'team/index.html', status: 200, headers: {} },
    '/weddings': { file: 'weddings/index.html', status: 200, headers: {} },
    '/weddings-any': { file: 'weddings-any/index.html', status: 200, headers: {} },
    '/request': { file: 'request/index.html', status: 200, headers: {}, perRequestKey: true },
  },
  prefixes: [{ prefix: '/weddings', page: '/weddings-any' }],
  notFound: {
    file: '404.html',
    status: 404,
    headers: { 'content-security-policy': "default-src 'self'" },
  },
  redirects: { '/booking': '/book-consultation', '/help': '/faq#contact' },
  headers: {
    'X-Content-Type-Options': 'nosniff',
    'strict-transport-security': 'max-age=86400',
  },
  fileHeaders: { 'content-security-policy': NOTHING },
  files: { '/worker.js': { 'content-security-policy': `${NOTHING}; connect-src 'self'` } },
  takesAppointments: true,
  countedPages: ['/', '/team'],
  practice: SAMPLE_PRACTICE,
  letterTexts: SAMPLE_LETTER_TEXTS,
  validity: { consents: [], events: [], closuresUntil: '2099-12-31' },
};

interface BuiltSite {
  /** In the place of the sample's own, or beside them. */
  files?: Readonly<Record<string, string>>;
  practice?: LetterFacts;
  validity?: SiteValidity;
  /** Marks of the practice's own photographs on it. */
  photographs?: readonly string[];
  /** An announcement stands on two of its pages on these days. */
  announcedOn?: AnnouncementDays | undefined;
}

const ANNOUNCED = '<aside>Closed on Friday</aside>';
const ANNOUNCED_FILES = {
  'team/announced.html': `<!doctype html><title>Team</title>${ANNOUNCED}`,
  'announced.html': `<!doctype html><title>Not found</title>${ANNOUNCED}`,
};

function announcedManifest(announcement: AnnouncementDays) {
  const { pages, notFound } = MANIFEST;
  return {
    announcement,
    pages: { ...pages, '/team': { ...pages['/team'], announcedFile: 'team/announced.html' } },
    notFound: { ...notFound, announcedFile: 'announced.html' },
  };
}

/** Of her photograph. */
export const HER_MARK = 'a'.repeat(64);

/** A built site with a person who is shown until the end of a day, and the edition without her. */
export function writeSiteWithConsent(folder: string, holdsUntil: string) {
  const consents = [{ place: 'content/photographs/portrait-a.yaml', holdsUntil }];
  const shown = {
    'team/index.html': '<!doctype html><title>Team</title>Ann Uniqname',
    'assets/ann-abc123.jpg': 'her face',
    'assets/team-abc123.js': 'export const name = "Ann Uniqname";',
    'social/team.jpg': 'her face',
  };
  const paths = writeBuiltSite(folder, {
    files: { ...FILES, ...shown },
    validity: { ...MANIFEST.validity, consents },
    photographs: [HER_MARK],
  });
  writeBuiltSite(path.join(folder, EDITION_WITHOUT_CONSENTS), {
    files: {
      ...FILES,
      'assets/team-def456.js': 'export const name = "";',
      'social/team.jpg': 'a painting',
    },
  });
  return paths;
}

/** Writes a small built site, with the front page compressed as the build does it. */
export function writeBuiltSite(
  folder: string,
  {
    files = FILES,
    validity = MANIFEST.validity,
    practice = SAMPLE_PRACTICE,
    announcedOn,
    photographs = [],
  }: BuiltSite = {},
): { manifestPath: string; buildDir: string } {
  const buildDir = path.join(folder, 'client');
  for (const [file, content] of Object.entries({ ...PAGES, ...ANNOUNCED_FILES, ...files })) {
    mkdirSync(path.dirname(path.join(buildDir, file)), { recursive: true });
    writeFileSync(path.join(buildDir, file), content);
  }
  const home = files['index.html'] ?? HOME_HTML;
  writeFileSync(path.join(buildDir, 'index.html.br'), brotliCompressSync(home));
  writeFileSync(path.join(buildDir, 'index.html.gz'), gzipSync(home));
  const manifestPath = path.join(folder, 'site.json');
  const own = announcedOn === undefined ? {} : announcedManifest(announcedOn);
  writeFileSync(
    manifestPath,
    JSON.stringify({ ...MANIFEST, ...own, validity, practice, photographs }),
  );
  return { manifestPath, buildDir };
}
