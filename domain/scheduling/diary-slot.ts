import { STEP_MINUTES } from './event-types.ts';
import { startOf } from './offered-slots.ts';
import type { OpeningRules, Slot } from './slot.ts';

const HOUR_MINUTES = 60;
const DAY_LENGTH = 'yyyy-mm-dd'.length;
const CLOCK = [DAY_LENGTH + 1, DAY_LENGTH + 1 + 'hh:mm'.length] as const;

/**
 * The clock times of the diary's half-hours, from opening to closing: the same on every day, since staff may write where visitors are offered
 * nothing (docs/decisions/191-the-diary.md).
 */
export function diaryClocks({ weekdays: { opens, closes } }: OpeningRules): string[] {
  const clocks: string[] = [];
  for (let at = minutesOf(opens); at < minutesOf(closes); at += STEP_MINUTES)
    clocks.push(clockOf(at));
  return clocks;
}

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
  const end = minutesOf(clock) + minutes;
  if (minutes < STEP_MINUTES || minutes % STEP_MINUTES !== 0) return undefined;
  if (!diaryClocks(rules).includes(clock) || end > minutesOf(rules.weekdays.closes))
    return undefined;
  const startsAt = startOf(rules, day, clock);
  const endsAt = startOf(rules, day, clockOf(end));
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

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * HOUR_MINUTES + minutes;
}

function clockOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / HOUR_MINUTES))}:${two(minutes % HOUR_MINUTES)}`;
}
