import { useEffect, useState } from 'react';
import { hourSoFar, type HourSoFar } from '../../../domain/emergency/first-hour.ts';

/** How often the clock is looked at. */
const TICK_MS = 5_000;
export const MINUTE_MS = 60_000;

/** Since when, and what was said of it when a button was pressed. */
interface Start {
  readonly chosen: number;
  readonly startedMs: number;
}

export interface FirstHourClock {
  /** Minutes ago, as they were said; undefined until then. */
  readonly chosen: number | undefined;
  readonly hour: HourSoFar | undefined;
  /** @param minutesAgo how long ago it happened */
  readonly begin: (minutesAgo: number) => void;
}

/** The clock of a tooth that was knocked out, once somebody has said when that was. It lives in memory alone. */
export function useFirstHour(): FirstHourClock {
  const [start, setStart] = useState<Start>();
  const [nowMs, setNowMs] = useState(0);

  useEffect(() => {
    if (!start) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [start]);

  return {
    chosen: start?.chosen,
    hour: start && hourSoFar(nowMs - start.startedMs),
    begin: (minutesAgo) => {
      const begunMs = Date.now();
      setStart({ chosen: minutesAgo, startedMs: begunMs - minutesAgo * MINUTE_MS });
      setNowMs(begunMs);
    },
  };
}
