import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { DATABASE_FILE } from '../db/open-sqlite.ts';
import { draftOf, nameOnce } from '../files/write-file.ts';
import { StaffError } from './staff-error.ts';

const BUSY_TIMEOUT_MS = 5_000;

/**
 * Copies the SQLite database as it stands at one moment, beside a server that goes on writing, checks the copy, and gives it its name only then.
 * It holds nothing that can be read without the private key, but for `outbox.key`, which belongs into no backup.
 *
 * @throws StaffError when there is no database, the file is there already, or the copy cannot be made or is not sound
 */
export async function backUpDatabase(dataDir: string, file: string): Promise<void> {
  const source = path.join(dataDir, DATABASE_FILE);
  if (!existsSync(source)) {
    throw new StaffError(
      `There is no database at ${source}. Name the server's data folder with --data DIR.`,
    );
  }
  const isThere = new StaffError(`${file} is there already, and is left as it is.`);
  if (existsSync(file)) throw isThere;
  const draft = draftOf(file);
  try {
    // SQLite writes into an empty file, which keeps its mode.
    closeSync(openSync(draft, 'wx', 0o600));
    copyTo(source, draft);
    requireSound(draft);
    if (!(await nameOnce(draft, file))) throw isThere;
  } catch (error) {
    if (error instanceof StaffError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StaffError(
      `The copy ${file} cannot be made (${code}). Is there room, and may you write there?`,
    );
  } finally {
    rmSync(draft, { force: true });
  }
}

function copyTo(source: string, draft: string): void {
  const database = new Sqlite(source, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    database.prepare('VACUUM INTO ?').run(draft);
  } finally {
    database.close();
  }
}

function requireSound(file: string): void {
  const copy = new Sqlite(file, { readonly: true });
  try {
    if (copy.pragma('integrity_check', { simple: true }) === 'ok') return;
  } finally {
    copy.close();
  }
  throw new StaffError(
    'The copy is damaged, and so may be the database: see docs/guides/operation.md.',
  );
}
