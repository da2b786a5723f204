import type { LinkDescriptor } from 'react-router';

/**
 * The order in which the sheets are laid, which React keeps when another page brings its own: what every page may show, what a page alone
 * shows, how it prints.
 */
export type Precedence = 'foundation' | 'site' | 'page' | 'print';

/**
 * A page's own rules (app/styles/pages), for the `links` of its module. The framework fetches them ahead with the page's code and waits for
 * them before it shows the page; React shows nothing that they are missing for.
 *
 * @param hrefs the addresses of the sheets; the page of any address has two
 */
export function pageStyles(...hrefs: string[]): LinkDescriptor[] {
  const precedence: Precedence = 'page';
  return hrefs.map((href) => ({ rel: 'stylesheet', href, precedence }));
}
