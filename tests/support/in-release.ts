/**
 * Further widths and pages at which a journey says the same again: only the run before a release looks at them
 * (docs/decisions/126-two-runs-of-the-journeys.md).
 */
export function inRelease<const T>(...further: readonly T[]): readonly T[] {
  return process.env.JOURNEYS === 'all' ? further : [];
}
