import { median } from '../measure/median.ts';
import type { LighthouseRun } from '../measure/run-lighthouse.ts';
import type { FirstView } from '../measure/view-page.ts';

/** Medians over the rounds; milliseconds and KiB. */
export interface Speed {
  readonly marks: readonly number[];
  readonly isHidden: boolean;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly speedIndex: number;
  readonly shift: number;
  readonly requests: number;
  readonly kib: number;
  readonly kibByType: Readonly<Record<string, number>>;
}

/** On a line that is held back, medians in milliseconds: what a visitor waits for who has such a line. */
export interface SlowLine {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the file of the first screen's picture was there; undefined where it has none. */
  readonly pictureHere: number | undefined;
}

/** One of our routes: itself, the same page without its scripts in the same rounds, and what is counted rather than timed. */
export interface RouteResult {
  readonly path: string;
  readonly own: Speed;
  readonly scriptFree: Speed;
  readonly slowLine: SlowLine;
  readonly firstView: FirstView;
  readonly scriptsKib: number;
}

/** A peer, measured in the same rounds. */
export interface PeerResult {
  readonly name: string;
  readonly speed: Speed;
}

/** The middle of some runs of one page. */
export function middleOf(runs: readonly LighthouseRun[]): Speed {
  const middle = (pick: (run: LighthouseRun) => number) => median(runs.map(pick));
  const time = (index: number) => middle(({ times }) => times[index] ?? Number.NaN);
  const types = [...new Set(runs.flatMap(({ kibByType }) => Object.keys(kibByType)))];
  const kibByType = Object.fromEntries(
    types.map((type) => [type, middle((run) => run.kibByType[type] ?? 0)]),
  );
  return {
    marks: [0, 1, 2, 3].map((index) => middle(({ marks }) => marks[index] ?? 0)),
    isHidden: runs.some(isHidden),
    firstPaint: time(0),
    largestPaint: time(1),
    blocking: time(2),
    speedIndex: time(3),
    shift: middle(({ shift }) => shift),
    requests: middle(({ requests }) => requests),
    kib: middle((run) => Object.values(run.kibByType).reduce((sum, kib) => sum + kib, 0)),
    kibByType,
  };
}

/** The middle of some runs of one page on a line that is held back. */
export function slowLineOf(runs: readonly LighthouseRun[]): SlowLine {
  const times = runs.flatMap(({ pictureHere }) => pictureHere ?? []);
  return {
    firstPaint: median(runs.map((run) => run.times[0] ?? Number.NaN)),
    largestPaint: median(runs.map((run) => run.times[1] ?? Number.NaN)),
    pictureHere: times.length > 0 ? median(times) : undefined,
  };
}

/** Whether a page is kept from search engines: it has no mark for being found. */
export function isHidden({ poor }: LighthouseRun): boolean {
  return poor.some((audit) => audit.startsWith('is-crawlable'));
}
