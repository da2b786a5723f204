// @ts-check
import { spawn } from 'node:child_process';
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
  if (!announce(purpose, packages)) return false;
  run('apt-get', UPDATE);
  return run('apt-get', [...INSTALL, ...packages]);
}

/**
 * The same beside something else, for all that is missing at once. It says only what goes wrong: who needs a package looks for it afterwards.
 *
 * @param {string} purpose
 * @param {string[]} packages none: nothing is done
 * @returns {Promise<void>} resolves when that has ended, well or not
 */
export async function installSystemPackagesMeanwhile(purpose, packages) {
  if (packages.length === 0 || !announce(purpose, packages)) return;
  // One process for both: between two of them this one may be busy, and would begin the second only when it no longer is.
  const apt = spawn('sh', ['-c', UPDATE_AND_INSTALL, 'sh', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => {
    apt.once('error', resolve);
    apt.once('exit', resolve);
  });
}

const UPDATE = ['update', '-qq'];
const INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];
const UPDATE_AND_INSTALL = `apt-get ${UPDATE.join(' ')}; apt-get ${INSTALL.join(' ')} "$@"`;

/**
 * @param {string} purpose
 * @param {string[]} packages
 * @returns {boolean} whether they may be installed; then it has been said that they will be
 */
function announce(purpose, packages) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get') || process.env[SWITCH] === 'no') return false;
  console.log(
    `Installing system packages for ${purpose}, as root: apt-get install ${packages.join(' ')}\n(${SWITCH}=no leaves the system as it is.)`,
  );
  return true;
}
