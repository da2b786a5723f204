import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';

/** Only pages are HTML: a stray .html file would be shown without its policy. Encodings are chosen by header, never by name. */
const NOT_BY_NAME = /\.(html|br|gz)$/;

/** What other hosts read (scripts/finish-build/static-hosts.ts). */
const FOR_OTHER_HOSTS = new Set(['_headers', '_redirects']);

/** A file in every encoding that stands beside it. */
export function readBodies(file: string) {
  const read = (name: string) => (existsSync(name) ? readFileSync(name) : undefined);
  const br = read(`${file}.br`);
  const gzip = read(`${file}.gz`);
  return { identity: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) };
}

/**
 * Files that can be asked for by name, as paths with forward slashes. Dot files are the build's own, but for /.well-known/.
 *
 * @throws StartupError when the folder is missing
 */
export function listFiles(buildDir: string): string[] {
  if (!existsSync(buildDir)) {
    throw new StartupError(`The built site is missing (${buildDir}). Run npm run build first.`);
  }
  return readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_BY_NAME.test(entry.name))
    .map((entry) =>
      path.relative(buildDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((file) => !FOR_OTHER_HOSTS.has(file))
    .filter((file) => !/(^|\/)\.(?!well-known\/)/.test(file));
}
