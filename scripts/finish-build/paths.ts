/** Where the build stands, from the project's root. */
export const BUILD_FOLDER = 'build/client';
/** What the server has to know of the build: addresses, files and headers. */
export const MANIFEST_FILE = 'build/site.json';

/** The file of a prerendered path below the build folder: `/team` → `team/index.html`. */
export function htmlFileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
