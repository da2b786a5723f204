/** A page as it was built. */
export interface BuiltPage {
  /** Its address, such as `/team`. */
  readonly path: string;
  readonly html: string;
}

/**
 * Which links within the site lead nowhere: to no page and no file, or to a place that its page does not have.
 *
 * @param isFile whether something other than a page is served at a path
 * @returns each fault once, with the page it stands on and what to do
 */
export function findDeadLinks(
  pages: readonly BuiltPage[],
  isFile: (path: string) => boolean,
): string[] {
  const ids = new Map(pages.map(({ path, html }) => [path, idsIn(html)]));
  const faults = new Set<string>();
  for (const { path: from, html } of pages) {
    for (const href of linksIn(html)) {
      const [address = '', place] = href.split('#');
      const path = (address.split('?')[0] || from).replace(/(?<=.)\/$/u, '');
      const places = ids.get(path);
      if (!places) {
        if (!isFile(path)) faults.add(`${from}: ${href} leads to no page; correct the address`);
      } else if (place && !places.has(decodeURIComponent(place))) {
        faults.add(`${from}: ${path} has no place #${place}; correct it, or give the place its id`);
      }
    }
  }
  return [...faults];
}

function idsIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/gu)].map(([, id = '']) => id));
}

/** Of links and not of scripts, and within the site. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="((?:\/(?!\/)|#)[^"]*)"/gu)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}
