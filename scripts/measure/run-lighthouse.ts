import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
] as const;

/** One run of Lighthouse on a phone with simulated slow 4G. */
export interface LighthouseRun {
  /** Performance, accessibility, best practices, SEO: 0 to 100. */
  readonly marks: readonly number[];
  /** First and largest contentful paint, blocking time; milliseconds. */
  readonly times: readonly number[];
  readonly shift: number;
  /** Audits below 0.9. */
  readonly poor: readonly string[];
}

/**
 * @param port of a browser that was started for it
 * @throws Error when there is no result
 */
export async function runLighthouse(address: string, port: number): Promise<LighthouseRun> {
  const result = await lighthouse(address, { port, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { categories, audits } = result.lhr;
  return {
    marks: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    times: TIMES.map((name) => Math.round(audits[name]?.numericValue ?? Number.NaN)),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    poor: Object.values(audits)
      .filter(
        ({ score, scoreDisplayMode }) =>
          score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
      )
      .map(({ id, displayValue, title }) => `${id}: ${displayValue ?? title}`),
  };
}
