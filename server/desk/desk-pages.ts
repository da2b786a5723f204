import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentTypeOf } from '../site/content-types.ts';
import { StartupError } from '../startup-error.ts';

/** Its addresses: all of them are the one page, which decides what it shows. They hold numbers alone. */
const DESK_ADDRESSES = [
  '/',
  '/start',
  '/diary',
  '/cards',
  '/called',
  '/called/:number',
  '/people',
  '/site',
  '/site/:part',
  '/card/:name',
  '/card/:name/photos',
] as const;

/** The desk's own scripts and styles, and nothing of anybody else's. Photos are opened in memory, so they have addresses of the page's own. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  // Pages of a preview of the site, in which nothing runs (preview-routes.ts).
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Names with a hash of their content. */
const FOR_EVER = 'private, max-age=31536000, immutable';

/**
 * Serves the built desk from memory.
 *
 * @throws StartupError when it is not built
 */
export function addDeskPages(app: FastifyInstance, buildDir: string): void {
  const page = path.join(buildDir, 'index.html');
  if (!existsSync(page)) {
    throw new StartupError(
      `The built desk is missing (${page}). Run npm run build, or set DESK=off to leave it out.`,
    );
  }
  const html = readFileSync(page);
  for (const address of DESK_ADDRESSES) {
    app.get(address, async (_request, reply) =>
      reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(html),
    );
  }
  for (const file of globSync('assets/*', { cwd: buildDir })) {
    const bytes = readFileSync(path.join(buildDir, file));
    app.get(`/${file}`, async (_request, reply) =>
      reply.header('cache-control', FOR_EVER).type(contentTypeOf(file)).send(bytes),
    );
  }
}
