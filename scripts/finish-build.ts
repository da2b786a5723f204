import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadAnnouncement } from '../app/content/announcement.server.ts';
import { buildDay, shownInThisBuild } from '../app/content/consent.server.ts';
import { loadPage } from '../app/content/page.server.ts';
import { loadOwnPhotographs } from '../app/content/pictures.server.ts';
import { loadPractice } from '../app/content/practice.server.ts';
import { loadRedirects } from '../app/content/navigation.server.ts';
import { MEASURED_PATHS } from '../app/analytics/measured-path.ts';
import { loadSpanishFacts } from '../app/content/spanish-facts.server.ts';
import { loadValidity } from '../app/content/validity.server.ts';
import { loadDeskLetters } from '../app/content/shell.server.ts';
import { ANY_WEDDING_PATH, NOT_FOUND_PATH, PAGES, WEDDINGS_PREFIX } from '../app/url-map.ts';
import { NOTICE_PDF_PATH } from '../app/site/notice-pdf-path.ts';
import { PROMISE_MARK } from '../app/site/promise-mark.ts';
import { frameOrigins, needsServer } from '../domain/embeds/embed-providers.ts';
import { KEY_PLACEHOLDER } from '../domain/intake/wire.ts';
import { LANGUAGES, pathIn, SPANISH } from '../domain/languages/page-languages.ts';
import { ROOM_PATH } from '../domain/measurement/room-messages.ts';
import { purposesOf } from '../domain/measurement/purposes.ts';
import { letterFactsOf } from '../domain/practice/contact-facts.ts';
import { listFiles } from '../server/site/built-files.ts';
import { askForFirstDrawing } from './finish-build/ask-for-first-drawing.ts';
import { compressBuild } from './finish-build/compress.ts';
import { deferEntry } from './finish-build/defer-entry.ts';
import { EMERGENCY_WORKER_PATH, writeEmergencyWorker } from './finish-build/emergency-worker.ts';
import { findDeadLinks } from './finish-build/find-dead-links.ts';
import { inlineCriticalCss } from './finish-build/inline-critical-css.ts';
import { markPage } from './finish-build/mark-page.ts';
import { measurementRoom } from './finish-build/measurement-room.ts';
import { namePicturesAlike } from './finish-build/name-pictures-alike.ts';
import { writeNoticePdf } from './finish-build/notice-pdf.ts';
import {
  ANNOUNCED_FILE,
  BUILD_FOLDER,
  CADDY_HEADERS_FILE,
  htmlFileOf,
  MANIFEST_FILE,
  NGINX_HEADERS_FILE,
  PRERENDERER_FOLDER,
} from './finish-build/paths.ts';
import { caddyHeadersOf, nginxHeadersOf } from './finish-build/own-web-servers.ts';
import {
  commonHeaders,
  FILE_HEADERS,
  filesOfTheirOwn,
  securityHeaders,
} from './finish-build/security-headers.ts';
import { writeRedirectPages, writeRobotsFiles } from './finish-build/site-files.ts';
import {
  headersFileOf,
  leadsToServer,
  redirectsFileOf,
  withPolicyInside,
} from './finish-build/static-hosts.ts';
import { splitAnnouncement } from './finish-build/split-announcement.ts';
import { marksOfPhotographs } from './finish-build/photograph-marks.ts';
import { previewFirstDrawing } from './finish-build/preview-first-drawing.ts';
import { previewFirstPicture } from './finish-build/preview-first-picture.ts';
import { shortenScriptNames } from './finish-build/shorten-script-names.ts';
import { slimManifestIn } from './finish-build/slim-manifest.ts';
import { writeSocialImages } from './finish-build/social-images.ts';

/**
 * Turns the framework's build into the site: pages that paint before any script, a policy for each of them, what robots and previews
 * read, and the manifest that the server serves from.
 */
interface ManifestPage {
  file: string;
  /** The page with the announcement on it, for the days of that. */
  announcedFile?: string;
  status: number;
  headers: Record<string, string>;
  /** The server fills in a fresh idempotency key at each answer. */
  perRequestKey?: true;
}

/** The page that is kept for where there is no connection. */
const EMERGENCY_PATH = '/emergency';

const practice = loadPractice();
const announcement = loadAnnouncement(practice);
const hasServer = needsServer(practice.embeds);
const FRAME_ORIGINS = frameOrigins(Object.values(practice.embeds));
const headers = commonHeaders(practice.strictTransport);

async function finishPage(path: string, isEmbed: boolean, status = 200): Promise<ManifestPage> {
  const file = htmlFileOf(path);
  const prerendered = await readFile(join(BUILD_FOLDER, file), 'utf8');
  if (prerendered.includes('<template id="B:')) {
    throw new Error(`${path}: a part of the page waits for a script: see app/entry.server.tsx`);
  }
  if (prerendered.includes(PROMISE_MARK)) {
    throw new Error(`${path}: ${PROMISE_MARK} stands where it is not replaced`);
  }
  const styled = await inlineCriticalCss(deferEntry(prerendered));
  const lively = askForFirstDrawing(await previewFirstDrawing(await previewFirstPicture(styled)));
  const html = isEmbed ? lively : markPage(lively, practice.measurement, hasServer);
  if (!hasServer && leadsToServer(html)) {
    throw new Error(`${path}: leads to our own server, which practice.yaml does without`);
  }
  const headers = securityHeaders(html, isEmbed, FRAME_ORIGINS);
  // An embed that only leads to another provider has no form.
  const hasForm = isEmbed && html.includes(KEY_PLACEHOLDER);
  return {
    file,
    ...(await writePage(file, html)),
    status,
    headers,
    ...(hasForm ? { perRequestKey: true } : {}),
  };
}

/** Writes a page, and once more with the announcement where it has one. Files that others serve have no clock: theirs is as it is on the day of the build. */
async function writePage(file: string, html: string): Promise<Pick<ManifestPage, 'announcedFile'>> {
  const { plain, announced } = splitAnnouncement(html);
  const isToday = announcement !== null && announcement.days.from <= buildDay();
  await writeFile(join(BUILD_FOLDER, file), isToday && !hasServer ? html : plain);
  if (announced === undefined || !hasServer) return {};
  const announcedFile = join(dirname(file), ANNOUNCED_FILE);
  await writeFile(join(BUILD_FOLDER, announcedFile), announced);
  return { announcedFile };
}

// The framework's own fallback page and server build are of no use to a site that is prerendered whole.
await rm(join(BUILD_FOLDER, '__spa-fallback.html'), { force: true });
await rm(PRERENDERER_FOLDER, { recursive: true, force: true });

await slimManifestIn(BUILD_FOLDER);
await namePicturesAlike(BUILD_FOLDER);
await shortenScriptNames(BUILD_FOLDER);

const pages: Record<string, ManifestPage> = {};
for (const page of PAGES) pages[page.path] = await finishPage(page.path, page.embed === true);
pages[ANY_WEDDING_PATH] = await finishPage(ANY_WEDDING_PATH, false);
const notFound = await finishPage(NOT_FOUND_PATH, false, 404);
if (purposesOf(practice.measurement).length > 0) {
  const room = measurementRoom(practice.measurement, practice.siteUrl);
  const file = htmlFileOf(ROOM_PATH);
  await mkdir(dirname(join(BUILD_FOLDER, file)), { recursive: true });
  await writeFile(join(BUILD_FOLDER, file), room.html);
  pages[ROOM_PATH] = { file, status: 200, headers: room.headers };
}

const files = filesOfTheirOwn(EMERGENCY_WORKER_PATH, [NOTICE_PDF_PATH]);
const prefixes = [{ prefix: WEDDINGS_PREFIX, page: ANY_WEDDING_PATH }];
const redirects = loadRedirects();
const manifest = {
  pages,
  prefixes,
  notFound,
  redirects,
  headers,
  fileHeaders: FILE_HEADERS,
  files,
  countedPages: practice.measurement.ownCount && hasServer ? MEASURED_PATHS : [],
  takesAppointments: practice.embeds.scheduling.provider === 'built-in',
  practice: letterFactsOf(practice, loadSpanishFacts(practice).values['feeWhenWeCancel']),
  letterTexts: loadDeskLetters(practice),
  ...(announcement !== null && hasServer ? { announcement: announcement.days } : {}),
  photographs: await marksOfPhotographs(loadOwnPhotographs(shownInThisBuild()).values()),
  validity: loadValidity(shownInThisBuild(), buildDay()),
};
await writeFile(MANIFEST_FILE, JSON.stringify(manifest, null, 2));

// Hosts that only serve files look for the not-found page under this name.
const notFoundHtml = await readFile(join(BUILD_FOLDER, htmlFileOf(NOT_FOUND_PATH)), 'utf8');
await writeFile(join(BUILD_FOLDER, '404.html'), withPolicyInside(notFoundHtml, notFound));
await writeRedirectPages();
await writeRobotsFiles();
const emergencyPages = LANGUAGES.map(async (language) => {
  const page = pathIn(language, EMERGENCY_PATH);
  const html = await readFile(join(BUILD_FOLDER, htmlFileOf(page)), 'utf8');
  const slug = language === SPANISH ? 'es/emergency' : 'emergency';
  return { page, html, words: loadPage(slug, practice).offline };
});
await writeEmergencyWorker(await Promise.all(emergencyPages), practice);
await writeSocialImages();
await writeNoticePdf();
const built = await Promise.all(
  // The announcement may lead somewhere too, and stands on a page that is whole without it.
  Object.entries(pages).map(async ([path, { file, announcedFile }]) => ({
    path,
    html: await readFile(join(BUILD_FOLDER, announcedFile ?? file), 'utf8'),
  })),
);
const deadLinks = findDeadLinks(built, (path) => existsSync(join(BUILD_FOLDER, path)));
if (deadLinks.length > 0) throw new Error(`links that lead nowhere:\n${deadLinks.join('\n')}`);
const hosted = {
  pages,
  families: prefixes,
  redirects,
  headers,
  fileHeaders: FILE_HEADERS,
  files,
  fileNames: listFiles(BUILD_FOLDER),
};
await writeFile(join(BUILD_FOLDER, '_headers'), headersFileOf(hosted));
await writeFile(join(BUILD_FOLDER, '_redirects'), redirectsFileOf(hosted));
// For other web servers to read, and for no visitor: beside the folder that is served.
await writeFile(NGINX_HEADERS_FILE, nginxHeadersOf(hosted));
await writeFile(CADDY_HEADERS_FILE, caddyHeadersOf(hosted));
await compressBuild();
