import { parseArgs } from 'node:util';
import { auditedSite } from './audit/audited-site.ts';
import type { Measured } from './audit/figure.ts';
import { FIGURES } from './audit/figures.ts';
import { recordAudit } from './audit/record-audit.ts';
import { showRow, type Row } from './audit/rows.ts';
import { ensureBuilt } from './bootstrap/build.mjs';

/**
 * `npm run audit:site`: every figure of the quality bar beside what was measured; exits 1 on a miss. The whole writes its table into
 * docs/audit.md, and what the accessibility statement says into content/accessibility-audit.json. With `--short`, as `npm test` runs it,
 * what is quick and the same every time; with names, those figures alone. Both of these write nothing. `--without NAME` is the whole but for a figure,
 * which the table then calls not measured: on a machine that does other work, times say nothing.
 */
const { values, positionals: named } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    without: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});
const unknown = [...named, ...values.without].filter(
  (name) => !FIGURES.some((figure) => figure.name === name),
);
if (unknown.length > 0) {
  console.error(`There is no figure ${unknown.join(', ')}. There are:`);
  for (const { name } of FIGURES) console.error(`  ${name}`);
  process.exit(2);
}
const isWhole = !values.short && named.length === 0;
const chosen = FIGURES.filter(
  ({ name, isShort }) => (!values.short || isShort) && (named.length === 0 || named.includes(name)),
);

ensureBuilt();
const startedAt = performance.now();
const { site, stop } = auditedSite();
const rows: Row[] = [];
try {
  for (const [index, { name, group, measure }] of chosen.entries()) {
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    console.log(`\n[${index + 1}/${chosen.length}, ${seconds} s] ${name}`);
    if (values.without.includes(name)) {
      rows.push({ group, bar: name, value: 'left out of this run', outcome: 'not measured' });
      continue;
    }
    for (const measured of await measureOrMiss(name, () => measure(site))) {
      rows.push({ group, ...measured });
      console.log(showRow(measured));
    }
  }
} finally {
  await stop();
}

const count = (outcome: Measured['outcome']) =>
  rows.filter((row) => row.outcome === outcome).length;
if (isWhole) recordAudit(rows, values.without);
console.log(
  `\n${count('held')} held, ${count('missed')} missed, ${count('not measured')} not measured`,
);
process.exit(count('missed') > 0 ? 1 : 0);

/** A figure that breaks is a miss, and keeps no other from being measured. */
async function measureOrMiss(
  name: string,
  measure: () => Promise<readonly Measured[]> | readonly Measured[],
): Promise<readonly Measured[]> {
  try {
    return await measure();
  } catch (error) {
    const details = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    return [{ bar: name, value: 'the measurement broke off', outcome: 'missed', details }];
  }
}
