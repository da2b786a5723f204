// @ts-check
import { readFileSync } from 'node:fs';
import { LOCK_FILES } from './packages-apart/lock-files.mjs';

/**
 * Finds holes in the lock files: optional packages that are named but absent. `npm ci` fails on them, but only in a fresh clone. Also
 * finds addresses of a registry, which would bind every clone to it.
 */
const faults = LOCK_FILES.flatMap(faultsOf);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    'Install the package that is named again under the pinned Node.js (see CONTRIBUTING.md).',
  );
  process.exit(1);
}

/** @param {string} file */
function faultsOf(file) {
  /** @type {Record<string, { optionalDependencies?: Record<string, string>, resolved?: string }>} */
  const packages = JSON.parse(readFileSync(file, 'utf8')).packages;
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').pop()));
  const holes = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${path || 'the project'} wants ${name}, which is not in the lock`),
  );
  const addresses = Object.entries(packages)
    .filter(([, { resolved }]) => resolved?.startsWith('http'))
    .map(([path]) => `${path} names a registry's address`);
  return [...holes, ...addresses].map((fault) => `${file}: ${fault}`);
}
