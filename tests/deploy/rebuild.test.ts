import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SCRIPT = path.resolve('deploy/rebuild.sh');
/** Builds what the real one reads: the words of the content, and the day of the last change. */
const STAND_IN_FOR_NPM = `#!/bin/sh
echo "$@" >> "$NPM_CALLS"
[ "$1" = run ] || exit 0
mkdir -p build
cat "\${CONTENT_FOLDER:-content/}fee.txt" > build/page.html
git log -1 --format=%cs -- content/fee.txt >> build/page.html || true
`;
const CHANGED_ON = '2026-03-02';

let folder: string;
let program: string;
let calls: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rebuild-'));
  program = path.join(folder, 'program');
  calls = path.join(folder, 'calls');
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin/npm'), STAND_IN_FOR_NPM);
  chmodSync(path.join(folder, 'bin/npm'), 0o755);
  mkdirSync(path.join(program, 'content'), { recursive: true });
  writeFileSync(path.join(program, 'package-lock.json'), '{}');
  writeFileSync(path.join(program, 'content/fee.txt'), '$100\n');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=The fee');
  // As it was deployed.
  mkdirSync(path.join(program, 'build'));
  writeFileSync(path.join(program, 'build/page.html'), `$100\n${CHANGED_ON}\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...words: string[]): void {
  execFileSync('git', ['-C', program, '-c', 'user.name=Ann', '-c', 'user.email=a@b.c', ...words], {
    env: { ...process.env, GIT_COMMITTER_DATE: `${CHANGED_ON}T12:00:00Z` },
  });
}

/** @returns what the site says afterwards, and whether the server was restarted */
function rebuild(settings: Record<string, string> = {}): { page: string; isRestarted: boolean } {
  const mark = path.join(folder, 'restarted');
  rmSync(mark, { force: true });
  execFileSync('sh', [SCRIPT, program, path.join(folder, 'work'), 'touch', mark], {
    env: {
      ...process.env,
      PATH: `${path.join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
      NPM_CALLS: calls,
      ...settings,
    },
  });
  return {
    page: readFileSync(path.join(program, 'build/page.html'), 'utf8'),
    isRestarted: existsSync(mark),
  };
}

it('leaves a site alone that is as it was, with the days on which its pages changed', () => {
  expect(rebuild()).toEqual({ page: `$100\n${CHANGED_ON}\n`, isRestarted: false });
});

it('shows what the day has changed, and restarts the server once for it', () => {
  writeFileSync(path.join(program, 'content/fee.txt'), '$120\n');
  expect(rebuild()).toEqual({ page: `$120\n${CHANGED_ON}\n`, isRestarted: true });
  expect(rebuild().isRestarted).toBe(false);
});

it('goes on from a run that was cut off between its two moves', () => {
  renameSync(path.join(program, 'build'), path.join(program, 'build.old'));
  writeFileSync(path.join(program, 'content/fee.txt'), '$120\n');
  expect(rebuild()).toEqual({ page: `$120\n${CHANGED_ON}\n`, isRestarted: true });
});

it.each([
  ['an absolute path', () => path.join(folder, 'own')],
  ['a path from the program', () => '../own/'],
])('builds from the content that the desk publishes from: %s', (_, named) => {
  mkdirSync(path.join(folder, 'own'));
  writeFileSync(path.join(folder, 'own/fee.txt'), '$90, by the desk\n');
  const { page } = rebuild({ SITE_CONTENT_DIR: named() });
  expect(page).toContain('$90, by the desk');
});

it('installs the packages that build, and again only when others are locked', () => {
  rebuild();
  rebuild({ NODE_ENV: 'production' });
  writeFileSync(path.join(program, 'package-lock.json'), '{ "changed": true }');
  rebuild();
  expect(readFileSync(calls, 'utf8').trim().split('\n')).toEqual([
    'ci --include=dev',
    'run build',
    'run build',
    'ci --include=dev',
    'run build',
  ]);
});
