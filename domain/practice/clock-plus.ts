import { clockOfMinutes, minutesOfClock } from './practice-clock.ts';

/**
 * The clock some minutes later, as `09:30`; past midnight it begins anew.
 *
 * @param time a clock time as `08:00`
 */
export function clockPlus(time: string, minutes: number): string {
  return clockOfMinutes(minutesOfClock(time) + minutes);
}
