import practice from 'content:practice';
import type { MetaDescriptor } from 'react-router';
import {
  ENGLISH,
  hasSpanish,
  languageOf,
  pathIn,
  SPANISH,
} from '../../domain/languages/page-languages.ts';
import { PAGES } from '../url-map.ts';
import { socialImagePath } from './social-image.ts';

/** What a page says of itself to search engines and previews. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
}

/**
 * The head of a page: title, description, canonical link, social-preview tags and robots (product 2.4).
 *
 * @param page its words
 * @param path one of the addresses in the URL map; any other is an error page and is kept out of search engines
 */
export function describePage(page: PageDescription, path: string): MetaDescriptor[] {
  const route = PAGES.find((candidate) => candidate.path === path);
  const isIndexed = route !== undefined && !route.noindex;
  const canonical = practice.siteUrl + (route?.canonical ?? path);
  const image = practice.siteUrl + socialImagePath(route?.file);
  const { title, description, keywords = [] } = page;
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
    { name: 'robots', content: isIndexed ? 'index, follow' : 'noindex, nofollow' },
    ...(route ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
    ...(isIndexed ? languageLinks(route.canonical ?? path) : []),
    ...(languageOf(path) === SPANISH ? [{ property: 'og:locale', content: 'es_US' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: practice.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(route ? [{ property: 'og:url', content: canonical }] : []),
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ];
}

/** The page in each of its languages; whoever asks for another gets English. */
function languageLinks(path: string): MetaDescriptor[] {
  const english = pathIn(ENGLISH, path);
  return [
    [ENGLISH, english],
    ...(hasSpanish(path) ? [[SPANISH, pathIn(SPANISH, path)]] : []),
    ['x-default', english],
  ].map(([hrefLang, address]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: `${practice.siteUrl}${address}`,
  }));
}
