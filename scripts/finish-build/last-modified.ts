import { execFileSync } from 'node:child_process';
import { originalOf, pageFileOf } from '../../app/content/page-file.server.ts';
import type { PageRoute } from '../../app/url-map.ts';

/**
 * The day on which a page's own words or form were last changed, by the history of its files; undefined where there is no whole history, such
 * as in a copy without one: no day is better than a wrong one.
 */
export function lastModified(page: PageRoute): string | undefined {
  if (!hasHistory()) return undefined;
  const day = git('log', '-1', '--format=%cs', '--', ...filesOf(page));
  return day === '' ? undefined : day;
}

/** The page's module, its words, and the feature that bears its name. */
export function filesOf({ path, file }: PageRoute): string[] {
  const slug = file.replace(/\.tsx$/u, '');
  const words = path.startsWith('/legal/') ? `content${path}.md` : `content/${pageFileOf(slug)}`;
  return [`app/pages/${file}`, words, `app/features/${originalOf(slug)}`];
}

let isWhole: boolean | undefined;

function hasHistory(): boolean {
  try {
    isWhole ??= git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    isWhole = false;
  }
  return isWhole;
}

function git(...words: string[]): string {
  return execFileSync('git', words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
