import { isWeddingPath } from '../url-map.ts';

/** What of the shell a page shows (product 3.3, 3.6). */
export interface PageChrome {
  readonly hasHeader: boolean;
  readonly hasFooter: boolean;
}

const WITHOUT_HEADER = new Set([
  '/stories',
  '/emergency',
  '/atria',
  '/impressionists',
  '/blueprint',
  '/smile-assessment',
  '/airway-assessment',
  '/community',
  '/AirwayFamilies',
  '/airwayfamilies',
]);

const WITHOUT_FOOTER = new Set(['/gallery']);

/** Which parts of the shell stand around the page at a path. */
export function chromeOf(path: string): PageChrome {
  return {
    hasHeader: !WITHOUT_HEADER.has(path) && !isWeddingPath(path),
    hasFooter: !WITHOUT_FOOTER.has(path),
  };
}
