import { API_PREFIX } from '../intake/wire.ts';

/** Some programs take an address for a calendar by its end alone. */
const ENDING = '.ics';

/** Where calendar programs ask for busy times. @param token that of an address, or a pattern for any */
export function busyFeedPathOf(token: string): string {
  return `${API_PREFIX}busy-times/${token}${ENDING}`;
}
