import {
  shellSchema,
  type WrittenPageShell,
  type WrittenShell,
} from '../../domain/content/shell.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import type { Shown } from '../site/shown.ts';
import { PAGES } from '../url-map.ts';
import { loadPage } from './page.server.ts';
import { readWords } from './read-words.server.ts';
import { showWords } from './show-words.server.ts';

/** What stands around every page. Throws ContentError. */
export function loadShell(practice: Practice): Shown<WrittenShell> {
  const path = 'shell.yaml';
  return showWords(readWords(path, shellSchema, practice), { file: `content/${path}`, practice });
}

/** What of it a page shows otherwise, by the page's address; pages that do not differ are left out. Throws ContentError. */
export function loadPageShells(practice: Practice): Record<string, Shown<WrittenPageShell>> {
  const shells = slugsByPath().map(
    ([path, slug]) => [path, loadPage(slug, practice).shell] as const,
  );
  return Object.fromEntries(shells.flatMap(([path, shell]) => (shell ? [[path, shell]] : [])));
}

/** The addresses of pages that have words of their own in content/pages, each with its file's name. */
export function slugsByPath(): [path: string, slug: string][] {
  return PAGES.filter(({ path, embed }) => !embed && !path.startsWith('/legal/')).map(
    ({ path, file }) => [path, file.replace('.tsx', '')],
  );
}
