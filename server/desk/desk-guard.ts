import type { FastifyInstance } from 'fastify';
import { refuseOtherOrigin } from './desk-refusals.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** The site's pages stand beside the desk's, and are others. A program that is no browser says nothing. */
function isOwnPage(site: string | string[] | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none';
}

/**
 * Lets only the desk's own pages ask it.
 *
 * Threats: another site's page posts here with the cookie of whoever works at the desk (SameSite=Strict keeps the cookie away already, and
 * a browser names the page's origin on every post); and a name of somebody else's that was made to lead here (DNS rebinding), which is no
 * name of the desk's. So the host must be its own on every request, and the origin on every one that changes something.
 */
export function guardDesk(app: FastifyInstance, origin: string): void {
  const { host } = new URL(origin);
  app.addHook('onRequest', async (request) => {
    const { headers, method } = request;
    // Of the request itself: a proxy's word for it may have been sent by anybody who reaches the port.
    if (headers.host?.toLowerCase() !== host) throw refuseOtherOrigin();
    // By the route: its address may be written in many ways (/%61pi/).
    const isData = request.routeOptions.url?.startsWith('/api/') === true;
    if (isData && !isOwnPage(headers['sec-fetch-site'])) throw refuseOtherOrigin();
    if (!SAFE_METHODS.has(method) && headers.origin !== origin) throw refuseOtherOrigin();
  });
}
