import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const REPOSITORY = resolve(import.meta.dirname, '..');

// Recipes name files from the repository's root, as does what they take from the site.
process.chdir(REPOSITORY);

export default defineConfig({ test: { root: REPOSITORY, include: ['art/**/*.test.ts'] } });
