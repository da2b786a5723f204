import { VISITS_PATH, type CountedVisit } from '../../domain/measurement/visit-count.ts';

/**
 * Tells our own server of one visit. Nothing waits for it, it survives the page that it is about, and that it does not arrive is no harm. It carries no
 * cookie, whoever else may have set one on this host.
 */
export function countVisit(visit: CountedVisit): void {
  if (!navigator.onLine) return;
  fetch(VISITS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visit),
    keepalive: true,
    credentials: 'omit',
    priority: 'low',
  }).catch(() => undefined);
}
