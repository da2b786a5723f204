// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { stop } from './run.mjs';
import { installSystemPackages } from './system-packages.mjs';

/** Where Debian keeps its versions, one folder each; they are not in the PATH. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** @returns {string[]} the packages of the system that `ensurePostgres` would install */
export const missingPostgresPackages = () => (findPostgres() ? [] : ['postgresql']);

/**
 * The PostgreSQL that the tests start for themselves: the one that POSTGRES_BIN names, the one in the PATH, or Debian's; installed when
 * there is none.
 *
 * @returns {string} the folder that holds initdb and postgres
 */
export function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  installSystemPackages('the tests on PostgreSQL', missingPostgresPackages());
  return (
    findPostgres() ??
    stop(
      'There is no PostgreSQL for the tests, and none could be installed.',
      'Install it (Debian: apt-get install postgresql), or name the folder of initdb with POSTGRES_BIN, then run the same command again.',
    )
  );
}

/** @returns {string | undefined} the folder that holds initdb and postgres */
export function findPostgres() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  ];
  const initdb = folders
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'initdb'))
    .find((file) => existsSync(file) && existsSync(join(dirname(file), 'postgres')));
  return initdb && dirname(initdb);
}
