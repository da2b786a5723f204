import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = 'scripts/packages-apart';
const CACHE = 'node_modules/.cache';
const LOCK = 'package-lock.json';

/**
 * Installs, once, a package that measurements alone need, by a package file and a lock of its own in `scripts/packages-apart`: whoever starts or
 * tests the site does not wait for it (docs/decisions/226-lighthouse-apart.md). Install scripts are not run.
 *
 * @param name of the folder with the two files
 * @param packageName as npm knows it
 * @returns the package's folder; null where it could not be installed, which npm has then said why
 */
export function installApart(name: string, packageName: string): string | null {
  const source = join(SOURCES, name);
  const folder = join(CACHE, name);
  const installed = join(folder, 'node_modules', packageName);
  const isCurrent =
    existsSync(installed) &&
    readFileSync(join(folder, LOCK), 'utf8') === readFileSync(join(source, LOCK), 'utf8');
  if (!isCurrent) {
    process.stderr.write(`Installing ${packageName} (once)…\n`);
    mkdirSync(folder, { recursive: true });
    cpSync(source, folder, { recursive: true });
    spawnSync('npm', ['ci', '--ignore-scripts', '--silent'], { cwd: folder, stdio: 'inherit' });
  }
  return existsSync(installed) ? installed : null;
}
