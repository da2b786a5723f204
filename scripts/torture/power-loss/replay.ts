import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import * as z from 'zod';
import { DATABASE_FILE } from '../../../server/db/open-sqlite.ts';
import { LossyDisk, type Loss } from './lossy-disk.ts';
import { seeded } from './random.ts';
import type { DiskEvent } from './read-trace.ts';

const SEED = 20_261_121;
/** How often the rest is drawn anew at one moment. */
const DRAWS = 2;
const ids = z.array(z.string());

export interface Replay {
  /** Moments at which the power failed, each with several disks. */
  cuts: number;
  disks: number;
  acknowledged: number;
  /** Acknowledged requests that were not on a disk, over all disks. */
  lost: number;
  /** Disks on which the database could not be opened, or was not whole. */
  broken: number;
}

/** The id that a client was told, if it was told one. */
function idIn(answer: string): string | undefined {
  return /^HTTP\/1\.1 201 [^]*\{"id":"([0-9a-f-]{36})"/.exec(answer)?.[1];
}

/** The ids of a disk's requests; undefined where its database is broken. */
function readDisk(files: ReadonlyMap<string, Buffer>): Set<string> | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
  let database: Sqlite.Database | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of files) {
      // The shared memory is no file of the disk: it is made anew from the log.
      if (name.endsWith('-shm')) continue;
      writeFileSync(path.join(folder, path.basename(name)), content);
    }
    database = new Sqlite(path.join(folder, DATABASE_FILE), { fileMustExist: true });
    if (database.pragma('integrity_check', { simple: true }) !== 'ok') return undefined;
    return new Set(ids.parse(database.prepare('SELECT id FROM requests').pluck().all()));
  } catch {
    return undefined;
  } finally {
    database?.close();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Lets the power fail right after every acknowledgement, and once at random before the next, and looks on every disk that may be left
 * for what had been acknowledged by then.
 *
 * @param root the folder that was there before the server
 */
export function replay(events: readonly DiskEvent[], root: string): Replay {
  const random = seeded(SEED);
  const disk = new LossyDisk(root);
  const acknowledged: string[] = [];
  const result: Replay = { cuts: 0, disks: 0, acknowledged: 0, lost: 0, broken: 0 };
  let untilNext = -1;

  const look = (loss: Loss): void => {
    result.disks += 1;
    const found = readDisk(disk.cut(loss, random));
    if (found === undefined) result.broken += 1;
    result.lost += acknowledged.filter((id) => found?.has(id) !== true).length;
  };
  const cut = (): void => {
    result.cuts += 1;
    look('all');
    for (let draw = 0; draw < DRAWS; draw += 1) look('some');
  };

  for (const event of events) {
    if (event.kind === 'told') {
      const id = idIn(event.answer);
      if (id === undefined) continue;
      acknowledged.push(id);
      cut();
      untilNext = Math.floor(random() * 20);
      continue;
    }
    disk.apply(event);
    if (untilNext === 0) cut();
    untilNext -= 1;
  }
  return { ...result, acknowledged: acknowledged.length };
}
