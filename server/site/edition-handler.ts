import { isAnnounced, withAnnouncement } from './announced-site.ts';
import type { Editions } from './load-editions.ts';
import type { Site } from './load-site.ts';
import { createSiteHandler, type SiteHandler } from './site-handler.ts';

/**
 * Answers for the built site until the first consent has ended, and from that moment for the edition without any; each on the days of its
 * announcement with that.
 *
 * @param now the clock
 */
export function createEditionHandler({ site, later }: Editions, now: () => Date): SiteHandler {
  const handle = createDatedHandler(site, now);
  if (later === undefined) return handle;
  const handleLater = createDatedHandler(later.site, now);
  return (request, response) =>
    (now().getTime() < later.fromMs ? handle : handleLater)(request, response);
}

function createDatedHandler(site: Site, now: () => Date): SiteHandler {
  const handle = createSiteHandler(site);
  if (site.announced === undefined) return handle;
  const handleAnnounced = createSiteHandler(withAnnouncement(site));
  return (request, response) =>
    (isAnnounced(site, now()) ? handleAnnounced : handle)(request, response);
}
