import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  findInstallScriptFaults,
  type InstalledPackage,
  type PackageFile,
} from './check-packages/install-script-faults.ts';
import { findLicenseFaults, type LockedPackage } from './check-packages/license-faults.ts';
import { LOCK_FILES } from './packages-apart/lock-files.mjs';

/** Checks the packages that the project is made with: their licenses, and that none runs anything unseen when it is installed (SECURITY.md). */
const INSTALLED = 'node_modules/{*,@*/*,**/node_modules/{*,@*/*}}/package.json';

const ofLicenses = LOCK_FILES.flatMap((lock) => {
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return findLicenseFaults(packages).map((fault) => `${lock}: ${fault}`);
});
const installed = globSync(INSTALLED, { exclude: ['node_modules/.cache'] }).map(
  (path): InstalledPackage => ({
    file: JSON.parse(readFileSync(path, 'utf8')) as PackageFile,
    hasRecipe: existsSync(join(dirname(path), 'binding.gyp')),
  }),
);
if (installed.length === 0) throw new Error('no package is installed');
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>;
};
const faults = [...ofLicenses, ...findInstallScriptFaults(installed, allowScripts)];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
