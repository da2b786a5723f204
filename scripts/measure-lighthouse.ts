import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_ARGUMENTS } from '../tests/support/browser-launch.ts';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { median } from './measure/median.ts';
import { serveForMeasuring } from './measure/serve-for-measuring.ts';

/**
 * `npm run lighthouse -- /team /faq`: Lighthouse's four marks and the times behind them, on a phone with simulated slow 4G, as
 * medians over some rounds. Without pages it measures the front page, the team and the questions. Needs a build.
 */
const ROUNDS = 3;
const PORT = 4175;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
] as const;

const pages = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/', '/team', '/faq'];
const site = await serveForMeasuring(PORT);
const chrome = await launch({
  chromePath: await ensureBrowser(),
  chromeFlags: ['--headless=new', ...BROWSER_ARGUMENTS],
});

try {
  console.log('page                  perf a11y best  seo |  FCP   LCP  TBT  CLS');
  for (const page of pages) console.log(await measure(page));
} finally {
  chrome.kill();
  site.stop();
}

async function measure(page: string): Promise<string> {
  const rounds: { marks: number[]; times: number[]; shift: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await lighthouse(`${site.origin}${page}`, {
      port: chrome.port,
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${page}`);
    const { categories, audits } = result.lhr;
    for (const audit of Object.values(audits)) {
      if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative') {
        process.stderr.write(`${page}: ${audit.id}: ${audit.displayValue ?? audit.title}\n`);
      }
    }
    rounds.push({
      marks: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      times: TIMES.map((name) => Math.round(audits[name]?.numericValue ?? Number.NaN)),
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    });
  }
  const marks = CATEGORIES.map((_, index) => median(rounds.map((r) => r.marks[index] ?? 0)));
  const times = TIMES.map((_, index) => median(rounds.map((r) => r.times[index] ?? 0)));
  const shift = median(rounds.map((r) => r.shift));
  const cells = (values: readonly number[], width: number) =>
    values.map((value) => String(value).padStart(width)).join('');
  return `${page.padEnd(22)}${cells(marks, 5)} |${cells(times, 5)} ${shift.toFixed(3)}`;
}
