import type { VisitCounter } from '../visits/visit-counter.ts';
import type { Chore } from './start-chores.ts';

const INTERVAL_MS = 60_000;

/** Writes the visits that were counted in the last minute. */
export function writeVisits(counter: VisitCounter): Chore {
  return { name: 'visits', intervalMs: INTERVAL_MS, run: () => counter.flush() };
}
