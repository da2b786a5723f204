import type { Database } from 'better-sqlite3';
import { StartupError } from '../startup-error.ts';

/**
 * Forward only: a step that has been released is never edited, a mistake is mended by the next step. The number of
 * steps taken is SQLite's user_version, changed in the step's own transaction, so that a kill between leaves no half step.
 */
const STEPS: readonly string[] = [
  `CREATE TABLE requests (
     number      INTEGER PRIMARY KEY AUTOINCREMENT,
     id          TEXT NOT NULL UNIQUE,
     kind        TEXT NOT NULL,
     received_at TEXT NOT NULL,
     sealed      BLOB NOT NULL,
     key_hash    BLOB NOT NULL UNIQUE,
     body_mac    BLOB NOT NULL
   ) STRICT`,
  // A half-hour of the doctors' calendar has one row at most: its primary key is what a race is decided by.
  `CREATE TABLE appointments (
     number      INTEGER PRIMARY KEY AUTOINCREMENT,
     id          TEXT NOT NULL UNIQUE,
     event       TEXT NOT NULL,
     starts_at   TEXT NOT NULL,
     ends_at     TEXT NOT NULL,
     received_at TEXT NOT NULL,
     sealed      BLOB NOT NULL,
     key_hash    BLOB NOT NULL UNIQUE,
     body_mac    BLOB NOT NULL
   ) STRICT;
   CREATE TABLE appointment_cells (
     starts_at   TEXT PRIMARY KEY,
     appointment INTEGER NOT NULL REFERENCES appointments (number)
   ) STRICT, WITHOUT ROWID`,
  // What looks as if a program had sent it is kept, and marked with why. Notifications wait in the outbox until they are delivered.
  `ALTER TABLE requests ADD COLUMN set_aside TEXT;
   ALTER TABLE appointments ADD COLUMN set_aside TEXT;
   CREATE TABLE outbox (
     number          INTEGER PRIMARY KEY AUTOINCREMENT,
     channel         TEXT NOT NULL,
     message_id      TEXT NOT NULL UNIQUE,
     about           TEXT NOT NULL,
     about_number    INTEGER NOT NULL,
     kind            TEXT NOT NULL,
     received_at     TEXT NOT NULL,
     is_set_aside    INTEGER NOT NULL,
     letter          BLOB,
     state           TEXT NOT NULL DEFAULT 'waiting',
     tries           INTEGER NOT NULL DEFAULT 0,
     due_at_ms       INTEGER NOT NULL,
     lease           TEXT,
     leased_until_ms INTEGER NOT NULL DEFAULT 0,
     last_fault      TEXT
   ) STRICT;
   CREATE INDEX outbox_due ON outbox (channel, state, due_at_ms)`,
  // An appointment keeps its row when it is moved or cancelled: its link goes on saying what became of it.
  `ALTER TABLE appointments ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE appointments ADD COLUMN changed_at TEXT;
   ALTER TABLE appointments ADD COLUMN cancelled_at TEXT`,
  // A photo is noted before it is stored, and given to its request with the request: no photo is ever there that no row knows.
  `CREATE TABLE request_photos (
     id          TEXT PRIMARY KEY,
     request     INTEGER REFERENCES requests (number) ON DELETE SET NULL,
     position    INTEGER NOT NULL,
     bytes       INTEGER NOT NULL,
     noted_at_ms INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX request_photos_request ON request_photos (request)`,
];

/**
 * Brings the database to the newest form.
 *
 * @throws StartupError when the file was written by a newer version of this program
 */
export function migrateDatabase(database: Database): void {
  const takeNextStep = database.transaction((): boolean => {
    // Read inside the transaction: another server may have taken the step while this one waited for the lock.
    const taken = Number(database.pragma('user_version', { simple: true }));
    if (taken > STEPS.length) {
      throw new StartupError(
        `The database is of a newer version (${taken}) than this program (${STEPS.length}). Start the newer program.`,
      );
    }
    const step = STEPS[taken];
    if (step === undefined) return false;
    database.exec(step);
    database.pragma(`user_version = ${taken + 1}`);
    return true;
  });
  while (takeNextStep.immediate()) {
    // one step a turn
  }
}
