import type { HostedSite } from './hosted-site.ts';

/** Headers for an address, for all below a folder (`/social/*`), or for one level below (`/weddings/:any`). */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A file below /assets/ has its content's hash in its name. */
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };
const ASSETS = '/assets/*';

/**
 * Which address has which headers beside those of every answer. A page has one rule for its address and one with a slash, which some hosts add. No
 * address meets two rules that set the same header, since hosts would join the values, and two policies forbid what either forbids.
 *
 * @throws Error for a family that names no page
 */
export function headerRules({
  pages,
  families,
  fileHeaders,
  files,
  fileNames,
}: HostedSite): HeaderRule[] {
  const ofFamilies = new Set(families.map(({ page }) => page));
  const ofPages = Object.entries(pages)
    .filter(([path]) => !ofFamilies.has(path))
    .flatMap(([path, { headers }]) =>
      [path, ...(path === '/' ? [] : [`${path}/`])].map((pattern) => ({ pattern, headers })),
    );
  const ofAny = families.map(({ prefix, page }) => {
    const target = pages[page];
    if (target === undefined) throw new Error(`${prefix} stands for ${page}, which is no page`);
    return { pattern: `${prefix}/:any`, headers: target.headers };
  });
  const ofFiles = filePatterns(fileNames, Object.keys(files), Object.keys(pages)).map(
    (pattern) => ({ pattern, headers: files[pattern] ?? fileHeaders }),
  );
  const ofAssets = { pattern: ASSETS, headers: { ...fileHeaders, ...IMMUTABLE } };
  return [ofAssets, ...ofPages, ...ofAny, ...ofFiles];
}

/** Whole folders where they hold files alone and none with headers of its own; else file by file. Hosts limit how many rules there may be. */
function filePatterns(
  names: readonly string[],
  ofTheirOwn: readonly string[],
  pages: readonly string[],
): string[] {
  const patterns = names.map((name) => {
    const [folder = '', ...rest] = name.split('/');
    const isWithin = (path: string) => path === `/${folder}` || path.startsWith(`/${folder}/`);
    const isMixed = rest.length === 0 || [...ofTheirOwn, ...pages].some(isWithin);
    return isMixed ? `/${name}` : `/${folder}/*`;
  });
  return [...new Set(patterns)].filter((pattern) => pattern !== ASSETS);
}
