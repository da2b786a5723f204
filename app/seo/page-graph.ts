import practice from 'content:practice';
import type { BreadcrumbList, Thing, WebPage } from 'schema-dts';
import { languageOf } from '../../domain/languages/page-languages.ts';
import { PAGES } from '../url-map.ts';
import { PRACTICE_ID, WEBSITE_ID } from './business-graph.ts';
import type { PageDescription } from './page-meta.ts';

/** The page itself and its place in the site, under its canonical address. */
export function pageGraph(page: PageDescription, path: string): Thing[] {
  const home = practice.siteUrl;
  const url = home + (PAGES.find((route) => route.path === path)?.canonical ?? path);
  const webPage: WebPage = {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: languageOf(path),
    isPartOf: { '@id': WEBSITE_ID },
    about: { '@id': PRACTICE_ID },
  };
  if (url === `${home}/`) return [webPage];
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: practice.name, item: `${home}/` },
      { '@type': 'ListItem', position: 2, name: page.title.replace(/ \| .*/, ''), item: url },
    ],
  };
  return [webPage, breadcrumbs];
}
