import { readFile } from 'node:fs/promises';
import { PurgeCSS } from 'purgecss';
import { BUILD_FOLDER } from './paths.ts';

const STYLESHEET_LINKS =
  /<link rel="stylesheet" href="([^"]*foundation[^"]*)"\/><link rel="stylesheet" href="([^"]+)"\/>/;

/**
 * Puts the foundation and the components' rules that a page's markup uses into the page, in place of the links to the
 * stylesheets, which would hold back the first paint. The components' whole one follows with the entry (app/entry.client.tsx).
 *
 * @throws Error when the page does not link them
 */
export async function inlineCriticalCss(html: string): Promise<string> {
  const [, foundation, components] = STYLESHEET_LINKS.exec(html) ?? [];
  if (!foundation || !components) {
    throw new Error('a page without links to both stylesheets: see app/root.tsx');
  }
  const css = await readFile(BUILD_FOLDER + components, 'utf8');
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    // Written on the page by its starter, before the first paint (defer-entry.ts): no markup names it.
    dynamicAttributes: ['data-framed'],
    // What a page holds only after a click or a script comes with the whole stylesheet.
    defaultExtractor: (content) => content.match(/[\w-]+/g) ?? [],
  });
  const styles = (await readFile(BUILD_FOLDER + foundation, 'utf8')) + (purged?.css ?? css);
  return html.replace(STYLESHEET_LINKS, () => `<style>${styles}</style>`);
}
