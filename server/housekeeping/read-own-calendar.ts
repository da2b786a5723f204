import { WEEKENDS_AHEAD_DAYS } from '../../domain/desk/times-to-offer.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';
import { fetchCalendar, type CalendarAddress } from '../own-calendar/fetch-calendar.ts';
import {
  forgetOwnCalendar,
  keepFault,
  keepReading,
  readState,
} from '../own-calendar/own-calendar-store.ts';
import { readInWorker } from '../own-calendar/read-in-worker.ts';
import type { Chore } from './start-chores.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Whether it is time is looked at each minute: several servers share one reading, and one that starts anew waits its turn. */
const INTERVAL_MS = MINUTE_MS;
const READ_EVERY_MS = 15 * MINUTE_MS;
/** The week that is shown is whole; and further ahead than anything is offered, by a day, since the last one is offered until its evening. */
const DAYS_BACK = 7;
const DAYS_AHEAD = WEEKENDS_AHEAD_DAYS + 1;

interface Settings {
  /** Undefined where the practice names none. */
  address: CalendarAddress | undefined;
  opening: OpeningRules;
  /** Where the site is: events of our own feed end with its host. */
  siteUrl: string;
}

interface Log {
  warn(details: object, text: string): void;
}

/** Reads the practice's own calendar four times an hour. That it cannot be read changes nothing of what is known. */
export function readOwnCalendar(
  database: RequestDatabase,
  { address, opening, siteUrl }: Settings,
  now: () => Date,
  log: Log,
): Chore {
  const read = async (calendar: CalendarAddress): Promise<void> => {
    const nowMs = now().getTime();
    const before = await readState(database);
    const sinceMs = nowMs - (before?.triedAtMs ?? -Infinity);
    // One that lies ahead was written by a clock that was wrong.
    if (sinceMs >= 0 && sinceMs < READ_EVERY_MS) return;
    try {
      const found = await readInWorker(await fetchCalendar(calendar), {
        timeZone: opening.timeZone,
        fromMs: nowMs - DAYS_BACK * DAY_MS,
        untilMs: nowMs + DAYS_AHEAD * DAY_MS,
        ourEnding: `@${new URL(siteUrl).hostname}`,
      });
      await keepReading(database, found, nowMs);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      await keepFault(database, error.code, nowMs);
      log.warn({ fault: error.code }, 'the practice’s own calendar was not read');
    }
  };
  return {
    name: 'own calendar',
    intervalMs: INTERVAL_MS,
    run: () => (address === undefined ? forgetOwnCalendar(database) : read(address)),
  };
}
