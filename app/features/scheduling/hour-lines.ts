import { minutesOfClock } from '../../../domain/practice/practice-clock.ts';
import type { Slot } from '../../../domain/scheduling/slot.ts';
import { clockParts } from './slot-words.ts';

/** A line of a day's page: what is free within an hour. */
export interface HourLine {
  /** Of the day's 24. */
  readonly hour: number;
  /** As people say it: `8`, with `AM`. */
  readonly clock: string;
  readonly half: string;
  readonly slots: readonly Slot[];
}

/**
 * The lines of a day's page, from the hour at which the practice opens to the last in which a visit may begin. A line without a
 * time stays: what cannot be booked shows as room, and beside the weeks the page is as tall on every day.
 *
 * @param opens as `08:00`
 * @param closes as `18:00`
 * @param durationMinutes how long the visit is; it must end when the practice closes
 * @param clock says `08:00` as people do
 */
export function hourLines(
  slots: readonly Slot[],
  { opens, closes }: { opens: string; closes: string },
  durationMinutes: number,
  clock: (time: string) => string,
): HourLine[] {
  const hours = slots.map(({ startsAt }) => hourOf(startsAt));
  const lastStart = Math.floor((minutesOfClock(closes) - durationMinutes) / 60);
  const first = Math.min(Math.floor(minutesOfClock(opens) / 60), ...hours);
  const last = Math.max(lastStart, ...hours);
  return Array.from({ length: last - first + 1 }, (_, after) => {
    const hour = first + after;
    const [number, half] = clockParts(clock(`${String(hour).padStart(2, '0')}:00`));
    return {
      hour,
      clock: number.split(':')[0] ?? '',
      half,
      slots: slots.filter((slot) => hourOf(slot.startsAt) === hour),
    };
  });
}

/** Whether a slot begins in the second half of its hour. */
export function isSecondHalf(startsAt: string): boolean {
  return startsAt.slice('yyyy-mm-ddThh:'.length, 'yyyy-mm-ddThh:mm'.length) >= '30';
}

function hourOf(startsAt: string): number {
  return Number(startsAt.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh'.length));
}
