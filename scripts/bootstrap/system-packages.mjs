// @ts-check
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Set to `no` to keep `npm test` from installing anything outside the project. */
const SWITCH = 'INSTALL_SYSTEM_PACKAGES';

/**
 * Installs packages of the system (Debian and its kin, as root), and says so before it does. Does nothing elsewhere, or where
 * INSTALL_SYSTEM_PACKAGES=no forbids it.
 *
 * @param {string} purpose what they are for, to be read by a person
 * @param {string[]} packages
 * @returns {boolean} whether they were installed
 */
export function installSystemPackages(purpose, packages) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get') || process.env[SWITCH] === 'no') return false;
  console.log(
    `Installing system packages for ${purpose}, as root: apt-get install ${packages.join(' ')}\n(${SWITCH}=no leaves the system as it is.)`,
  );
  run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}
