// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser, missingBrowserPackages } from './bootstrap/browser.mjs';
import { buildMeanwhile, ensureBuilt } from './bootstrap/build.mjs';
import { failedJourneys, failedUnitTests, failureLines } from './bootstrap/failed-tests.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { ensurePostgres, missingPostgresPackages } from './bootstrap/postgres.mjs';
import { projectEnvironment } from './bootstrap/run.mjs';
import { installSystemPackagesMeanwhile } from './bootstrap/system-packages.mjs';
import { folderInMemory } from './bootstrap/temporary-folder.mjs';
import { ensureTracer, hasTracer, missingTracerPackages } from './bootstrap/tracer.mjs';

/**
 * `npm test`: installs what is missing, runs every check and the tests that every change must pass, and closes with one line 'N passed, N failed'. A check counts
 * as one, a test as itself. It goes on after a failure, so that one run shows all there is to mend.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

// A first build makes its pictures with the least effort: a tenth larger, and minutes sooner (docs/decisions/192-pictures-of-a-build-that-is-tested.md).
process.env['PICTURE_EFFORT'] ??= '0';

/** What Node.js made of the sources, for the hundreds of servers and commands that the tests start: a third less time each. */
const COMPILED_FOLDER = resolve('node_modules/.cache/compiled');
const RESULTS_FOLDER = 'node_modules/.cache/test-results';
const UNIT_RESULTS = `${RESULTS_FOLDER}/unit.json`;
const JOURNEY_RESULTS = `${RESULTS_FOLDER}/journeys${process.env['JOURNEYS_PORT'] ?? ''}.json`;

/** The run before a release (docs/decisions/126-two-runs-of-the-journeys.md). */
const IS_RELEASE = process.env['JOURNEYS'] === 'all';

const CHECKS = [
  ['format', 'check:format'],
  ['lint', 'check:lint'],
  ['import rules', 'check:imports'],
  ['unused code', 'check:unused'],
  ['lock file', 'check:lock'],
  ['licenses and install scripts', 'check:packages'],
  ['secrets', 'check:secrets'],
  ['content', 'check:content'],
  ['documents', 'check:documents'],
];

// The line is slow and the processor free: all that the system lacks comes while the packages do.
const installing = installSystemPackagesMeanwhile('the tests', [
  ...missingBrowserPackages(),
  ...missingPostgresPackages(),
  ...missingTracerPackages(),
]);
ensureInstalled();
await installing;
const browser = await ensureBrowser();
ensureTracer();
const postgres = ensurePostgres();
// A release is tried on the disk that a server has.
const temporary = IS_RELEASE ? null : folderInMemory();
process.once('exit', () => temporary?.remove());
const environment = {
  ...projectEnvironment(),
  ...(temporary ? { TMPDIR: temporary.path } : {}),
  CHROMIUM_PATH: browser,
  POSTGRES_BIN: postgres,
  NODE_COMPILE_CACHE: COMPILED_FOLDER,
  // Memory in large pieces where Linux has them: a server that starts asks for its own 24,000 times, otherwise 40,000 times.
  GLIBC_TUNABLES: process.env['GLIBC_TUNABLES'] ?? 'glibc.malloc.hugetlb=1',
  // The types are checked by a program in Go, which tidies its memory less often so: a sixth less time, for half a gigabyte more.
  GOGC: process.env['GOGC'] ?? '400',
};
for (const results of [UNIT_RESULTS, JOURNEY_RESULTS, `${RESULTS_FOLDER}/statements`]) {
  rmSync(results, { recursive: true, force: true });
}
mkdirSync(RESULTS_FOLDER, { recursive: true });

const commit = committedState();
let passed = 0;
let failed = 0;
/** @type {string[]} how long each of them took */
const times = [];
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const failedTests = [];

// First, since it writes types that a build writes too. It and the build have one core, the other checks the other.
const types = count('types', 'check:types', () => null, 'afterwards');
const building = types.then(() => buildMeanwhile(environment));
for (const [name, script] of CHECKS) await count(name ?? '', script ?? '', () => null);
// The unit tests wait for servers much of their time: what is left of the build fills it.
await count('unit, component and server tests', 'test:unit', () => {
  const results = JSON.parse(readFileSync(UNIT_RESULTS, 'utf8'));
  failedTests.push(...failedUnitTests(results).map(failureLines));
  return { passed: results.numPassedTests, failed: results.numFailedTests };
});
await count('statements on both databases', 'check:statements', () => null);
await building;
ensureBuilt();
await count('figures of the quality bar', 'check:figures', () => null);
await count('browser journeys', 'test:journeys', () => {
  const results = JSON.parse(readFileSync(JOURNEY_RESULTS, 'utf8'));
  const { stats } = results;
  failedTests.push(...failedJourneys(results).map(failureLines));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
});

keepResults();
// Said again at the end: of a run elsewhere the end is often all that is kept.
for (const lines of failedTests) console.log(`\n${lines}`);
// A count of what passed does not show what was left out.
if (!hasTracer())
  console.log('\nNot run, for want of strace: what the disk has when the power fails.');
if (failures.length > 0) console.log(`\nTo be mended: ${failures.join(', ')}`);
console.log(`\n${times.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/**
 * Keeps what the run before a release found, and of which commit, for `npm run audit:site`: it says of every page what the shorter run sees of some,
 * and a run of single files writes over the rest. Sources that are not as they were committed, or changed meanwhile, keep nothing.
 */
function keepResults() {
  if (!IS_RELEASE || commit === null || commit !== committedState()) return;
  if (!existsSync(UNIT_RESULTS) || !existsSync(JOURNEY_RESULTS)) return;
  const folder = `${RESULTS_FOLDER}/whole`;
  mkdirSync(folder, { recursive: true });
  copyFileSync(UNIT_RESULTS, `${folder}/unit.json`);
  copyFileSync(JOURNEY_RESULTS, `${folder}/journeys.json`);
  writeFileSync(`${folder}/run.json`, JSON.stringify({ commit }));
}

/** The commit that the sources are, or null where something in them is not committed, or there is no history. */
function committedState() {
  const git = (/** @type {string[]} */ ...words) => spawnSync('git', words, { encoding: 'utf8' });
  const head = git('rev-parse', 'HEAD');
  const changes = git('status', '--porcelain');
  return head.status === 0 && changes.stdout === '' ? head.stdout.trim() : null;
}

/**
 * Runs one script of package.json and counts it.
 *
 * @param {string} name
 * @param {string} script
 * @param {() => { passed: number, failed: number } | null} readCounts what it ran, or null where it counts as one
 * @param {'at once' | 'afterwards'} [shown] when to print what it says: beside others, once it has ended
 */
async function count(name, script, readCounts, shown = 'at once') {
  const began = performance.now();
  if (shown === 'at once') console.log(`\n== ${name}`);
  const { isGood, said } = await runScript(script, shown);
  if (shown === 'afterwards') console.log(`\n== ${name}\n${said}`);
  times.push(`${name} ${Math.round((performance.now() - began) / 1_000)} s`);
  let counts = null;
  try {
    counts = readCounts();
  } catch {
    // A runner that left no results has failed as a whole.
  }
  const own = counts ?? { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
  passed += own.passed;
  // A runner can fail without a failed test, when a file does not even load.
  failed += !isGood && own.failed === 0 ? 1 : own.failed;
  if (!isGood) failures.push(name);
}

/**
 * @param {string} script
 * @param {'at once' | 'afterwards'} shown
 * @returns {Promise<{ isGood: boolean, said: string }>} `said` holds what was not shown at once
 */
function runScript(script, shown) {
  const output = shown === 'at once' ? 'inherit' : 'pipe';
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['inherit', output, output],
    env: environment,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      said += part;
    });
  }
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ isGood: false, said: message }));
    child.once('close', (status) => resolve({ isGood: status === 0, said }));
  });
}
