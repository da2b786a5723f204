import { readFile } from 'node:fs/promises';
import { PurgeCSS } from 'purgecss';
import { BUILD_FOLDER } from './paths.ts';

const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/;

/**
 * Puts the rules that a page's markup uses into the page, in place of the link to the whole stylesheet, which would hold
 * back the first paint. The whole one follows with the entry (app/entry.client.tsx).
 *
 * @throws Error when the page links no stylesheet
 */
export async function inlineCriticalCss(html: string): Promise<string> {
  const href = STYLESHEET_LINK.exec(html)?.[1];
  if (!href) throw new Error('a page without a link to the stylesheet: see app/root.tsx');
  const css = await readFile(BUILD_FOLDER + href, 'utf8');
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    // What a page holds only after a click or a script comes with the whole stylesheet.
    defaultExtractor: (content) => content.match(/[\w-]+/g) ?? [],
  });
  return html.replace(STYLESHEET_LINK, () => `<style>${purged?.css ?? css}</style>`);
}
