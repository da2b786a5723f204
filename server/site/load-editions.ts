import path from 'node:path';
import { EDITION_WITHOUT_CONSENTS } from '../../domain/validity/editions.ts';
import { endOfNewYorkDay } from '../../domain/validity/end-of-day.ts';
import { createVariants } from './answer.ts';
import { loadSite, type Site } from './load-site.ts';
import { joinHeaders } from './site-headers.ts';

/** The built site, and what takes its place once a consent has ended. */
export interface Editions {
  site: Site;
  /** Undefined where nothing on the site needs a consent. */
  later:
    | {
        site: Site;
        /** From when it is shown, in milliseconds of the epoch. */
        fromMs: number;
      }
    | undefined;
}

const GONE = 'This file is no longer published.\n';

/**
 * Reads the built site; and, where people are shown with their consent, the edition without any of it. In that one whatever only the first
 * edition has is gone: pictures, and scripts with words in them. Until then browsers may keep such files for an hour.
 *
 * @param manifestPath site.json, as the build writes it
 * @param buildDir the folder of built files
 * @throws StartupError when either is missing, incomplete, or claims an address of the server's own
 */
export function loadEditions(manifestPath: string, buildDir: string): Editions {
  const site = loadSite(manifestPath, buildDir);
  const lastDays = site.validity.consents.map(({ holdsUntil }) => holdsUntil).toSorted();
  const [firstEnd] = lastDays;
  if (firstEnd === undefined) return { site, later: undefined };
  const folder = path.join(path.dirname(manifestPath), EDITION_WITHOUT_CONSENTS);
  const without = loadSite(path.join(folder, 'site.json'), path.join(folder, 'client'));
  const shown = loadSite(manifestPath, buildDir, (urlPath) => without.answers.has(urlPath));
  return {
    site: shown,
    later: { site: withGone(without, shown), fromMs: endOfNewYorkDay(firstEnd) },
  };
}

/** A site that answers 410 for what only another one has, and shares with it what they have in common. */
function withGone(site: Site, former: Site): Site {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  const common = Object.fromEntries(pairsOf(site.commonHeaders));
  const gone = createVariants(410, joinHeaders(common, headers), { identity: Buffer.from(GONE) });
  const answers = new Map(site.answers);
  for (const [address, answer] of former.answers) {
    const own = answers.get(address);
    if (own === undefined) answers.set(address, gone);
    // One copy in memory for both.
    else if (JSON.stringify(own.identity.headers) === JSON.stringify(answer.identity.headers)) {
      answers.set(address, answer);
    }
  }
  return { ...site, answers };
}

function pairsOf(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index) =>
    index % 2 === 0 ? [[name, flat[index + 1] ?? ''] satisfies [string, string]] : [],
  );
}
