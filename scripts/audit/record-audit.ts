import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { gapsIn } from './gaps.ts';
import { tableOf, type Row } from './rows.ts';

const AUDIT_DOCUMENT = 'docs/audit.md';
const TRACE = 'docs/accessibility.md';
/** Read by the build for the accessibility statement (app/content/accessibility-audit.server.ts). */
const STATEMENT_FACTS = 'content/accessibility-audit.json';

/** Writes what a whole audit found: for those who build the site, and for its visitors, where no figure of theirs was left out. */
export function recordAudit(rows: readonly Row[], leftOut: readonly string[]): void {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain') !== '';
  const commit = `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes that are not committed' : ''}`;
  const date = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  writeFileSync(
    AUDIT_DOCUMENT,
    `# The quality bar, measured

Written by \`npm run audit:site\` on ${date}, commit ${commit}, Node.js ${process.version}, ${cpus().length} cores. Not to be edited: run it again.${leftOut.length > 0 ? ` Left out: ${leftOut.join(', ')}.` : ''}

${tableOf(rows)}`,
  );
  // The statement's day is that of a check of everything that it speaks of.
  if (leftOut.includes('axe')) return;
  const missed = rows.filter((row) => row.group === 'Accessibility' && row.outcome === 'missed');
  const facts = {
    date,
    faults: missed.map(({ bar, value }) => `${bar}. Found: ${value}.`),
    gaps: gapsIn(readFileSync(TRACE, 'utf8')),
  };
  writeFileSync(STATEMENT_FACTS, `${JSON.stringify(facts, null, 2)}\n`);
}
