import { isWeddingPath } from '../url-map.ts';

/** What of the shell a page shows (specification, section 2, 'Route-change behaviour'). */
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
