import { PAGES } from '../../app/url-map.ts';

/** Every `href` in a piece of content, however deep. */
export function linksIn(content: unknown): string[] {
  return valuesOf(content, 'href');
}

/** Every `id` in a piece of content: what a hash can lead to. */
export function idsIn(content: unknown): Set<string> {
  return new Set(valuesOf(content, 'id'));
}

function valuesOf(content: unknown, key: string): string[] {
  if (Array.isArray(content)) return content.flatMap((item) => valuesOf(item, key));
  if (content === null || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(value, key),
  );
}

/**
 * What is wrong with links within the site: pages that the URL map does not have, and hashes that no heading or question has.
 *
 * @param where the file, for messages
 * @param idsByPath the ids of pages whose content is known; hashes to other pages are not checked
 */
export function findLinkFaults(
  where: string,
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
        return [`${where}: link to ${href}, which is no page; see app/url-map.ts`];
      }
      const ids = idsByPath.get(path);
      if (!hash || !ids || ids.has(hash)) return [];
      return [`${where}: link to ${href}, but ${path} has no such id`];
    });
}
