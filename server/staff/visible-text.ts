import { Temporal } from 'temporal-polyfill';
import { JOINING_LETTER } from '../../domain/intake/safe-text.ts';

/**
 * Threat: a text shown in a terminal can move the cursor, change the title or turn the writing direction, and so show staff
 * something that was never sent. The intake refuses such characters; rows may be older than its rules, so they are
 * written out here all the same.
 */
const UNPRINTABLE = new RegExp(
  String.raw`[\p{Cc}\p{Cs}\u2028\u2029\p{Bidi_Control}]|` +
    // Words of some scripts are written with it.
    String.raw`(?<!${JOINING_LETTER})\u200C|` +
    String.raw`(?![\u200C\u200D\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}`,
  'gu',
);

/** Makes what cannot be seen visible: the escape character becomes \u{1b}. */
export function toVisible(text: string): string {
  return text.replace(UNPRINTABLE, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}

/** The same for a text of several lines; each gets a bar in front, so that no line can pose as another field. */
export function toVisibleLines(text: string): string {
  return text
    .split('\n')
    .map((line) => `  | ${toVisible(line.replaceAll('\t', '    '))}`)
    .join('\n');
}

/** A moment as 2027-07-01T12:30:00-04:00, by the clock in New York; what is no moment stays as it is. */
export function toNewYorkIso(text: string): string {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return text;
  return Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO('America/New_York')
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** A moment as staff's clocks on the wall show it. */
export function toNewYorkTime(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return toVisible(iso);
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'America/New_York',
  }).format(moment);
}
