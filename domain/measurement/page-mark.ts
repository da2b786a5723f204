import type { Measurement } from './measurement-settings.ts';
import { PURPOSES, purposesOf, type Purpose } from './purposes.ts';

/** The name of the `<meta>` element by which the build tells a page what may be measured on it. */
export const MARK_NAME = 'measurement';
const OWN_COUNT = 'own-count';

/** What a page may measure. */
export interface PageMark {
  readonly ownCount: boolean;
  /** What is asked before it runs. */
  readonly purposes: readonly Purpose[];
}

/**
 * What the build writes into each page; empty where there is nothing to measure, and then no page has the element.
 *
 * @param hasServer whether there is a server of our own, without which nothing counts
 */
export function writeMark(measurement: Measurement, hasServer: boolean): string {
  const own = measurement.ownCount && hasServer ? [OWN_COUNT] : [];
  return [...own, ...purposesOf(measurement)].join(' ');
}

/** Reads it; words that this version does not know mean nothing. */
export function readMark(text: string): PageMark {
  const words = text.split(' ');
  return {
    ownCount: words.includes(OWN_COUNT),
    purposes: PURPOSES.filter((purpose) => words.includes(purpose)),
  };
}
