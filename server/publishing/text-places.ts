import type { FieldValue } from '../../domain/desk/site-wire.ts';
import type { Site } from '../site/load-site.ts';

/** In how many places of how many pages a value stands; null where it is too short to be told from other words. */
export type PlacesOf = (value: FieldValue) => { count: number; pages: number } | null;

/** Shorter ones stand within other words and numbers. */
const SHORTEST_CHARACTERS = 4;

/** The words of a page that a visitor can see, without its marks, scripts and styles. */
export function visibleText(html: string): string {
  return html
    .replaceAll(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

/** Looks through the pages of a site; its pages are read once, and each value is looked for once. */
export function createPlaces(siteNow: () => Site): PlacesOf {
  let readOf: Site | undefined;
  let texts: readonly string[] = [];
  let known = new Map<string, ReturnType<PlacesOf>>();
  return (value) => {
    if (typeof value !== 'string' || value.length < SHORTEST_CHARACTERS) return null;
    const site = siteNow();
    if (site !== readOf) {
      texts = [...site.pagePaths].flatMap((path) => {
        const page = site.answers.get(path);
        return page === undefined ? [] : [visibleText(page.identity.body.toString('utf8'))];
      });
      known = new Map();
      readOf = site;
    }
    const found = known.get(value) ?? countIn(texts, value);
    known.set(value, found);
    return found;
  };
}

function countIn(texts: readonly string[], value: string) {
  const counts = texts.map((text) => text.split(value).length - 1).filter((count) => count > 0);
  return { count: counts.reduce((sum, count) => sum + count, 0), pages: counts.length };
}
