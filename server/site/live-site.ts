import type { LetterFacts } from '../../domain/practice/contact-facts.ts';
import type { SiteValidity } from '../../domain/validity/site-validity.ts';
import type { Variants } from './answer.ts';
import { createEditionHandler } from './edition-handler.ts';
import type { Editions } from './load-editions.ts';
import type { Site } from './load-site.ts';
import type { SiteHandler } from './site-handler.ts';
import { createUnavailableHandler } from './unavailable-site.ts';
import {
  hasAnyPhotograph,
  showsTakenAway,
  withholdPhotographs,
  withoutConsents,
} from './withhold-photographs.ts';

/**
 * What visitors do not see for the sake of photographs that were taken away: nothing is missing; whatever needs a consent; all of the site, which another
 * one stands in for; or all, with a page in its place that says so.
 */
export type Withheld = 'nothing' | 'consents' | 'site' | 'all';

/** The site that visitors see now, and what the rest of the server knows of it; another one takes its place whole, between two answers. */
export interface LiveSite {
  readonly handle: SiteHandler;
  /** One object for the server's whole life: what it says is always that of the site which is shown. */
  readonly facts: LetterFacts;
  readonly validity: SiteValidity;
  site(): Site;
  /**
   * Withholds photographs that were taken away, wherever the site comes from: this one, and each that takes its place.
   *
   * @param takenAway their marks
   * @returns what is not shown for their sake
   */
  withhold(takenAway: ReadonlySet<string>): Withheld;
  /**
   * Shows another site from the next answer on. Files with a hash in their names, which open pages still ask for, stay for a day.
   *
   * @param takenAway marks of photographs to withhold from then on; unless told, those of before
   */
  replace(next: Editions, takenAway?: ReadonlySet<string>): void;
}

/** Whoever has a page open for longer loads it anew. */
const FORMER_KEPT_MS = 24 * 60 * 60_000;

const HASHED = '/assets/';

type Files = readonly (readonly [address: string, file: Variants])[];

/** What stays of a site that another one has taken the place of: a whole one for each correction of an afternoon would not fit into memory. */
interface Former extends Pick<Site, 'photographs'> {
  untilMs: number;
  files: Files;
}

/**
 * @param first what the server starts with
 * @param now the clock
 * @param loadOther reads a site that stands in for one that cannot be shown, should that have what was taken away; it may throw
 */
export function createLiveSite(
  first: Editions,
  now: () => Date,
  loadOther?: () => Editions,
): LiveSite {
  let own = first;
  let shown = first;
  let withheld: Withheld = 'nothing';
  let handle = createEditionHandler(first, now);
  let former: readonly Former[] = [];
  let takenAway: ReadonlySet<string> = new Set();
  const show = (next: Editions, without: ReadonlySet<string>): void => {
    own = next;
    takenAway = without;
    const mine = withholdPhotographs(next, without);
    const seen = mine ?? findOther(without);
    if (mine !== undefined) withheld = showsTakenAway(next, without) ? 'consents' : 'nothing';
    else withheld = seen === undefined ? 'all' : 'site';
    shown = seen === undefined ? withoutAnswers(next) : withFormer(seen, former, without);
    handle =
      seen === undefined ? createUnavailableHandler(next.site) : createEditionHandler(shown, now);
  };
  const findOther = (without: ReadonlySet<string>): Editions | undefined => {
    try {
      return loadOther && withholdPhotographs(loadOther(), without);
    } catch {
      // It cannot be read: nor can it be shown.
      return undefined;
    }
  };
  const practice = (): LetterFacts => shown.site.practice;
  const validity = (): SiteValidity => shown.site.validity;
  return {
    handle: (request, response) => handle(request, response),
    site: () => shown.site,
    facts: {
      get name() {
        return practice().name;
      },
      get phone() {
        return practice().phone;
      },
      get address() {
        return practice().address;
      },
      get siteUrl() {
        return practice().siteUrl;
      },
      get urgentPhone() {
        return practice().urgentPhone;
      },
      get directionsUrl() {
        return practice().directionsUrl;
      },
      get consultationFee() {
        return practice().consultationFee;
      },
      get noticeHours() {
        return practice().noticeHours;
      },
      get feeWhenCancelled() {
        return practice().feeWhenCancelled;
      },
      get feeWhenWeCancel() {
        return practice().feeWhenWeCancel;
      },
      get feeWhenWeCancelInSpanish() {
        return practice().feeWhenWeCancelInSpanish;
      },
      opening: {
        get timeZone() {
          return practice().opening.timeZone;
        },
        get week() {
          return practice().opening.week;
        },
        get closures() {
          return practice().opening.closures;
        },
      },
    },
    validity: {
      get consents() {
        return validity().consents;
      },
      get events() {
        return validity().events;
      },
      get closuresUntil() {
        return validity().closuresUntil;
      },
    },
    withhold: (next) => {
      if (next.size !== takenAway.size || [...next].some((mark) => !takenAway.has(mark))) {
        show(own, next);
      }
      return withheld;
    },
    replace: (next, without = takenAway) => {
      const nowMs = now().getTime();
      const kept = former.filter(({ untilMs }) => untilMs > nowMs);
      const last = withoutConsents(own);
      former = [
        ...kept,
        {
          untilMs: nowMs + FORMER_KEPT_MS,
          photographs: last.photographs,
          files: lastingFiles(last),
        },
      ].map((one) => ({ ...one, files: sharedWith(next.site, one.files) }));
      show(next, without);
    },
  };
}

/** The hashed files of a site. */
function lastingFiles({ answers }: Site): Files {
  return [...answers].filter(
    ([address, { identity }]) => address.startsWith(HASHED) && identity.status === 200,
  );
}

/** The same files, each that another site has too as that one has it: under one hash stands one content, which needs to be in memory once. */
function sharedWith({ answers }: Site, files: Files): Files {
  return files.map(([address, file]) => {
    const other = answers.get(address);
    return [address, other?.identity.status === 200 ? other : file];
  });
}

/** What is known of a site of which nothing may be seen. */
function withoutAnswers({ site }: Editions): Editions {
  return { site: { ...site, answers: new Map(), keyedPages: new Map() }, later: undefined };
}

function withFormer(
  { site, later }: Editions,
  former: readonly Former[],
  takenAway: ReadonlySet<string>,
): Editions {
  // None of a site on which a photograph was taken away, even without what needs a consent.
  const files = former.flatMap((one) => (hasAnyPhotograph(one, takenAway) ? [] : one.files));
  const add = (one: Site): Site => ({ ...one, answers: new Map([...files, ...one.answers]) });
  return {
    site: add(site),
    later: later === undefined ? undefined : { ...later, site: add(later.site) },
  };
}
