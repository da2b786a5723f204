/** A tooth that was knocked out has the best prospect within this time, and some within twice of it (what the page says of it: `hour` in content/pages/emergency.yaml). */
const BEST_MINUTES = 30;
export const FIRST_HOUR_MINUTES = 60;

/** What may be done with the time that is left. */
type HourStage = 'began' | 'early' | 'late' | 'over';

export interface HourSoFar {
  readonly stage: HourStage;
  /** Whole minutes since, at most an hour. */
  readonly minutes: number;
  /** Whole minutes until the best time is over; 0 once it is. */
  readonly left: number;
}

/**
 * Where in its first hour a knocked-out tooth is.
 *
 * @param elapsedMs milliseconds since it happened; a clock that was set back counts as no time
 */
export function hourSoFar(elapsedMs: number): HourSoFar {
  const minutes = Math.min(FIRST_HOUR_MINUTES, Math.max(0, Math.floor(elapsedMs / 60_000)));
  return { stage: stageAt(minutes), minutes, left: Math.max(0, BEST_MINUTES - minutes) };
}

function stageAt(minutes: number): HourStage {
  if (minutes >= FIRST_HOUR_MINUTES) return 'over';
  if (minutes >= BEST_MINUTES) return 'late';
  return minutes < 1 ? 'began' : 'early';
}
