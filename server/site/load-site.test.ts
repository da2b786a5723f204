import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeBuiltSite } from '../test-support/built-site.ts';
import { loadSite } from './load-site.ts';

let folder: string;
let paths: { manifestPath: string; buildDir: string };
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  paths = writeBuiltSite(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = () => loadSite(paths.manifestPath, paths.buildDir);

function changeManifest(change: Record<string, unknown>): void {
  const manifest = JSON.parse(readFileSync(paths.manifestPath, 'utf8'));
  writeFileSync(paths.manifestPath, JSON.stringify({ ...manifest, ...change }));
}

it('says what to do when the build is missing', () => {
  rmSync(paths.manifestPath);
  expect(load).toThrow(/Run npm run build first/);
});

it('says what to do when the built files are missing', () => {
  rmSync(paths.buildDir, { recursive: true });
  expect(load).toThrow(/Run npm run build first/);
});

const page = { file: 'index.html', status: 200, headers: {} };

it.each([
  [
    'a page is missing',
    { pages: { '/gone': { ...page, file: 'gone.html' } } },
    /gone\.html is missing/,
  ],
  ['a page claims an address below /api', { pages: { '/api/x': page } }, /server's own/],
  [
    'a page has a key and no place for it',
    { pages: { '/': { ...page, perRequestKey: true } } },
    /__IDEMPOTENCY_KEY__/,
  ],
  ['a prefix names no page', { prefixes: [{ prefix: '/x', page: '/nowhere' }] }, /names no page/],
  ['a redirect leads to another host', { redirects: { '/x': '//evil.example' } }, /does not fit/],
  [
    'a redirect leads to another host by a backslash',
    { redirects: { '/x': '/\\evil.example' } },
    /does not fit/,
  ],
  [
    'a page lies outside the build',
    { pages: { '/': { ...page, file: '../secret.html' } } },
    /does not fit/,
  ],
  ['there is an unknown setting', { cookies: true }, /does not fit/],
])('refuses to start when %s', (_case, change, message) => {
  changeManifest(change);
  expect(load).toThrow(message);
});

it('refuses a manifest that is not JSON', () => {
  writeFileSync(paths.manifestPath, '{');
  expect(load).toThrow(/does not fit/);
});
