import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import * as z from 'zod';
import { DATABASE_FILE } from '../../../server/db/open-sqlite.ts';
import { photoFileName } from '../../../server/photos/photo-store.ts';

/** A request on a disk, with its photos. */
interface StoredRequest {
  sealed: Buffer;
  /** Their files' content, in their order; undefined where the file is not there. */
  photos: (Buffer | undefined)[];
}

/** What of a data folder must outlive a power failure. */
export interface DiskContent {
  /** By id. */
  requests: Map<string, StoredRequest>;
  /** `recipient.txt` and all key files, by name. */
  keys: Map<string, Buffer>;
}

const requestRows = z.array(
  z.object({ id: z.string(), number: z.number(), sealed: z.instanceof(Buffer) }),
);
const photoRows = z.array(z.object({ id: z.string(), request: z.number() }));

const KEY_FILE = /^(recipient\.txt|.*\.key)$/;

/**
 * Opens what a power failure has left of a data folder.
 *
 * @returns undefined where its database cannot be opened or is not whole
 */
export function readDisk(
  files: ReadonlyMap<string, Buffer>,
  dataDir: string,
): DiskContent | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
  let database: Sqlite.Database | undefined;
  try {
    const keys = new Map<string, Buffer>();
    for (const [file, content] of files) {
      const name = path.basename(file);
      if (path.dirname(file) !== dataDir) continue;
      if (KEY_FILE.test(name)) keys.set(name, content);
      // The shared memory is no file of the disk: it is made anew from the log.
      if (name.startsWith(DATABASE_FILE) && !name.endsWith('-shm')) {
        writeFileSync(path.join(folder, name), content);
      }
    }
    database = new Sqlite(path.join(folder, DATABASE_FILE), { fileMustExist: true });
    if (database.pragma('integrity_check', { simple: true }) !== 'ok') return undefined;
    const photos = photoRows.parse(
      database
        .prepare(
          'SELECT id, request FROM request_photos WHERE request IS NOT NULL ORDER BY position',
        )
        .all(),
    );
    const photoFile = (id: string) => files.get(path.join(dataDir, 'photos', photoFileName(id)));
    const requests = requestRows
      .parse(database.prepare('SELECT id, number, sealed FROM requests').all())
      .map(({ id, number, sealed }): [string, StoredRequest] => [
        id,
        {
          sealed,
          photos: photos
            .filter(({ request }) => request === number)
            .map((row) => photoFile(row.id)),
        },
      ]);
    return { requests: new Map(requests), keys };
  } catch {
    return undefined;
  } finally {
    database?.close();
    rmSync(folder, { recursive: true });
  }
}
