/** A pointer must rest this long before a tooltip opens (product 3.8). */
const OPEN_DELAY_MS = 700;
/** Within this time after one has closed the next opens at once (product 3.8). */
const SKIP_DELAY_MS = 300;

/**
 * How long to wait before a tooltip opens.
 *
 * @param nowMs the time of day, or any clock that only goes forward
 * @param closedAtMs when the last tooltip closed, by the same clock; null when none has been open
 */
export function tooltipDelay(nowMs: number, closedAtMs: number | null): number {
  return closedAtMs !== null && nowMs - closedAtMs <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
}
