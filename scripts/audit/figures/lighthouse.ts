import { launch } from 'chrome-launcher';
import { MEASURED_ARGUMENTS } from '../../../tests/support/browser-launch.ts';
import { median } from '../../measure/median.ts';
import { isHidden as isHiddenRun } from '../../bench/bench-result.ts';
import { runLighthouse, type LighthouseRun } from '../../measure/run-lighthouse.ts';
import { LIMITS } from '../../measure/speed-limits.ts';
import { noneOf, type Figure, type Measured } from '../figure.ts';

const BLOCKING_MS = LIMITS.blockingMs;
/** A page that misses is measured again: its median over three counts. */
const ROUNDS_OF_A_MISS = 3;
/** Layout shift as Lighthouse shows it, to three places: below, it is 0. */
const LEAST_SHIFT = 0.0005;
/** No page is begun a second time after that; one round of all pages takes about five minutes on two quiet cores. */
const AGAIN_UNTIL_MS = 7 * 60_000;

/** As Lighthouse gives them. */
const MARKS = [
  'performance',
  'accessibility',
  'best practices',
  'being found (SEO), where a page is to be indexed',
];
const FOUND = 3;

interface PageRuns {
  readonly path: string;
  readonly runs: LighthouseRun[];
  /** On a line that is really held back, where what is there with the first paint is seen (docs/decisions/203-a-first-picture-with-the-first-paint.md). */
  slowed?: LighthouseRun;
}

/** Lighthouse on every page that search engines are shown. */
export const lighthouseMarks: Figure = {
  name: 'lighthouse',
  group: 'Speed',
  isShort: false,
  measure: async (site) => {
    const origin = await site.origin();
    const chrome = await launch({
      chromePath: await site.browserPath(),
      chromeFlags: MEASURED_ARGUMENTS,
    });
    const begun = performance.now();
    const pages: PageRuns[] = [];
    try {
      for (const path of site.paths) {
        const page: PageRuns = { path, runs: [] };
        pages.push(page);
        const isDue = () =>
          page.runs.length === 0 ||
          (page.runs.length < ROUNDS_OF_A_MISS &&
            misses(page) &&
            performance.now() - begun < AGAIN_UNTIL_MS);
        while (isDue()) page.runs.push(await runLighthouse(`${origin}${path}`, chrome.port));
        page.slowed = await runLighthouse(`${origin}${path}`, chrome.port, 'slowed');
        console.log(`  ${sayPage(page)}`);
      }
    } finally {
      chrome.kill();
    }
    return rowsOf(pages);
  },
};

const marksOf = ({ runs }: PageRuns) =>
  [0, 1, 2, 3].map((index) => median(runs.map(({ marks }) => marks[index] ?? 0)));
const timeOf = ({ runs }: PageRuns, index: number) =>
  median(runs.map(({ times }) => times[index] ?? Number.NaN));
const shiftOf = ({ runs }: PageRuns) => median(runs.map(({ shift }) => shift));

/** The pages that are kept from search engines have no mark for being found. */
const isBelowIn = (page: PageRuns, index: number) =>
  (marksOf(page)[index] ?? 0) < 100 && !(index === FOUND && isHidden(page));
const isBelow = (page: PageRuns) => MARKS.some((_, index) => isBelowIn(page, index));
/** The largest paint as a multiple of the first. */
const ratioOf = ({ slowed }: PageRuns) => {
  const [first = Number.NaN, largest = Number.NaN] = slowed?.times ?? [];
  return largest / first;
};
const isHidden = ({ runs }: PageRuns) => runs.some(isHiddenRun);
const misses = (page: PageRuns) =>
  isBelow(page) || timeOf(page, 2) > BLOCKING_MS || shiftOf(page) >= LEAST_SHIFT;

function sayPage(page: PageRuns): string {
  const times = [0, 1, 2].map((index) => timeOf(page, index).toFixed(0));
  return `${page.path}: ${marksOf(page).join(' ')}, FCP ${times[0]}, LCP ${times[1]}, TBT ${times[2]} ms, CLS ${shiftOf(page).toFixed(3)} (${page.runs.length})`;
}

function rowsOf(pages: readonly PageRuns[]): Measured[] {
  const blockings = pages.map((page) => timeOf(page, 2));
  const looked = `${pages.length} pages, Lighthouse mobile, simulated slow 4G`;
  const listed = (wrong: (page: PageRuns) => boolean) => pages.filter(wrong).map(sayPage);
  return [
    ...MARKS.map((name, index) =>
      noneOf(
        `Pages below 100 for ${name}: 0`,
        listed((page) => isBelowIn(page, index)),
        looked,
      ),
    ),
    noneOf(
      'Pages whose layout shifts: 0',
      listed((page) => shiftOf(page) >= LEAST_SHIFT),
      looked,
    ),
    noneOf(
      `Pages that block for more than ${BLOCKING_MS} ms: 0`,
      listed((page) => timeOf(page, 2) > BLOCKING_MS),
      `${looked}; median ${median(blockings).toFixed(0)} ms, longest ${Math.max(...blockings).toFixed(0)} ms`,
    ),
    noneOf(
      `Pages whose LCP is above ${LIMITS.largestOfFirst} FCP: 0`,
      pages
        .filter((page) => !(ratioOf(page) <= LIMITS.largestOfFirst))
        .map((page) => `${page.path}: ${ratioOf(page).toFixed(2)}`),
      `${pages.length} pages, Lighthouse mobile, a line held back to slow 4G; median ${median(pages.map(ratioOf)).toFixed(2)}`,
    ),
  ];
}
