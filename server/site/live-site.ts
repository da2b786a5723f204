import type { LetterFacts } from '../../domain/practice/contact-facts.ts';
import type { SiteValidity } from '../../domain/validity/site-validity.ts';
import type { Variants } from './answer.ts';
import { createEditionHandler } from './edition-handler.ts';
import type { Editions } from './load-editions.ts';
import type { Site } from './load-site.ts';
import type { SiteHandler } from './site-handler.ts';
import { showsTakenAway, withholdPhotographs } from './withhold-photographs.ts';

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
   * @returns whether the site has any of them
   * @throws StartupError where it cannot be shown without
   */
  withhold(takenAway: ReadonlySet<string>): boolean;
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

interface Former {
  untilMs: number;
  answers: ReadonlyMap<string, Variants>;
}

/**
 * @param first what the server starts with
 * @param now the clock
 */
export function createLiveSite(first: Editions, now: () => Date): LiveSite {
  let own = first;
  let shown = first;
  let handle = createEditionHandler(first, now);
  let former: readonly Former[] = [];
  let takenAway: ReadonlySet<string> = new Set();
  const show = (next: Editions, without: ReadonlySet<string>): void => {
    shown = withFormer(withholdPhotographs(next, without), former);
    own = next;
    takenAway = without;
    handle = createEditionHandler(shown, now);
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
      get feeWhenCancelled() {
        return practice().feeWhenCancelled;
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
      if (showsTakenAway(own, next) !== showsTakenAway(own, takenAway)) show(own, next);
      takenAway = next;
      return showsTakenAway(own, next);
    },
    replace: (next, without = takenAway) => {
      const nowMs = now().getTime();
      const kept = former.filter(({ untilMs }) => untilMs > nowMs);
      former = [...kept, { untilMs: nowMs + FORMER_KEPT_MS, answers: lastingFiles(own) }];
      show(next, without);
    },
  };
}

/** The hashed files of a site; where people are shown with their consent, those alone that need none. */
function lastingFiles({ site, later }: Editions): ReadonlyMap<string, Variants> {
  const answers = [...(later?.site ?? site).answers];
  return new Map(
    answers.filter(
      ([address, { identity }]) => address.startsWith(HASHED) && identity.status === 200,
    ),
  );
}

function withFormer({ site, later }: Editions, former: readonly Former[]): Editions {
  const files = former.flatMap(({ answers }) => [...answers]);
  const add = (one: Site): Site => ({ ...one, answers: new Map([...files, ...one.answers]) });
  return {
    site: add(site),
    later: later === undefined ? undefined : { ...later, site: add(later.site) },
  };
}
