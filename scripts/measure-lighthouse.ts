import { launch } from 'chrome-launcher';
import { BROWSER_ARGUMENTS } from '../tests/support/browser-launch.ts';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { median } from './measure/median.ts';
import { runLighthouse, type LighthouseRun } from './measure/run-lighthouse.ts';
import { serveForMeasuring } from './measure/serve-for-measuring.ts';

/**
 * `npm run lighthouse -- /team /faq`: Lighthouse's four marks and the times behind them, on a phone with simulated slow 4G, as
 * medians over some rounds. Without pages it measures the front page, the team and the questions. Needs a build.
 */
const ROUNDS = 3;
const PORT = 4175;

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
  const rounds: LighthouseRun[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const run = await runLighthouse(`${site.origin}${page}`, chrome.port);
    for (const poor of run.poor) process.stderr.write(`${page}: ${poor}\n`);
    rounds.push(run);
  }
  const middle = (pick: (run: LighthouseRun) => readonly number[]) =>
    (rounds[0] ? pick(rounds[0]) : []).map((_, index) =>
      median(rounds.map((run) => pick(run)[index] ?? 0)),
    );
  const shift = median(rounds.map((run) => run.shift));
  const cells = (values: readonly number[], width: number) =>
    values.map((value) => String(value).padStart(width)).join('');
  return `${page.padEnd(22)}${cells(
    middle((run) => run.marks),
    5,
  )} |${cells(
    middle((run) => run.times),
    5,
  )} ${shift.toFixed(3)}`;
}
