import type { Editions } from './load-editions.ts';
import { createSiteHandler, type SiteHandler } from './site-handler.ts';

/**
 * Answers for the built site until the first consent has ended, and from that moment for the edition without any.
 *
 * @param now the clock
 */
export function createEditionHandler({ site, later }: Editions, now: () => Date): SiteHandler {
  const handle = createSiteHandler(site);
  if (later === undefined) return handle;
  const handleLater = createSiteHandler(later.site);
  return (request, response) =>
    (now().getTime() < later.fromMs ? handle : handleLater)(request, response);
}
