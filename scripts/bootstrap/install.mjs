// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run, stop } from './run.mjs';

const LOCK_FILE = 'package-lock.json';
/** Which lock the installed packages belong to. */
const STAMP_FILE = 'node_modules/.installed-lock';

/** Installs the packages when they are missing or belong to another lock file; quick when they are current. */
export function ensureInstalled() {
  const lock = createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex');
  if (existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === lock) return;
  console.log('Installing packages (once; about a minute)…');
  // With the optional packages: the pinned Node.js is one of them. With the development ones: they build the site.
  const isDone = run('npm', [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (!isDone) {
    stop(
      'The packages could not be installed.',
      'Check the network and the messages above, then run the same command again.',
    );
  }
  writeFileSync(STAMP_FILE, lock);
}
