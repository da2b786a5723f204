import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { PAGES } from '../app/url-map.ts';
import { BROWSER_ARGUMENTS, MEASURED_ARGUMENTS } from '../tests/support/browser-launch.ts';
import { readBenchOptions } from './bench/bench-options.ts';
import { middleOf, slowLineOf, type PeerResult, type RouteResult } from './bench/bench-result.ts';
import { benchTable } from './bench/bench-table.ts';
import { overBudget } from './bench/over-budget.ts';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { BUILD_FOLDER, htmlFileOf } from './finish-build/paths.ts';
import { scriptsOf, sentBytesOf } from './measure/page-scripts.ts';
import { runLighthouse, type LighthouseRun } from './measure/run-lighthouse.ts';
import { scriptFreeSite } from './measure/script-free-site.ts';
import { serveForMeasuring } from './measure/serve-for-measuring.ts';
import { viewPage } from './measure/view-page.ts';

/**
 * `npm run bench`: every route of the production build, served by our own server, on Lighthouse's phone; in turn with the same page
 * without its scripts, and with the peers that are named; then each on a line that is held back. Writes JSON, prints a table, and exits 1 with what is over its budget.
 *
 * `npm run bench -- /team /faq --rounds 3 --json FILE astrowind=http://localhost:8080/`
 */
const PORT = Number(process.env['BENCH_PORT'] ?? 4180);

const allPaths = PAGES.filter((page) => !page.canonical).map(({ path }) => path);
const { paths, rounds, peers, jsonFile } = readBenchOptions(process.argv.slice(2), allPaths);

ensureBuilt();
const still = await scriptFreeSite();
const own = await serveForMeasuring(PORT);
const scriptFree = await serveForMeasuring(PORT + 1, still.environment);
const executablePath = await ensureBrowser();
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
const chrome = await launch({
  chromePath: executablePath,
  chromeFlags: MEASURED_ARGUMENTS,
});

const runs = new Map<string, LighthouseRun[]>();
const slowRuns = new Map<string, LighthouseRun[]>();
const routes: RouteResult[] = [];
try {
  const addresses = paths.flatMap((path) => [own.origin + path, scriptFree.origin + path]);
  for (let round = 1; round <= rounds; round += 1) {
    for (const address of [...addresses, ...peers.map((peer) => peer.address)]) {
      const run = await runLighthouse(address, chrome.port);
      runs.set(address, [...(runs.get(address) ?? []), run]);
    }
    for (const path of paths) {
      const run = await runLighthouse(own.origin + path, chrome.port, 'slowed');
      slowRuns.set(path, [...(slowRuns.get(path) ?? []), run]);
    }
    process.stderr.write(`round ${round} of ${rounds}\n`);
  }
  for (const path of paths) {
    const html = readFileSync(join(BUILD_FOLDER, htmlFileOf(path)), 'utf8');
    routes.push({
      path,
      own: middleOf(runs.get(own.origin + path) ?? []),
      scriptFree: middleOf(runs.get(scriptFree.origin + path) ?? []),
      slowLine: slowLineOf(slowRuns.get(path) ?? []),
      firstView: await viewPage(browser, own.origin + path),
      scriptsKib: sentBytesOf(scriptsOf(html)) / 1024,
    });
  }
} finally {
  chrome.kill();
  await browser.close();
  own.stop();
  scriptFree.stop();
  rmSync(still.folder, { recursive: true, force: true });
}

const measuredPeers: PeerResult[] = peers.map(({ name, address }) => ({
  name,
  speed: middleOf(runs.get(address) ?? []),
}));
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const measuredAt = new Date().toISOString();
const faults = routes.flatMap((route) => overBudget(route, measuredPeers));
writeFileSync(
  jsonFile,
  JSON.stringify({ commit, measuredAt, rounds, routes, peers: measuredPeers, faults }, null, 2),
);
console.log(`${commit}, ${measuredAt.slice(0, 10)}, medians of ${rounds} in turn; ms\n`);
console.log(benchTable(routes, measuredPeers));
console.log(`\n${faults.length} over budget${faults.length > 0 ? ':' : ''}`);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
