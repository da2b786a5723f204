import { StartupError } from '../startup-error.ts';
import type { Editions } from './load-editions.ts';

/** Whether a built site shows a photograph that was taken away. */
export function showsTakenAway({ site }: Editions, takenAway: ReadonlySet<string>): boolean {
  return [...site.photographs].some((mark) => takenAway.has(mark));
}

/**
 * What is shown of a built site: where it has a photograph that was taken away, the edition without anything that needs a consent, from now on and not
 * only from the end of one. In that the photograph's words are missing as well, and its addresses answer 410.
 *
 * @param takenAway marks
 * @throws StartupError where there is no edition without it
 */
export function withholdPhotographs(editions: Editions, takenAway: ReadonlySet<string>): Editions {
  if (!showsTakenAway(editions, takenAway)) return editions;
  const { later } = editions;
  const without = later === undefined ? undefined : { site: later.site, later: undefined };
  if (without === undefined || showsTakenAway(without, takenAway)) {
    throw new StartupError(
      'The built site shows a photograph that was taken away at the desk, and has no edition without it.\n' +
        'Take the photograph out of the content and run npm run build again.',
    );
  }
  return without;
}
