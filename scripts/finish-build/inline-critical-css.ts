import { readFile } from 'node:fs/promises';
import { PurgeCSS } from 'purgecss';
import { BUILD_FOLDER } from './paths.ts';

/** As React writes a sheet with a precedence. */
const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"]+)" data-precedence="(\w+)"\/>/g;
/** In the order in which they are laid (app/styles/page-styles.ts). */
const FOUNDATION = 'foundation';
const LATER = ['site', 'page', 'print'] as const;

/**
 * Puts the foundation and the rules that a page's markup uses into the page, in place of the links to the stylesheets, which would hold
 * back the first paint. The whole ones follow with the entry (app/entry.client.tsx), which reads their addresses from the style element.
 *
 * @param html a prerendered page
 * @throws Error when the page does not link the foundation, the site's, its own and the printed sheet
 */
export async function inlineCriticalCss(html: string): Promise<string> {
  const links = [...html.matchAll(STYLESHEET_LINK)].map(([, href = '', precedence = '']) => ({
    href,
    precedence,
  }));
  const hrefsOf = (wanted: string) =>
    links.filter(({ precedence }) => precedence === wanted).map(({ href }) => href);
  const missing = [FOUNDATION, ...LATER].filter((precedence) => hrefsOf(precedence).length === 0);
  if (missing.length > 0) {
    throw new Error(
      `a page without links to its stylesheets (${missing.join(', ')}): see app/root.tsx`,
    );
  }
  const textOf = async (precedence: string) =>
    (
      await Promise.all(hrefsOf(precedence).map((href) => readFile(BUILD_FOLDER + href, 'utf8')))
    ).join('');
  const whole = (await Promise.all(LATER.map(textOf))).join('');
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: whole }],
    keyframes: true,
    // No markup names them. That it is framed, and what its address asks for, a page's starter writes before the first paint (defer-entry.ts); and
    // a page may be alive before its whole stylesheets are there: what it hides until then, or from then on, must not show itself in between.
    dynamicAttributes: ['data-framed', 'data-asked', 'data-alive', 'data-linked'],
    // What a page holds only after a click comes with the whole stylesheets. What it holds from the moment it is alive is named in its markup
    // (`data-to-come`), which counts as any other word: on a slow line it would stand there without its rules, and jump when they come.
    defaultExtractor: (content) => content.match(/[\w-]+/g) ?? [],
  });
  const styles = (await textOf(FOUNDATION)) + (purged?.css ?? whole);
  const names = LATER.map(
    (precedence) => ` data-${precedence}="${hrefsOf(precedence).join(' ')}"`,
  ).join('');
  return html
    .replaceAll(STYLESHEET_LINK, '')
    .replace('</head>', () => `<style${names}>${styles}</style></head>`);
}
