/** What a trial found: figures for the table, and one sentence a fault; none means that it held. */
export interface TrialReport {
  figures: Readonly<Record<string, string | number>>;
  faults: readonly string[];
}

/** "whole" is what `npm run torture` does; "short" is the same with smaller numbers, for `npm test` (two of them) and a release (all). */
export type TrialSize = 'whole' | 'short';

export interface Trial {
  /** What `npm run torture -- NAME` calls it. */
  name: string;
  /** What must hold, in one sentence. */
  claim: string;
  /** What is missing here without which it cannot be run; nothing where it can. */
  needs?(): string | undefined;
  run(size: TrialSize): Promise<TrialReport>;
}

/** Faults all alike tell no more than a few of them. */
const FAULTS_SHOWN = 5;

/** Shortens a long list of faults, and says how many there are. */
export function fewOf(faults: readonly string[]): string[] {
  if (faults.length <= FAULTS_SHOWN) return [...faults];
  return [...faults.slice(0, FAULTS_SHOWN), `and ${faults.length - FAULTS_SHOWN} more`];
}
