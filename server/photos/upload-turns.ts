import type { ServerResponse } from 'node:http';
import { refuseUploadForNow } from './photo-refusals.ts';

/** Each may hold 30 MiB in memory, so these four hold 120 at worst. */
const UPLOADS_AT_ONCE = 4;
/** So that no single address, a /64 in IPv6, can hold all of them. A household shares an address. */
const UPLOADS_OF_AN_ADDRESS = 2;
const RETRY_SECONDS = 30;

/**
 * Counts the uploads that are under way, from before their body is read until they are answered or gone.
 *
 * @returns takes a turn for an address @throws Refusal 503 where there is none left, or none for this address
 */
export function createUploadTurns(): (address: string, response: ServerResponse) => void {
  const takenBy = new Map<string, number>();
  let taken = 0;
  return (address, response) => {
    const own = takenBy.get(address) ?? 0;
    if (taken >= UPLOADS_AT_ONCE || own >= UPLOADS_OF_AN_ADDRESS) {
      throw refuseUploadForNow(RETRY_SECONDS);
    }
    taken += 1;
    takenBy.set(address, own + 1);
    response.once('close', () => {
      taken -= 1;
      const left = (takenBy.get(address) ?? 1) - 1;
      if (left === 0) takenBy.delete(address);
      else takenBy.set(address, left);
    });
  };
}
