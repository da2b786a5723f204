/** Tries before a notification becomes a dead letter (docs/decisions/016-outbox.md: ten over about 4.5 hours). */
export const TRIES_LIMIT = 10;

const FIRST_DELAY_MS = 32_000;
const JITTER_SHARE = 0.1;

/** The longest that a row can have to wait; a time further ahead comes from a clock that was wrong. */
export const LONGEST_DELAY_MS = FIRST_DELAY_MS * 2 ** (TRIES_LIMIT - 2) * (1 + JITTER_SHARE);

/**
 * How long to wait after a failed try: half a minute, then twice as long each time; the nine waits add up to about 4.5 hours.
 * The jitter keeps servers that failed together from coming back together.
 *
 * @param tries how many have failed so far, from 1
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function delayAfter(tries: number, random: () => number): number {
  const jitter = 1 + JITTER_SHARE * (2 * random() - 1);
  return Math.round(FIRST_DELAY_MS * 2 ** (tries - 1) * jitter);
}
