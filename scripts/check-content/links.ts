import { lineOfField, lineOfText, placeOf } from '../../app/content/content-line.server.ts';
import { textsIn } from '../../app/content/content-parts.server.ts';
import { PAGES } from '../../app/url-map.ts';
import { nearestWord } from '../../domain/wording/nearest-word.ts';

/** Every `href` in a piece of content, however deep. */
export function linksIn(content: unknown): string[] {
  return valuesOf(content, 'href');
}

/** Every `id` in a piece of content: what a hash can lead to. */
export function idsIn(content: unknown): Set<string> {
  return new Set(valuesOf(content, 'id'));
}

function valuesOf(content: unknown, key: string): string[] {
  return textsIn(content).flatMap(({ text, field }) => (field.at(-1) === key ? [text] : []));
}

/**
 * What is wrong with links within the site: pages that the URL map does not have, and hashes that no heading or question has.
 *
 * @param file the path from the project's root
 * @param idsByPath the ids of pages whose content is known; hashes to other pages are not checked
 */
export function findLinkFaults(
  file: string,
  links: readonly string[],
  idsByPath: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const paths = new Set(PAGES.map((page) => page.path));
  return links
    .filter((href) => href.startsWith('/'))
    .flatMap((href) => {
      const [address = '', hash] = href.split('#');
      const [path = ''] = address.split('?');
      if (!paths.has(path)) {
        return [`${placeOf(file, lineOfText(file, href))}: ${sayNoPage(href, path, paths)}`];
      }
      const ids = idsByPath.get(path);
      if (!hash || !ids || ids.has(hash)) return [];
      const nearest = nearestWord(hash, [...ids]);
      const advice = nearest === undefined ? 'leave out the part after #' : `is it #${nearest}?`;
      const place = placeOf(file, lineOfText(file, href));
      return [`${place}: link to ${href}, but ${path} has no such id; ${advice}`];
    });
}

/**
 * What is wrong with the addresses that redirects begin at: a page that is there already is shown, and its redirect does nothing.
 *
 * @param file the path from the project's root
 */
export function findIdleRedirects(file: string, addresses: readonly string[]): string[] {
  const paths = new Set(PAGES.map((page) => page.path));
  return addresses
    .filter((address) => paths.has(address))
    .map((address) => {
      const place = placeOf(file, lineOfField(file, [address]));
      return `${place}: ${address} is a page of the site, which is shown in place of this redirect; take the line out`;
    });
}

function sayNoPage(href: string, path: string, paths: ReadonlySet<string>): string {
  const nearest = nearestWord(path, [...paths]);
  const advice = nearest === undefined ? 'see app/url-map.ts' : `is it ${nearest}?`;
  return `link to ${href}, which is no page; ${advice}`;
}
