import { newYorkDay } from '../../domain/validity/new-york-day.ts';
import { findLapses, sayLapse, type SiteValidity } from '../../domain/validity/site-validity.ts';

const WATCH_INTERVAL_MS = 60 * 60 * 1_000;

interface Log {
  warn(text: string): void;
  error(text: string): void;
}

/**
 * Tells the log what of the site has ended or ends soon, once each: now, and as it comes.
 *
 * @param now the clock
 * @returns ends it
 */
export function watchValidity(validity: SiteValidity, now: () => Date, log: Log): () => void {
  const told = new Set<string>();
  const look = (): void => {
    for (const lapse of findLapses(validity, newYorkDay(now()))) {
      const text = sayLapse(lapse);
      if (told.has(text)) continue;
      told.add(text);
      if (lapse.isOver) log.error(text);
      else log.warn(text);
    }
  };
  look();
  const timer = setInterval(look, WATCH_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
