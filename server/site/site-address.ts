const OTHER_OWNERS = /^\/(api\/|(healthz|readyz)$)/;

/** Whether an address belongs to the rest of the server. @param path without its query */
export function isOfOthers(path: string): boolean {
  return OTHER_OWNERS.test(path);
}

/** Splits an address at its first question mark; the query keeps the mark, so that "" means there was none. */
export function splitAddress(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1
    ? { path: url, query: '' }
    : { path: url.slice(0, mark), query: url.slice(mark) };
}

/**
 * Whether a path means what it looks like.
 *
 * Threat: "//host", backslashes and encoded slashes turn a redirect that repeats the path into one to another host, and dots let
 * two readers of a path see two places. Such an address is nobody's link, so it is not found, and never redirected.
 */
export function isCleanPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  if (/\\|\/\.{1,2}(\/|$)|%(2f|5c|2e|00|0a|0d)|[^\x21-\x7e]/i.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Adds a query to a redirect's target, before its hash; a target has no query of its own (`path` in the schemas of content). */
export function withQuery(target: string, query: string): string {
  if (query === '') return target;
  const [path = '', hash] = target.split('#');
  return hash === undefined ? path + query : `${path}${query}#${hash}`;
}
