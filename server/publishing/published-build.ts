import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../files/write-file.ts';
import { listFiles } from '../site/built-files.ts';

/** Sites that the desk has built, below DATA_DIR, and which of them is shown. */
const SITES_FOLDER = 'sites';
const LIVE_FILE = 'live.json';
const MODE = 0o600;
const FOLDER_MODE = 0o700;

/** A built site on the disk. */
export interface BuildPlace {
  readonly manifestPath: string;
  readonly buildDir: string;
}

const liveSchema = z.strictObject({
  /** The folder's name. */
  id: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  /** The build that it was published over: where another is there now, the site was deployed anew since, and that one counts. */
  over: z.string(),
});

/** An absolute path; the folder is made with the first site that is built. */
export function sitesFolderOf(dataDir: string): string {
  return path.join(path.resolve(dataDir), SITES_FOLDER);
}

/** Names the site to start with. */
export function liveFileOf(dataDir: string): string {
  return path.join(sitesFolderOf(dataDir), LIVE_FILE);
}

/** Says what publishing has changed and may have to put back; copies of that lie beside it (under-way.ts). */
export function underWayNoteOf(dataDir: string): string {
  return path.join(sitesFolderOf(dataDir), 'under-way', 'note.json');
}

/** Where a site of the desk's is built. */
export function buildPlaceOf(
  dataDir: string,
  id: string,
): BuildPlace & { folder: string; content: string } {
  const folder = path.join(sitesFolderOf(dataDir), id);
  return {
    folder,
    content: path.join(folder, 'content'),
    manifestPath: path.join(folder, 'build', 'site.json'),
    buildDir: path.join(folder, 'build', 'client'),
  };
}

/** What tells one deployed build from another: its manifest and the names of its files, which have hashes in them. */
function markOfBuild({ manifestPath, buildDir }: BuildPlace): string {
  const hash = createHash('sha256').update(readFileSync(manifestPath));
  for (const file of listFiles(buildDir).toSorted()) hash.update(`\n${file}`);
  return hash.digest('base64url');
}

/** The site to start with: the one that was published at the desk, unless the site was deployed anew since. */
export function findLiveBuild(dataDir: string, deployed: BuildPlace): BuildPlace {
  const file = liveFileOf(dataDir);
  if (!existsSync(file) || !existsSync(deployed.manifestPath)) return deployed;
  const read = liveSchema.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!read.success || read.data.over !== markOfBuild(deployed)) return deployed;
  const place = buildPlaceOf(dataDir, read.data.id);
  return existsSync(place.manifestPath) ? place : deployed;
}

/**
 * Has the next start begin with a site that was built at the desk.
 *
 * @returns takes that back
 */
export async function keepLiveBuild(
  dataDir: string,
  id: string,
  deployed: BuildPlace,
): Promise<() => Promise<void>> {
  const folder = sitesFolderOf(dataDir);
  const file = liveFileOf(dataDir);
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  const former = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  await writeWhole(file, JSON.stringify({ id, over: markOfBuild(deployed) }), MODE);
  return async () => {
    if (former === undefined) await rm(file, { force: true });
    else await writeWhole(file, former, MODE);
  };
}

/** Removes what was built at the desk and is neither shown nor looked at; nothing, while it may have to be put back. */
export async function dropOtherBuilds(dataDir: string, kept: readonly string[]): Promise<void> {
  const folder = sitesFolderOf(dataDir);
  if (!existsSync(folder) || existsSync(underWayNoteOf(dataDir))) return;
  const read = liveSchema.safeParse(
    parseJson(
      existsSync(path.join(folder, LIVE_FILE))
        ? readFileSync(path.join(folder, LIVE_FILE), 'utf8')
        : '',
    ),
  );
  const stays = new Set([...kept, LIVE_FILE, ...(read.success ? [read.data.id] : [])]);
  for (const name of readdirSync(folder)) {
    if (!stays.has(name)) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
