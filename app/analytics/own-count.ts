import { VISITS_PATH, type CountedVisit } from '../../domain/measurement/visit-count.ts';

/**
 * Tells our own server of one visit. Nothing waits for it, it survives the page that it is about, and that it does not arrive is no harm. It carries no
 * cookie of ours, since there is none.
 */
export function countVisit(visit: CountedVisit): void {
  const body = new Blob([JSON.stringify(visit)], { type: 'application/json' });
  try {
    if (navigator.sendBeacon(VISITS_PATH, body)) return;
  } catch {
    // A browser that blocks it throws: then it is not counted.
    return;
  }
  // The queue of beacons is full.
  fetch(VISITS_PATH, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
