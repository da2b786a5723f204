import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { isAnnounced, withAnnouncement } from '../site/announced-site.ts';
import { contentTypeOf } from '../site/content-types.ts';
import { listFiles } from '../site/built-files.ts';
import { readManifest } from '../site/manifest.ts';
import type { Publishing } from '../publishing/publishing.ts';
import { limited } from './card-requests.ts';
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

const HTML = 'text/html; charset=utf-8';

/** Its pages and styles name files from the top of the site's own host; here they lie below the preview. */
const FROM_THE_TOP = /(?<=["'(,\s=])\/(?=(?:assets|marks|favicon|icon-|apple-touch)\b)/g;

const address = z.object({ id: z.string().max(40), '*': z.string().max(300) });

/** Two widths of a page with all of its pictures are a hundred files, and somebody looks through the pages. */
export const FILES_A_MINUTE = 6_000;

/** Where they lie. */
export const PREVIEW_ADDRESS = '/preview/';

/** In the place of a preview's name: the site as visitors see it now. */
const LIVE = 'live';

interface PreviewFile {
  readonly type: string;
  readonly body: Buffer;
}

/** The pages and files of the site that was built beside the one that visitors see; and of that one itself, which no page of another host may show. */
export function addPreviewRoutes(
  app: FastifyInstance,
  { database, now, publishing }: DeskDependencies,
): void {
  app.get(`${PREVIEW_ADDRESS}:id/*`, limited(FILES_A_MINUTE), async (request, reply) => {
    await requireSession(database, request, now());
    const asked = address.safeParse(request.params);
    if (!asked.success) throw refuseNoPreview();
    const { id, '*': wanted } = asked.data;
    const found =
      id === LIVE ? findLive(publishing, wanted, now()) : findBuilt(publishing, id, wanted);
    if (found === undefined) throw refuseNoPreview();
    const { type, body } = found;
    reply
      .header('content-security-policy', POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store');
    const namesFiles = /^text\/(html|css)/.test(type);
    const text = () => body.toString('utf8').replaceAll(FROM_THE_TOP, `${PREVIEW_ADDRESS}${id}/`);
    return reply.type(type).send(namesFiles ? text() : body);
  });
}

function refuseNoPreview() {
  return refuseDesk(404, 'That preview is no more. Build it again.');
}

function findLive({ live }: Publishing, wanted: string, moment: Date): PreviewFile | undefined {
  const site = isAnnounced(live.site(), moment) ? withAnnouncement(live.site()) : live.site();
  const answer = site.answers.get(`/${wanted}`);
  if (answer?.identity.status !== 200) return undefined;
  const isPage = site.pagePaths.has(`/${wanted}`);
  return { type: isPage ? HTML : contentTypeOf(wanted), body: answer.identity.body };
}

function findBuilt({ publisher }: Publishing, id: string, wanted: string): PreviewFile | undefined {
  const buildDir = publisher.previewFolder(id);
  if (buildDir === undefined) return undefined;
  const { pages } = readManifest(path.join(buildDir, '..', 'site.json'));
  const page = pages[`/${wanted}`];
  if (page !== undefined) {
    // With an announcement that begins later, too: it is to be looked at before.
    const file = path.join(buildDir, page.announcedFile ?? page.file);
    return { type: HTML, body: readFileSync(file) };
  }
  // By the list of what was built: no address reaches another folder.
  if (!listFiles(buildDir).includes(wanted)) return undefined;
  return { type: contentTypeOf(wanted), body: readFileSync(path.join(buildDir, wanted)) };
}
