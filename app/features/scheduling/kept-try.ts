import { isEventType } from '../../../domain/scheduling/event-types.ts';
import type { Booking } from './booking.ts';
import { isToCome, keepInTab, keptInTab } from './kept-in-tab.ts';

const STORAGE_NAME = 'tried';

/** What was to be booked, and nothing of who wished to. */
export type KeptTry = Pick<Booking, 'event' | 'startsAt'>;

/**
 * Keeps, for this tab alone, what is being booked, until the answer is known: whoever loads the page again because none came would else take a
 * second time beside one that may be theirs.
 *
 * @param tried null where every answer is known
 */
export function keepTry(tried: KeptTry | null): void {
  keepInTab(STORAGE_NAME, tried && { event: tried.event, startsAt: tried.startsAt });
}

/** A try of this tab that no answer came to, for a time that is to come; null where there is none, or the browser denies its storage. */
export function keptTry(): KeptTry | null {
  const { event, startsAt } = keptInTab(STORAGE_NAME);
  return isEventType(event) && isToCome(startsAt) ? { event, startsAt } : null;
}
