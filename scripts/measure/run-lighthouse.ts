import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { installApart } from '../packages-apart/install-apart.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
] as const;

const networkRequests = z.object({
  items: z.array(
    z.object({
      resourceType: z.string().optional(),
      priority: z.string().optional(),
      transferSize: z.number().optional(),
      networkEndTime: z.number().optional(),
    }),
  ),
});

/** What is read of its result; the package, and its types with it, is not installed with the project's. */
const lighthouseResult = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
      details: z.unknown(),
    }),
  ),
});
type Result = z.infer<typeof lighthouseResult>;

/** As the package's entry exports it (its documentation, docs/readme.md, "Using programmatically"). */
interface LighthouseEntry {
  readonly default: (
    address: string,
    flags: { port: number; logLevel: 'error'; throttlingMethod: 'simulate' | 'devtools' },
  ) => Promise<{ lhr: unknown } | undefined>;
}

/** One run of Lighthouse on a phone with slow 4G. */
export interface LighthouseRun {
  /** Performance, accessibility, best practices, SEO: 0 to 100. */
  readonly marks: readonly number[];
  /** First and largest contentful paint, blocking time, speed index; milliseconds. */
  readonly times: readonly number[];
  readonly shift: number;
  readonly requests: number;
  /** When the file of the first screen's picture was there, in milliseconds; undefined where there is none. */
  readonly pictureHere: number | undefined;
  /** KiB sent by what was asked for (Document, Font, Script and so on), with what is fetched ahead. */
  readonly kibByType: Readonly<Record<string, number>>;
  /** Audits below 0.9. */
  readonly poor: readonly string[];
}

/** About one run in forty loads no page, and is measured anew: that many in a row are a fault. */
const EMPTY_RUNS_AT_MOST = 2;

/** How slow 4G comes about: reckoned from a run on the line as it is, or as a line that is held back. */
type Line = 'simulated' | 'slowed';

/**
 * @param port of a browser that was started for it
 * @throws Error when there is no result
 */
export async function runLighthouse(
  address: string,
  port: number,
  line: Line = 'simulated',
): Promise<LighthouseRun> {
  const throttlingMethod = line === 'slowed' ? 'devtools' : 'simulate';
  const { default: lighthouse } = await loadLighthouse();
  for (let empty = 0; ; empty += 1) {
    const answer = await lighthouse(address, { port, logLevel: 'error', throttlingMethod });
    const result = answer && lighthouseResult.parse(answer.lhr);
    const network = result?.audits['network-requests']?.details;
    if (result && network !== undefined) return readRun(result, network);
    const why = result?.runtimeError?.message ?? 'no page was loaded';
    if (empty + 1 > EMPTY_RUNS_AT_MOST) {
      throw new Error(`Lighthouse gave no result for ${address}: ${why}`);
    }
    process.stderr.write(`${address}: measured once more (${why})\n`);
  }
}

function loadLighthouse(): Promise<LighthouseEntry> {
  const folder = installApart('lighthouse', 'lighthouse');
  if (folder === null) {
    throw new Error(
      'Lighthouse could not be installed: check the network and the messages above, then run the same command again.',
    );
  }
  return import(pathToFileURL(resolve(folder, 'core/index.js')).href) as Promise<LighthouseEntry>;
}

function readRun({ categories, audits }: Result, network: unknown): LighthouseRun {
  return {
    marks: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    times: TIMES.map((name) => Math.round(audits[name]?.numericValue ?? Number.NaN)),
    ...countRequests(network),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    poor: Object.values(audits)
      .filter(
        ({ score, scoreDisplayMode }) =>
          score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
      )
      .map(({ id, displayValue, title }) => `${id}: ${displayValue ?? title}`),
  };
}

/** What a page asked for until the line fell silent. */
function countRequests(
  details: unknown,
): Pick<LighthouseRun, 'requests' | 'kibByType' | 'pictureHere'> {
  const { items } = networkRequests.parse(details);
  const kibByType: Record<string, number> = {};
  for (const { resourceType = 'Other', transferSize = 0 } of items) {
    kibByType[resourceType] = (kibByType[resourceType] ?? 0) + transferSize / 1024;
  }
  // A picture within the page itself is no request, and sends nothing.
  const picture = items.find(
    ({ resourceType, priority, transferSize }) =>
      resourceType === 'Image' && priority === 'High' && transferSize !== 0,
  );
  return { requests: items.length, kibByType, pictureHere: picture?.networkEndTime };
}
