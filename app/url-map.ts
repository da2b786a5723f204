import { REQUEST_KIND_NAMES } from '../domain/intake/kinds.ts';
import {
  APPOINTMENT_PAGE_PATH,
  BOOKING_PATH,
  formPathOf,
  SCHEDULING_PATH,
  START_PATH,
} from '../domain/intake/wire.ts';
import { PAGES_IN_SPANISH, pathIn, SPANISH } from '../domain/languages/page-languages.ts';

/**
 * Every address of the site, in one list: routes, prerendering, the sitemap, the server's page map and the
 * every-route test are driven from it (product 2.1; docs/decisions/001-static-prerendering.md).
 */
export interface PageRoute {
  readonly path: string;
  /** The page's module below app/pages/. */
  readonly file: string;
  /** The address that the page is known by, where it is not `path` itself. */
  readonly canonical?: string;
  /** Kept out of search engines and the sitemap. */
  readonly noindex?: true;
  /** Framed within our own pages: no header, no footer. */
  readonly embed?: true;
}

/** The pages of the forms, framed within our own pages. */
const FRAMED = { noindex: true, embed: true } as const;

const PAGES_IN_ENGLISH: readonly PageRoute[] = [
  { path: '/', file: 'home.tsx' },
  { path: '/home', file: 'home.tsx', canonical: '/' },
  { path: '/stories', file: 'stories.tsx' },
  { path: '/impressions-method', file: 'impressions-method.tsx' },
  { path: '/team', file: 'team.tsx' },
  { path: '/orthodontics', file: 'orthodontics.tsx' },
  { path: '/smile-assessment', file: 'smile-assessment.tsx' },
  { path: '/gallery', file: 'gallery.tsx' },
  { path: START_PATH, file: 'start-here.tsx' },
  { path: '/faq', file: 'faq.tsx' },
  { path: '/financial-insurance', file: 'financial-insurance.tsx' },
  { path: BOOKING_PATH, file: 'book-consultation.tsx' },
  { path: '/airway', file: 'airway.tsx' },
  { path: '/airway-assessment', file: 'airway-assessment.tsx' },
  { path: '/community', file: 'community.tsx' },
  { path: '/AirwayFamilies', file: 'airway-families.tsx' },
  { path: '/airwayfamilies', file: 'airway-families.tsx', canonical: '/AirwayFamilies' },
  { path: '/reset-password', file: 'reset-password.tsx', noindex: true },
  { path: APPOINTMENT_PAGE_PATH, file: 'appointment.tsx', noindex: true },
  { path: '/emergency', file: 'emergency.tsx' },
  { path: '/atria', file: 'atria.tsx', noindex: true },
  { path: '/impressionists', file: 'impressionists.tsx' },
  { path: '/blueprint', file: 'blueprint.tsx' },
  { path: '/designs', file: 'designs.tsx' },
  { path: '/weddings', file: 'weddings.tsx' },
  { path: '/legal/terms', file: 'legal-terms.tsx' },
  { path: '/legal/privacy', file: 'legal-privacy.tsx' },
  { path: '/legal/accessibility', file: 'legal-accessibility.tsx' },
  { path: '/legal/non-discrimination', file: 'legal-non-discrimination.tsx' },
  { path: '/legal/notice-of-privacy-practices', file: 'legal-notice.tsx' },
  { path: SCHEDULING_PATH, file: 'embed-scheduling.tsx', ...FRAMED },
  ...REQUEST_KIND_NAMES.map((kind) => ({
    path: formPathOf(kind),
    file: 'embed-request.tsx',
    ...FRAMED,
  })),
];

/** The same pages in Spanish: their words are in content/es, and their modules in app/pages/es. */
export const PAGES: readonly PageRoute[] = [
  ...PAGES_IN_ENGLISH,
  ...PAGES_IN_ENGLISH.filter(({ path }) => PAGES_IN_SPANISH.includes(path)).map((page) => ({
    ...page,
    path: pathIn(SPANISH, page.path),
    file: `es/${page.file}`,
  })),
];

/**
 * Addresses that stand for whole families. Both are served by the catch-all route, so that the page fits
 * whatever address it is hydrated at.
 */
export const ANY_PATH_FILE = 'any-path.tsx';
/** Prerendered once for every path that begins with WEDDINGS_PREFIX and is no page itself. */
export const ANY_WEDDING_PATH = '/weddings-any';
/** Prerendered once for every path that is no page at all. */
export const NOT_FOUND_PATH = '/not-found';

/** "/weddings and any path beginning with /weddings" is the wedding page (product 2.1). */
export const WEDDINGS_PREFIX = '/weddings';

/** Whether a path is the wedding page's. */
export function isWeddingPath(path: string): boolean {
  return path.startsWith(WEDDINGS_PREFIX);
}
