import { widestHours } from '../practice/hours-on.ts';
import { clockOfMinutes, minutesOfClock } from '../practice/practice-clock.ts';
import { STEP_MINUTES } from './event-types.ts';
import { startOf } from './offered-slots.ts';
import type { OpeningRules, Slot } from './slot.ts';
import { halfHours } from './start-clocks.ts';

const DAY_LENGTH = 'yyyy-mm-dd'.length;
const CLOCK = [DAY_LENGTH + 1, DAY_LENGTH + 1 + 'hh:mm'.length] as const;

/**
 * The clock times of the diary's half-hours: from the earliest opening of the week to its latest closing, the same on every day, since staff may
 * write where visitors are offered nothing (docs/decisions/191-the-diary.md).
 */
export const diaryClocks = halfHours;

/**
 * A time of the diary, as a slot is written.
 *
 * @param day as `2027-03-15`
 * @param clock as `08:00`
 * @param minutes how long, in whole half-hours
 * @returns undefined where it is not on the half-hour, ends after closing, or there is no such moment
 */
export function diarySlot(
  rules: OpeningRules,
  day: string,
  clock: string,
  minutes: number,
): Slot | undefined {
  const end = minutesOfClock(clock) + minutes;
  if (minutes < STEP_MINUTES || minutes % STEP_MINUTES !== 0) return undefined;
  if (!diaryClocks(rules).includes(clock)) return undefined;
  if (end > minutesOfClock(widestHours(rules).closes)) return undefined;
  const startsAt = startOf(rules, day, clock);
  const endsAt = startOf(rules, day, clockOfMinutes(end));
  return startsAt === '' || endsAt === '' ? undefined : { startsAt, endsAt };
}

/** A slot as it was sent, if it is one of the diary's and written as those are. */
export function readDiarySlot(rules: OpeningRules, sent: Slot): Slot | undefined {
  const minutes = (Date.parse(sent.endsAt) - Date.parse(sent.startsAt)) / 60_000;
  const slot = diarySlot(rules, dayOfSlot(sent), clockOfSlot(sent), minutes);
  return slot?.startsAt === sent.startsAt && slot.endsAt === sent.endsAt ? slot : undefined;
}

/** `2027-03-15`, as New York's wall shows it. */
export function dayOfSlot({ startsAt }: Pick<Slot, 'startsAt'>): string {
  return startsAt.slice(0, DAY_LENGTH);
}

/** `08:00` */
export function clockOfSlot({ startsAt }: Pick<Slot, 'startsAt'>): string {
  return startsAt.slice(...CLOCK);
}
