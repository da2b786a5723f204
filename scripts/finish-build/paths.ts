/** Where a build stands, from the project's root; the edition without consents has a folder of its own (scripts/build.ts). */
const BUILD_DIRECTORY = process.env.BUILD_DIRECTORY ?? 'build';
/** What is served. */
export const BUILD_FOLDER = `${BUILD_DIRECTORY}/client`;
/** What the framework makes to prerender with. */
export const PRERENDERER_FOLDER = `${BUILD_DIRECTORY}/server`;
/** What the server has to know of the build: addresses, files and headers. */
export const MANIFEST_FILE = `${BUILD_DIRECTORY}/site.json`;
/** The headers, for those who serve the folder with a web server of their own. */
export const NGINX_HEADERS_FILE = `${BUILD_DIRECTORY}/headers.nginx.conf`;
export const CADDY_HEADERS_FILE = `${BUILD_DIRECTORY}/headers.Caddyfile`;

/** A page with the announcement, beside the page without it. */
export const ANNOUNCED_FILE = 'announced.html';

/** The file of a prerendered path below the build folder: `/team` → `team/index.html`. */
export function htmlFileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
