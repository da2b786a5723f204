import { newYorkDay } from '../../domain/validity/new-york-day.ts';
import { findLapses, sayLapse, type SiteValidity } from '../../domain/validity/site-validity.ts';
import type { Chore } from './start-chores.ts';

const INTERVAL_MS = 60 * 60 * 1_000;

interface Log {
  warn(text: string): void;
  error(text: string): void;
}

/** Tells the log what of the site has ended or ends soon, once each, as it comes. */
export function watchValidity(validity: SiteValidity, now: () => Date, log: Log): Chore {
  const told = new Set<string>();
  return {
    name: 'what ends',
    intervalMs: INTERVAL_MS,
    run: () => {
      for (const lapse of findLapses(validity, newYorkDay(now()))) {
        const text = sayLapse(lapse);
        if (told.has(text)) continue;
        told.add(text);
        if (lapse.isOver) log.error(text);
        else log.warn(text);
      }
    },
  };
}
