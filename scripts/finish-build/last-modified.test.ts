import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGES } from '../../app/url-map.ts';
import { filesOf, lastModified } from './last-modified.ts';

const INDEXED = PAGES.filter((page) => !page.noindex && !page.canonical);

it.each(INDEXED.map((page) => [page.path, page] as const))(
  'finds the module and the words of %s',
  (_, page) => {
    const [module = '', words = ''] = filesOf(page);
    expect(existsSync(module), module).toBe(true);
    expect(existsSync(words), words).toBe(true);
  },
);

it.each(INDEXED.map((page) => [page.path, page] as const))(
  'says a day of the calendar of %s where its whole history is here, and nothing elsewhere',
  (_, page) => {
    const day = expect(lastModified(page), page.path);
    if (isInWholeHistory(filesOf(page))) day.toMatch(/^20\d\d-\d\d-\d\d$/);
    else day.toBeUndefined();
  },
);

/** Whether some of the files were ever committed, and how they came to be is known; not so in a copy without history. */
function isInWholeHistory(files: readonly string[]): boolean {
  try {
    const isShallow = git('rev-parse', '--is-shallow-repository') !== 'false';
    return !isShallow && git('ls-tree', '--name-only', 'HEAD', ...files) !== '';
  } catch {
    return false;
  }
}

function git(...words: string[]): string {
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  return execFileSync('git', words, { encoding: 'utf8', stdio: [...stdio] }).trim();
}
