/** `npm run torture`: all trials of the intake in full, or those that are named; ends with 1 when one of them fails. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureTracer } from '../../scripts/bootstrap/tracer.mjs';
import { TRIALS } from './trials.ts';

ensureTracer();
/** For `npm run audit:site`, which takes it while the commit is the same. */
const RECORD_FOLDER = 'node_modules/.cache/test-results';
const RECORD = `${RECORD_FOLDER}/trials.json`;
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
const named = process.argv.slice(2);
const unknown = named.filter((name) => !TRIALS.some((trial) => trial.name === name));
if (unknown.length > 0) {
  console.error(`There is no trial ${unknown.join(', ')}. There are:`);
  for (const { name, claim } of TRIALS) console.error(`  ${name.padEnd(18)}${claim}`);
  process.exit(1);
}

const chosen = TRIALS.filter(({ name }) => named.length === 0 || named.includes(name));
const rows: string[] = [];
let failed = 0;
for (const trial of chosen) {
  console.log(`\n== ${trial.name}: ${trial.claim}`);
  const startedAt = performance.now();
  let faults: readonly string[];
  let told = '';
  try {
    const missing = trial.needs?.();
    if (missing !== undefined) throw new Error(`This trial needs ${missing}.`);
    const report = await trial.run('whole');
    faults = report.faults;
    told = Object.entries(report.figures)
      .map(([name, figure]) => `${figure} ${name}`)
      .join(', ');
  } catch (error) {
    faults = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  for (const fault of faults) console.error(`  ${fault}`);
  if (faults.length > 0) failed += 1;
  const outcome = faults.length === 0 ? 'held' : 'FAILED';
  console.log(`${outcome} in ${seconds} s: ${told}`);
  record(trial.name, faults.length === 0, told);
  rows.push(`| ${trial.name} | ${outcome} | ${told} | ${seconds} s |`);
}

console.log('\n| trial | outcome | figures | time |\n|---|---|---|---|');
for (const row of rows) console.log(row);
console.log(`\n${chosen.length - failed} held, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function record(name: string, held: boolean, words: string): void {
  mkdirSync(RECORD_FOLDER, { recursive: true });
  const before = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
  const others: object = before.commit === commit ? before.trials : {};
  const trials = { ...others, [name]: { held, told: words } };
  writeFileSync(RECORD, JSON.stringify({ commit, trials }, null, 2));
}
