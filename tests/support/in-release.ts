/** The run before a release (docs/decisions/126-two-runs-of-the-journeys.md). */
export const IS_RELEASE = process.env.JOURNEYS === 'all';

/**
 * Further widths and pages at which a journey says the same again: only the run before a release looks at them
 * (docs/decisions/126-two-runs-of-the-journeys.md).
 */
export function inRelease<const T>(...further: readonly T[]): readonly T[] {
  return IS_RELEASE ? further : [];
}

/** So many runs of a property: all before a release, and a part of them in every run, drawn anew each time. */
export function runsOf(whole: number, always: number): number {
  return IS_RELEASE ? whole : always;
}
