import type { AuditedSite } from './audited-site.ts';

/** Whether a figure is as good as the bar asks. What could not be measured here is said, and is no miss. */
type Outcome = 'held' | 'missed' | 'not measured';

/** One line of the table. */
export interface Measured {
  /** What is measured, and what it must be. */
  readonly bar: string;
  /** What was measured, with its unit; why not, where it was not. */
  readonly value: string;
  readonly outcome: Outcome;
  /** What missed, a line each: printed, and not in the table. */
  readonly details?: readonly string[];
}

/** One or some figures of the bar that are measured together. */
export interface Figure {
  /** What `npm run audit:site -- NAME` calls it. */
  readonly name: string;
  readonly group: 'Speed' | 'Accessibility' | 'Security' | 'Durability' | 'Privacy' | 'Resilience';
  /** Quick and the same every time: part of `npm test`. */
  readonly isShort: boolean;
  measure(site: AuditedSite): Promise<readonly Measured[]> | readonly Measured[];
}

/** A figure that must find nothing. */
export function noneOf(bar: string, faults: readonly string[], looked: string): Measured {
  const value = faults.length === 0 ? `0 (${looked})` : `${faults.length} (${looked})`;
  return { bar, value, outcome: faults.length === 0 ? 'held' : 'missed', details: faults };
}

/** A figure that must not be above a limit. */
export function atMost(bar: string, measured: number, limit: number, value: string): Measured {
  return { bar, value, outcome: measured <= limit ? 'held' : 'missed' };
}
