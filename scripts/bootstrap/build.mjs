// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run, stop } from './run.mjs';

/** Another one is named by CONTENT_FOLDER (app/content/content-folder.server.ts). */
const OWN_CONTENT = 'content';

/** What the built site is made from. */
export const SOURCES = [
  'app',
  OWN_CONTENT,
  'desk',
  'domain',
  'public',
  'scripts/build.ts',
  'scripts/chunk-groups.ts',
  'scripts/finish-build',
  'scripts/finish-build.ts',
  'scripts/own-client-router.ts',
  'scripts/leave-out-woff2.ts',
  'scripts/leave-out-shader-comments.ts',
  'server/publishing/content-texts.ts',
  'server/site/built-files.ts',
  'server/startup-error.ts',
  'react-router.config.ts',
  'vite.config.ts',
  'package-lock.json',
];
const MANIFEST_FILE = 'build/site.json';
const DESK_FILE = 'build/desk/index.html';
/** Which sources the build belongs to. */
const STAMP_FILE = 'build/.built-from';

/** Builds the site when it is missing, its sources have changed since, or a day has come on which it shows other things; quick when it is current. */
export function ensureBuilt() {
  if (isCurrent()) return;
  console.log(
    'Building the site (about a minute; longer the first time, while pictures are made)…',
  );
  if (!run('npm', ['run', '--silent', 'build'])) {
    stop(
      'The site could not be built.',
      'Mend what the messages above name, then run the same command again.',
    );
  }
}

/**
 * Builds the site while something else goes on, where it has to be built, and says nothing: `ensureBuilt` afterwards builds again what
 * failed, and shows why.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<void>} resolves when the build has ended, well or not
 */
export function buildMeanwhile(environment) {
  if (isCurrent()) return Promise.resolve();
  const build = spawn('npm', ['run', '--silent', 'build'], { stdio: 'ignore', env: environment });
  return new Promise((resolve) => {
    build.once('error', () => resolve());
    build.once('exit', () => resolve());
  });
}

/** Whether the site was built from the sources as they are, and shows what belongs to today. */
function isCurrent() {
  return (
    existsSync(MANIFEST_FILE) &&
    existsSync(DESK_FILE) &&
    existsSync(STAMP_FILE) &&
    isStampGood(readFileSync(STAMP_FILE, 'utf8')) &&
    holdsToday(readFileSync(MANIFEST_FILE, 'utf8'))
  );
}

/**
 * What the sources are now, for `stampBuild` once they are built: one that changes meanwhile is built again.
 *
 * @returns {string}
 */
export const hashOfSources = () =>
  hashOf(SOURCES.map((source) => (source === OWN_CONTENT ? contentBuiltFrom() : source)));

/**
 * Has builds made from the content that the desk publishes from, where that is another one than the program's own: a build of its own would put
 * back what was changed at the desk. CONTENT_FOLDER that is set is left as it is.
 *
 * @param {NodeJS.ProcessEnv} environment changed
 */
export function buildFromPublished(environment) {
  const { SITE_CONTENT_DIR = '', CONTENT_FOLDER } = environment;
  if (SITE_CONTENT_DIR === '' || CONTENT_FOLDER !== undefined) return;
  const folder = resolve(SITE_CONTENT_DIR);
  if (folder !== resolve(OWN_CONTENT)) environment['CONTENT_FOLDER'] = `${folder}/`;
}

function contentBuiltFrom() {
  const { CONTENT_FOLDER } = process.env;
  return CONTENT_FOLDER === undefined ? OWN_CONTENT : resolve(CONTENT_FOLDER);
}

/** @param {string} sources as they were when the build began */
export const stampBuild = (sources) => writeFileSync(STAMP_FILE, `${sources}${hasteMark()}`);

/**
 * A build of pictures made in haste (`PICTURE_EFFORT`) is good enough for the tests that asked for it, and never for visitors.
 *
 * @param {string} stamp
 */
function isStampGood(stamp) {
  const sources = hashOfSources();
  return stamp === sources || stamp === `${sources}${hasteMark()}`;
}

function hasteMark() {
  const effort = process.env['PICTURE_EFFORT'];
  return effort === undefined ? '' : ` with pictures of effort ${effort}`;
}

/**
 * Whether no consent and no event has ended since the build.
 *
 * @param {string} manifest
 */
function holdsToday(manifest) {
  const { consents, events } = JSON.parse(manifest).validity;
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  /** @type {string[]} */
  const lastDays = [
    ...consents.map((/** @type {{ holdsUntil: string }} */ { holdsUntil }) => holdsUntil),
    ...events.map((/** @type {{ day: string }} */ { day }) => day),
  ];
  return lastDays.every((lastDay) => lastDay >= today);
}

/**
 * @param {string[]} paths files and folders
 * @returns {string} a hash over all names and contents
 */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]} the file itself, or the files below the folder, in a fixed order; tests are no source of the site, nor is the history of a content with one of its own
 */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .filter((name) => name !== '.git')
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}
