import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { SOURCES } from './build.mjs';

const BUILDERS = [
  ...SOURCES.filter((source) => source.endsWith('.ts')),
  ...globSync('scripts/finish-build/**/*.ts').filter((file) => !file.endsWith('.test.ts')),
];
/** Says what a build was made from; none of it is in the site. */
const STAMP_WRITER = 'scripts/bootstrap/build.mjs';
const RELATIVE_IMPORT = /from '(\.{1,2}\/[^']+)'/g;

const isWatched = (file: string) =>
  file === STAMP_WRITER ||
  SOURCES.some((source) => file === source || file.startsWith(`${source}/`));

test('a change to anything that makes the site builds it anew', () => {
  expect(BUILDERS.length).toBeGreaterThan(20);
  const unwatched = BUILDERS.flatMap((file) =>
    [file, ...importsOf(file)].filter((path) => !isWatched(path)),
  );
  expect([...new Set(unwatched)]).toEqual([]);
});

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(RELATIVE_IMPORT)].map(([, path = '']) =>
    join(dirname(file), path),
  );
}
