import type { Editions } from './load-editions.ts';
import type { Site } from './load-site.ts';

/** Whether a built site shows a photograph that was taken away, or may: a build from before the marks were written down does not say what it has. */
export function showsTakenAway({ site }: Editions, takenAway: ReadonlySet<string>): boolean {
  return site.photographs === undefined ? takenAway.size > 0 : hasAnyPhotograph(site, takenAway);
}

/** A built site without anything that needs a consent: no photograph at one of the desk's places is in it, since each of them needs one. */
export function withoutConsents({ site, later }: Editions): Site {
  return later?.site ?? site;
}

/**
 * What is shown of a built site: where it has a photograph that was taken away, the edition without anything that needs a consent, from now on and not
 * only from the end of one. In that the photograph's words are missing as well, and its addresses answer 410.
 *
 * @param takenAway marks
 * @returns undefined where there is no edition without it
 */
export function withholdPhotographs(
  editions: Editions,
  takenAway: ReadonlySet<string>,
): Editions | undefined {
  if (!showsTakenAway(editions, takenAway)) return editions;
  const site = withoutConsents(editions);
  return hasAnyPhotograph(site, takenAway) ? undefined : { site, later: undefined };
}

/** Whether a site that says which photographs it has, has one of these. @param marks of photographs */
export function hasAnyPhotograph(
  { photographs }: Pick<Site, 'photographs'>,
  marks: ReadonlySet<string>,
): boolean {
  return [...(photographs ?? [])].some((mark) => marks.has(mark));
}
