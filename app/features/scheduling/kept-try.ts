import { isEventType } from '../../../domain/scheduling/event-types.ts';
import type { Booking } from './booking.ts';
import { isToCome, keepInTab, keptInTab } from '../../site/kept-in-tab.ts';

const STORAGE_NAME = 'tried';

/** What was to be booked, and nothing of who wished to. */
export type TriedTime = Pick<Booking, 'event' | 'startsAt'>;

interface KeptTry extends TriedTime {
  /** Where it is known not to be booked: what the address asked for (`?event=smile-blueprint`). */
  readonly turnedAwayAt: unknown;
}

/**
 * Keeps, for this tab alone, what is being booked, until the answer is known: whoever loads the page again because none came would else take a
 * second time beside one that may be theirs. What the server turned away is kept too, so that it need not be looked up again.
 *
 * @param tried null where the answer is that it is booked, or cannot be
 * @param turnedAwayAt what the page's address asked for, where it is known not to be booked
 */
export function keepTry(tried: TriedTime | null, turnedAwayAt?: string): void {
  keepInTab(STORAGE_NAME, tried && { event: tried.event, startsAt: tried.startsAt, turnedAwayAt });
}

/** A try of this tab that no answer came to, or that was turned away, for a time that is to come; null where there is none, or the browser denies its storage. */
export function keptTry(): KeptTry | null {
  const { event, startsAt, turnedAwayAt } = keptInTab(STORAGE_NAME);
  return isEventType(event) && isToCome(startsAt) ? { event, startsAt, turnedAwayAt } : null;
}

/** As above, of one that no answer came to: what was turned away is known not to be booked. */
export function unansweredTry(): TriedTime | null {
  const kept = keptTry();
  return kept?.turnedAwayAt === undefined ? kept : null;
}
