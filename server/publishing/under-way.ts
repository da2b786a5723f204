import { existsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../files/write-file.ts';
import { makeLastingFolder } from '../files/lasting-folder.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { ServerConfig } from '../config.ts';
import { liveFileOf, sitesFolderOf } from './published-build.ts';

/*
 * Publishing changes files, and the database after them. Were the server killed between the two, its content would be a part of the new one and a part of
 * the old, and no list would say so. So what the files were is kept until it is done, and the next start puts them back.
 */

const FOLDER = 'under-way';
const NOTE = 'note.json';
const FORMER = 'former';
const MODE = 0o600;

const noteSchema = z.strictObject({
  /** When it was published: the moment of its edition. */
  at: z.string(),
  contentFolder: z.string(),
  /** Files of the content that it changes; what has no copy was not there. */
  files: z.array(z.string()),
  /** What the next start was to serve; null: what was deployed. */
  live: z.string().nullable(),
});

interface Place {
  readonly dataDir: string;
  readonly contentFolder: string;
}

/** Keeps what the files of a content say, before they are changed. @param at the moment of the edition that they become */
export async function noteUnderWay(
  { dataDir, contentFolder }: Place,
  files: readonly string[],
  at: string,
): Promise<void> {
  const folder = folderOf(dataDir);
  await rm(folder, { recursive: true, force: true });
  for (const name of files) {
    const file = path.join(contentFolder, name);
    if (!existsSync(file)) continue;
    const copy = path.join(folder, FORMER, name);
    await makeLastingFolder(path.dirname(copy));
    await writeWhole(copy, await readFile(file), (await stat(file)).mode & 0o777);
  }
  const liveFile = liveFileOf(dataDir);
  const live = existsSync(liveFile) ? await readFile(liveFile, 'utf8') : null;
  await makeLastingFolder(folder);
  // Last: without it nothing was changed yet.
  await writeWhole(
    path.join(folder, NOTE),
    JSON.stringify({ at, contentFolder, files, live }),
    MODE,
  );
}

/** It is done, or was taken back. */
export async function endUnderWay(dataDir: string): Promise<void> {
  await rm(folderOf(dataDir), { recursive: true, force: true });
}

/**
 * Sees to what was under way when the server ended: what was not published is taken back, files and all.
 *
 * @returns what whoever looks after the server is to know; undefined where nothing was under way
 */
export async function settleUnderWay(
  { DATA_DIR: dataDir, SITE_CONTENT_DIR }: Pick<ServerConfig, 'DATA_DIR' | 'SITE_CONTENT_DIR'>,
  database: RequestDatabase,
): Promise<string | undefined> {
  const contentFolder = path.resolve(SITE_CONTENT_DIR);
  const folder = folderOf(dataDir);
  const file = path.join(folder, NOTE);
  if (!existsSync(file)) return undefined;
  const note = noteSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const edition = await database
    .selectFrom('site_editions')
    .select('number')
    .where('at', '=', note.at)
    .executeTakeFirst();
  if (edition === undefined && note.contentFolder === contentFolder) {
    for (const name of note.files)
      await putBack(path.join(folder, FORMER, name), path.join(contentFolder, name));
    if (note.live === null) await rm(liveFileOf(dataDir), { force: true });
    else await writeWhole(liveFileOf(dataDir), note.live, MODE);
  }
  await endUnderWay(dataDir);
  return edition === undefined
    ? 'The server ended while the desk published: the content is again as it was before, and the drafts are there. Publish once more.'
    : 'The server ended while the desk published: it is published, and its commit may be missing. Look at the content folder with git status.';
}

async function putBack(copy: string, file: string): Promise<void> {
  if (existsSync(copy))
    await writeWhole(file, await readFile(copy), (await stat(copy)).mode & 0o777);
  else await rm(file, { force: true });
}

function folderOf(dataDir: string): string {
  return path.join(sitesFolderOf(dataDir), FOLDER);
}
