import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something may come from where it says.
 *
 * Threat: another site's page posts a form here from a visitor's browser. Browsers name the page's origin on every post, and
 * "null" for a sandboxed or disguised one, and newer ones say whether it is another site. A request that names no origin comes
 * from no browser's page, and is let through: there is no cookie here that it could abuse.
 *
 * @param headers the request's
 * @param ownHost the host and port that were asked for, as seen by the visitor
 * @param siteOrigin the configured origin, if any
 */
export function isOwnOrigin(
  headers: IncomingHttpHeaders,
  ownHost: string,
  siteOrigin: string | undefined,
): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  const origin = headers.origin;
  if (origin === undefined || origin === siteOrigin) return true;
  // The scheme is not compared: behind a proxy that ends TLS the page is https and this connection is not.
  return (
    /^https?:\/\//.test(origin) &&
    URL.canParse(origin) &&
    hostOf(origin) === hostOf(`http://${ownHost}`)
  );
}

function hostOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, port } = new URL(address);
  return port === '80' || port === '443' ? hostname : `${hostname}:${port}`;
}
