import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { contentTypeOf } from '../site/content-types.ts';
import { listFiles } from '../site/built-files.ts';
import { readManifest } from '../site/manifest.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { refuseDesk } from './desk-refusals.ts';
import { requireSession } from './sessions.ts';

/**
 * A page of a preview is looked at and does nothing: no script runs in it, it sends nothing, and it opens within the desk alone. It keeps the
 * desk's origin, without which browsers give it no fonts.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ');

/** Its pages and styles name files from the top of the site's own host; here they lie below the preview. */
const FROM_THE_TOP = /(?<=["'(,\s=])\/(?=(?:assets|marks|favicon|icon-|apple-touch)\b)/g;

const address = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/), '*': z.string().max(300) });

/** The pages and files of the site that was built beside the one that visitors see. */
export function addPreviewRoutes(
  app: FastifyInstance,
  { database, now, publishing }: DeskDependencies,
): void {
  app.get('/preview/:id/*', async (request, reply) => {
    await requireSession(database, request, now());
    const read = address.safeParse(request.params);
    const buildDir = read.success ? publishing.publisher.previewFolder(read.data.id) : undefined;
    if (!read.success || buildDir === undefined) throw refuseGone();
    const { id, '*': wanted } = read.data;
    const base = `/preview/${id}/`;
    reply
      .header('content-security-policy', POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store');
    const { pages } = readManifest(path.join(buildDir, '..', 'site.json'));
    const page = pages[`/${wanted}`];
    if (page !== undefined) {
      const html = readFileSync(path.join(buildDir, page.file), 'utf8');
      return reply.type('text/html; charset=utf-8').send(html.replaceAll(FROM_THE_TOP, base));
    }
    // By the list of what was built: no address reaches another folder.
    if (!listFiles(buildDir).includes(wanted)) throw refuseGone();
    const bytes = readFileSync(path.join(buildDir, wanted));
    const isStyle = wanted.endsWith('.css');
    return reply
      .type(contentTypeOf(wanted))
      .send(isStyle ? bytes.toString('utf8').replaceAll(FROM_THE_TOP, base) : bytes);
  });
}

function refuseGone() {
  return refuseDesk(404, 'That preview is no more. Build it again.');
}
