import { englishPathOf } from '../../domain/languages/page-languages.ts';
import { isWeddingPath, NOT_FOUND_PATH, PAGES, WEDDINGS_PREFIX } from '../url-map.ts';

/** Nobody else learns who opens these: they are for patients, for members, and for someone with a toothache. */
const OWN_COUNT_ONLY: ReadonlySet<string> = new Set([
  '/emergency',
  ...PAGES.filter((page) => page.noindex).map((page) => page.path),
]);

/**
 * The address under which a page is measured: the one of the URL map that it is known by. Whatever else an address may hold (a query, a hash, what
 * somebody typed behind the slash) is not in it.
 *
 * @param path as the browser has it, without query and hash
 */
export function measuredPath(path: string): string {
  if (isWeddingPath(path)) return WEDDINGS_PREFIX;
  const page = PAGES.find((one) => one.path === path);
  return page === undefined || page.embed ? NOT_FOUND_PATH : (page.canonical ?? page.path);
}

/** All that `measuredPath` can say. */
export const MEASURED_PATHS: readonly string[] = [
  ...new Set(PAGES.filter((page) => !page.embed).map((page) => measuredPath(page.path))),
  NOT_FOUND_PATH,
];

/** Whether other companies may be told of a page, by visitors who agreed. */
export function mayBeTold(path: string): boolean {
  return !OWN_COUNT_ONLY.has(englishPathOf(path));
}
