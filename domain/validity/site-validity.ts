import * as z from 'zod/mini';
import { daysBetween } from '../practice/practice-clock.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What of the site holds until a day and no longer; the build writes it into site.json. Places are files of content, with a line. */
export const validitySchema = z.strictObject({
  /** What is shown because somebody agreed to it, until the last day of that consent. */
  consents: z.array(z.strictObject({ place: z.string(), holdsUntil: day })),
  /** Dates on pages, such as of events. */
  events: z.array(z.strictObject({ place: z.string(), day })),
  /** The last day for which all closures are known. */
  closuresUntil: day,
});

export type SiteValidity = z.infer<typeof validitySchema>;

/** Something that has ended, or ends within weeks. */
export interface Lapse {
  readonly kind: 'consent' | 'event' | 'closures';
  readonly place: string;
  /** The last day on which it holds. */
  readonly lastDay: string;
  readonly isOver: boolean;
}

/** How long before its end a thing is named, in days. Closures must be known before the first time on such a day can be booked. */
const NOTICE_DAYS = { consent: 42, event: 0, closures: 90 };

/**
 * What has ended by a day, and what ends soon after it, the earliest first.
 *
 * @param today as 2026-12-25, in New York
 */
export function findLapses(validity: SiteValidity, today: string): Lapse[] {
  const ends: Omit<Lapse, 'isOver'>[] = [
    ...validity.consents.map(
      ({ place, holdsUntil }) => ({ kind: 'consent', place, lastDay: holdsUntil }) as const,
    ),
    ...validity.events.map(
      ({ place, day: lastDay }) => ({ kind: 'event', place, lastDay }) as const,
    ),
    { kind: 'closures', place: 'content/practice.yaml', lastDay: validity.closuresUntil },
  ];
  return ends
    .map((end) => ({ ...end, isOver: end.lastDay < today }))
    .filter(
      ({ kind, lastDay, isOver }) => isOver || daysBetween(today, lastDay) < NOTICE_DAYS[kind],
    )
    .toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : 1));
}

/** A lapse as staff read it: the place, what ends when, and what to do. */
export function sayLapse({ kind, place, lastDay, isOver }: Lapse): string {
  if (kind === 'event') return `${place}: the event of ${lastDay} is over; take it out`;
  if (kind === 'closures') {
    const what = isOver ? `are known only until ${lastDay}` : `end with ${lastDay}`;
    return `${place}: closures ${what}; add the days after it, then raise closuresUntil`;
  }
  return `${place}: ${sayConsentLapse({ lastDay, isOver })}`;
}

/** That a consent is over or ends soon, and what to do. */
function sayConsentLapse({ lastDay, isOver }: Pick<Lapse, 'lastDay' | 'isOver'>): string {
  return isOver
    ? `the consent ended with ${lastDay}; what it allowed is not shown. Renew it, or take it out`
    : `the consent ends with ${lastDay}; renew it, or what it allows is shown no longer`;
}

/**
 * What is to be said of a consent on a day; undefined while it holds for long.
 *
 * @param lastDay on which it holds
 * @param today as 2026-12-25, in New York
 */
export function lapseOfConsent(
  lastDay: string,
  today: string,
): { isOver: boolean; says: string } | undefined {
  const isOver = lastDay < today;
  if (!isOver && daysBetween(today, lastDay) >= NOTICE_DAYS.consent) return undefined;
  return { isOver, says: sayConsentLapse({ lastDay, isOver }) };
}
