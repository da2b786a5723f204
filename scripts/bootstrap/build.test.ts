import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildFromPublished, hashOfSources, SOURCES } from './build.mjs';

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

test.each([
  ['an absolute path', { SITE_CONTENT_DIR: '/srv/content/' }, '/srv/content/'],
  ['a path from the program', { SITE_CONTENT_DIR: '../own' }, `${resolve('../own')}/`],
  ["the program's own", { SITE_CONTENT_DIR: './content' }, undefined],
  ['none', { SITE_CONTENT_DIR: '' }, undefined],
  ['one to build from', { SITE_CONTENT_DIR: '/srv/content', CONTENT_FOLDER: '/a/' }, '/a/'],
])('builds from the content that the desk publishes from: %s', (_, settings, folder) => {
  const environment: NodeJS.ProcessEnv = { ...settings };
  buildFromPublished(environment);
  expect(environment['CONTENT_FOLDER']).toBe(folder);
});

test('a change of the content that was built from builds it anew, and its history does not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  const own = hashOfSources();
  vi.stubEnv('CONTENT_FOLDER', `${folder}/`);
  writeFileSync(join(folder, 'fee.txt'), '$100');
  const before = hashOfSources();
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, '.git', 'index'), 'a commit');
  expect(hashOfSources()).toBe(before);
  writeFileSync(join(folder, 'fee.txt'), '$120');
  expect(new Set([own, before, hashOfSources()]).size).toBe(3);
});

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(RELATIVE_IMPORT)].map(([, path = '']) =>
    join(dirname(file), path),
  );
}
