import type { Site } from './load-site.ts';

/** Whether the announcement stands above every page at a moment; never where there is none. */
export function isAnnounced({ announced }: Site, moment: Date): boolean {
  return (
    announced !== undefined &&
    announced.fromMs <= moment.getTime() &&
    moment.getTime() < announced.untilMs
  );
}

/** The site as it is on the days of its announcement. */
export function withAnnouncement(site: Site): Site {
  const { announced } = site;
  if (announced === undefined) return site;
  const answers = new Map([...site.answers, ...announced.pages]);
  return { ...site, answers, notFound: announced.notFound };
}
