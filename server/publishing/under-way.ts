import { existsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../files/write-file.ts';
import { makeLastingFolder, sync } from '../files/lasting-folder.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { liveFileOf, underWayNoteOf } from './published-build.ts';

/*
 * Publishing changes files, and the database after them. Were the server killed between the two, its content would be a part of the new one and a part of
 * the old, and no list would say so. So what the files were is kept until it is done, and the next start puts them back; where it cannot, it is kept on, and
 * nothing is built or published before somebody could.
 */

const FORMER = 'former';
const MODE = 0o600;

const noteSchema = z.strictObject({
  /** When it was published: the moment of its edition. */
  at: z.string(),
  contentFolder: z.string(),
  /** Files of the content that it changes, each with a copy of what it was. */
  files: z.array(z.string()),
  /** Files that were not there before. */
  added: z.array(z.string()),
  /** What the next start was to serve; null: what was deployed. */
  live: z.string().nullable(),
});

interface Place {
  readonly dataDir: string;
  readonly contentFolder: string;
}

/**
 * Keeps what the files of a content say, before they are changed.
 *
 * @param at the moment of the edition that they become
 * @throws Error where something else is under way still: its copies are the only ones
 */
export async function noteUnderWay(
  { dataDir, contentFolder }: Place,
  files: readonly string[],
  at: string,
): Promise<void> {
  const folder = folderOf(dataDir);
  if (existsSync(underWayNoteOf(dataDir))) throw new Error('What was under way is not settled.');
  await rm(folder, { recursive: true, force: true });
  const there = files.filter((name) => existsSync(path.join(contentFolder, name)));
  const added = files.filter((name) => !there.includes(name));
  for (const name of there) {
    const file = path.join(contentFolder, name);
    const copy = path.join(folder, FORMER, name);
    await makeLastingFolder(path.dirname(copy));
    await writeWhole(copy, await readFile(file), (await stat(file)).mode & 0o777);
  }
  const liveFile = liveFileOf(dataDir);
  const live = existsSync(liveFile) ? await readFile(liveFile, 'utf8') : null;
  await makeLastingFolder(folder);
  // Last: without it nothing was changed yet.
  await writeWhole(
    underWayNoteOf(dataDir),
    JSON.stringify({ at, contentFolder, files: there, added, live }),
    MODE,
  );
}

/** It is done, or was taken back. The note goes first, and for good: without it none of the copies counts, however many of them are left. */
export async function endUnderWay(dataDir: string): Promise<void> {
  const folder = folderOf(dataDir);
  if (!existsSync(folder)) return;
  await rm(underWayNoteOf(dataDir), { force: true });
  await sync(folder);
  await rm(folder, { recursive: true, force: true });
}

/**
 * Sees to what was under way when the server ended, or could not be taken back then: what was not published is taken back, files and all. What fails
 * leaves the copies where they are, for the next time.
 *
 * @returns what whoever looks after the server is to know; undefined where nothing was under way
 * @throws Error where it cannot be: the note or a copy cannot be read, or a file cannot be written
 */
export async function settleUnderWay(
  { dataDir, contentFolder }: Place,
  database: RequestDatabase,
): Promise<string | undefined> {
  const file = underWayNoteOf(dataDir);
  if (!existsSync(file)) return undefined;
  const note = noteSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const isPublished = await hasEditionOf(database, note.at);
  const isSameFolder = note.contentFolder === path.resolve(contentFolder);
  if (!isPublished) {
    if (isSameFolder) await putBack(note, path.join(folderOf(dataDir), FORMER));
    if (note.live === null) await rm(liveFileOf(dataDir), { force: true });
    else await writeWhole(liveFileOf(dataDir), note.live, MODE);
  }
  await endUnderWay(dataDir);
  return `The server ended while the desk published: ${sayOutcome(isPublished, isSameFolder, note.contentFolder)}`;
}

/** Whether what was published at a moment stands in the list of sites. */
export async function hasEditionOf(database: RequestDatabase, at: string): Promise<boolean> {
  const edition = await database
    .selectFrom('site_editions')
    .select('number')
    .where('at', '=', at)
    .executeTakeFirst();
  return edition !== undefined;
}

function sayOutcome(isPublished: boolean, isSameFolder: boolean, contentFolder: string): string {
  if (isPublished)
    return 'it is published, and its commit may be missing. Look at the content folder with git status.';
  return isSameFolder
    ? 'the content is again as it was before, and the drafts are there. Publish once more.'
    : `it is not published, and the site is again the one of before. SITE_CONTENT_DIR names another folder since; nothing was put back in the one of then (${contentFolder}), where files may be changed. Look there with git status.`;
}

/** All or, where a copy is missing, nothing: a file that was there is never deleted for want of its copy. */
async function putBack(
  { contentFolder, files, added }: z.infer<typeof noteSchema>,
  former: string,
): Promise<void> {
  const missing = files.filter((name) => !existsSync(path.join(former, name)));
  if (missing.length > 0) throw new Error('Copies of content files are missing.');
  for (const name of files) {
    const copy = path.join(former, name);
    const mode = (await stat(copy)).mode & 0o777;
    await writeWhole(path.join(contentFolder, name), await readFile(copy), mode);
  }
  for (const name of added) await rm(path.join(contentFolder, name), { force: true });
}

function folderOf(dataDir: string): string {
  return path.dirname(underWayNoteOf(dataDir));
}
