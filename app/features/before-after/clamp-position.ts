/** The slider's ends, in percent of its width from the left (product 4.3). */
const LEAST_PERCENT = 0;
const MOST_PERCENT = 100;
/** Where the slider starts (product 4.3). */
export const START_PERCENT = 50;
const BEFORE_LABEL_HIDES_PERCENT = 15;
const AFTER_LABEL_HIDES_PERCENT = 85;

/** A position within the slider, in whole percent. */
export function clampPosition(percent: number): number {
  if (Number.isNaN(percent)) return START_PERCENT;
  return Math.round(Math.min(MOST_PERCENT, Math.max(LEAST_PERCENT, percent)));
}

/** A label is taken away where there is no room left for what it names. */
export function labelsAt(percent: number): { hasBefore: boolean; hasAfter: boolean } {
  return {
    hasBefore: percent > BEFORE_LABEL_HIDES_PERCENT,
    hasAfter: percent < AFTER_LABEL_HIDES_PERCENT,
  };
}
