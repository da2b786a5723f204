// @ts-check
import { globSync } from 'node:fs';

/** The project's lock and those of the packages that are installed apart. */
export const LOCK_FILES = [
  'package-lock.json',
  ...globSync('scripts/packages-apart/*/package-lock.json').toSorted(),
];
