import type { ResultEntry } from './score-answers.ts';

/** Which summary text fits a result: about three areas, a pair, one, or nothing chosen. */
export type SummaryKind = 'three' | 'pair' | 'single' | 'none';

/** Whole percentage points between the first area and another that still belongs with it. */
const CLOSE_BEHIND_POINTS = 25;

/**
 * Chooses the kind of summary (product 6.6).
 *
 * @param entries result entries in order
 */
export function chooseSummary(entries: readonly ResultEntry[]): SummaryKind {
  const [first, second, third] = entries;
  if (!first) return 'none';
  const isClose = (entry: ResultEntry | undefined) =>
    entry !== undefined && first.percentage - entry.percentage <= CLOSE_BEHIND_POINTS;
  if (isClose(third)) return 'three';
  if (isClose(second)) return 'pair';
  return 'single';
}
