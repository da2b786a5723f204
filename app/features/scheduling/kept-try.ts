import { isEventType } from '../../../domain/scheduling/event-types.ts';
import type { Booking } from './booking.ts';

const STORAGE_NAME = 'tried';

/** What was to be booked, and nothing of who wished to. */
export type KeptTry = Pick<Booking, 'event' | 'startsAt'>;

/**
 * Keeps, for this tab alone, what is being booked, until the answer is known: whoever loads the page again because none came would else take a
 * second time beside one that may be theirs.
 */
export function keepTry({ event, startsAt }: KeptTry): void {
  try {
    window.sessionStorage.setItem(STORAGE_NAME, JSON.stringify({ event, startsAt }));
  } catch {
    // Denied or full: as long as the page stands the form remembers it.
  }
}

/** The answer is known. */
export function dropTry(): void {
  try {
    window.sessionStorage.removeItem(STORAGE_NAME);
  } catch {
    // Denied: then there is none either.
  }
}

/** A try of this tab that no answer came to, for a time that is to come; null where there is none, or the browser denies its storage. */
export function keptTry(): KeptTry | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_NAME) ?? 'null');
    return isKeptTry(kept) && Date.parse(kept.startsAt) > Date.now() ? kept : null;
  } catch {
    return null;
  }
}

function isKeptTry(value: unknown): value is KeptTry {
  if (typeof value !== 'object' || value === null) return false;
  const { event, startsAt } = value as Record<string, unknown>;
  return isEventType(event) && typeof startsAt === 'string';
}
