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

it('says a day of the calendar, or nothing', () => {
  for (const page of INDEXED)
    expect(lastModified(page) ?? '2026-01-01').toMatch(/^20\d\d-\d\d-\d\d$/);
});
