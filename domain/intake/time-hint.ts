import { HOURS_IN_ENGLISH } from '../practice/hours-language.ts';
import type { UsualHours } from '../practice/hours-words.ts';

/** On which days a call can be asked for, beside the choice of a time of day. */
export function sayTimeHint(hours: UsualHours): string {
  return `${HOURS_IN_ENGLISH.openDays(hours)}, Eastern Time.`;
}
