import type { ServerResponse } from 'node:http';
import { refuseUploadForNow } from './photo-refusals.ts';

/** Each may hold 30 MiB in memory, so these four hold 120 at worst. */
const UPLOADS_AT_ONCE = 4;
const RETRY_SECONDS = 30;

/**
 * Counts the uploads that are under way, from before their body is read until they are answered or gone.
 *
 * @returns takes a turn @throws Refusal 503 where there is none left
 */
export function createUploadTurns(): (response: ServerResponse) => void {
  let taken = 0;
  return (response) => {
    if (taken >= UPLOADS_AT_ONCE) throw refuseUploadForNow(RETRY_SECONDS);
    taken += 1;
    response.once('close', () => {
      taken -= 1;
    });
  };
}
