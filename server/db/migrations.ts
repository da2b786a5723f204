import { ADDRESS_STEP } from './address-step.ts';
import { CANCELLED_BY_US_STEP } from './cancelled-by-us-step.ts';
import { DESK_STEP } from './desk-step.ts';
import { DIARY_STEP } from './diary-step.ts';
import { FEEDS_STEP } from './feeds-step.ts';
import { HELD_TIMES_STEP } from './held-times-step.ts';
import { KEY_CHANGE_STEP } from './key-change-step.ts';
import { LINK_STEP } from './link-step.ts';
import { MADE_AT_DESK_STEP } from './made-at-desk-step.ts';
import type { MigrationStep } from './migration-step.ts';
import { NUMBERS_STEP } from './numbers-step.ts';
import { OWN_CALENDAR_STEP } from './own-calendar-step.ts';
import { PHOTOGRAPHS_STEP } from './photographs-step.ts';
import { REMINDERS_STEP } from './reminders-step.ts';
import { SERIES_STEP } from './series-step.ts';
import { SITE_STEP } from './site-step.ts';
import { TAKEN_AWAY_STEP } from './taken-away-step.ts';

/**
 * Forward only: a step that has been released is never edited, a mistake is mended by the next step. Each is taken in a transaction of its
 * own that also counts it, so that a kill between leaves no half step (migrate-sqlite.ts, migrate-postgres.ts).
 *
 * Texts that are compared or sorted are COLLATE "C" in PostgreSQL: byte by byte, as SQLite does and as ISO times need.
 */
export const MIGRATION_STEPS: readonly MigrationStep[] = [
  {
    sqlite: `
      CREATE TABLE requests (
        number      INTEGER PRIMARY KEY AUTOINCREMENT,
        id          TEXT NOT NULL UNIQUE,
        kind        TEXT NOT NULL,
        received_at TEXT NOT NULL,
        sealed      BLOB NOT NULL,
        key_hash    BLOB NOT NULL UNIQUE,
        body_mac    BLOB NOT NULL
      ) STRICT`,
    postgres: `
      CREATE TABLE requests (
        number      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id          text NOT NULL UNIQUE,
        kind        text NOT NULL,
        received_at text COLLATE "C" NOT NULL,
        sealed      bytea NOT NULL,
        key_hash    bytea NOT NULL UNIQUE,
        body_mac    bytea NOT NULL
      )`,
  },
  // A half-hour of the doctors' calendar has one row at most: its primary key is what a race is decided by.
  {
    sqlite: `
      CREATE TABLE appointments (
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
    postgres: `
      CREATE TABLE appointments (
        number      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id          text NOT NULL UNIQUE,
        event       text NOT NULL,
        starts_at   text NOT NULL,
        ends_at     text NOT NULL,
        received_at text NOT NULL,
        sealed      bytea NOT NULL,
        key_hash    bytea NOT NULL UNIQUE,
        body_mac    bytea NOT NULL
      );
      CREATE TABLE appointment_cells (
        starts_at   text COLLATE "C" PRIMARY KEY,
        appointment bigint NOT NULL REFERENCES appointments (number)
      );
      CREATE INDEX appointment_cells_of ON appointment_cells (appointment)`,
  },
  // What looks as if a program had sent it is kept, and marked with why. Notifications wait in the outbox until they are delivered.
  // Servers that share PostgreSQL count there for their limits; not logged, since after a crash they may begin anew.
  {
    sqlite: `
      ALTER TABLE requests ADD COLUMN set_aside TEXT;
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
    postgres: `
      ALTER TABLE requests ADD COLUMN set_aside text;
      ALTER TABLE appointments ADD COLUMN set_aside text;
      CREATE TABLE outbox (
        number          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        channel         text NOT NULL,
        message_id      text NOT NULL UNIQUE,
        about           text NOT NULL,
        about_number    bigint NOT NULL,
        kind            text NOT NULL,
        received_at     text COLLATE "C" NOT NULL,
        is_set_aside    integer NOT NULL,
        letter          bytea,
        state           text NOT NULL DEFAULT 'waiting',
        tries           integer NOT NULL DEFAULT 0,
        due_at_ms       bigint NOT NULL,
        lease           text,
        leased_until_ms bigint NOT NULL DEFAULT 0,
        last_fault      text
      );
      CREATE INDEX outbox_due ON outbox (channel, state, due_at_ms);
      CREATE UNLOGGED TABLE rate_counts (
        key        bytea PRIMARY KEY,
        count      bigint NOT NULL,
        ends_at_ms bigint NOT NULL
      )`,
  },
  // An appointment keeps its row when it is moved or cancelled: its link goes on saying what became of it.
  {
    sqlite: `
      ALTER TABLE appointments ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE appointments ADD COLUMN changed_at TEXT;
      ALTER TABLE appointments ADD COLUMN cancelled_at TEXT`,
    postgres: `
      ALTER TABLE appointments ADD COLUMN sequence integer NOT NULL DEFAULT 0;
      ALTER TABLE appointments ADD COLUMN changed_at text;
      ALTER TABLE appointments ADD COLUMN cancelled_at text`,
  },
  // A change is confirmed to the visitor, whose address this server can read with their link alone.
  {
    sqlite: 'ALTER TABLE appointments ADD COLUMN kept_address BLOB',
    postgres: 'ALTER TABLE appointments ADD COLUMN kept_address bytea',
  },
  // A photo is noted before it is stored, and given to its request with the request: no photo is ever there that no row knows.
  {
    sqlite: `
      CREATE TABLE request_photos (
        id          TEXT PRIMARY KEY,
        request     INTEGER REFERENCES requests (number) ON DELETE SET NULL,
        position    INTEGER NOT NULL,
        bytes       INTEGER NOT NULL,
        noted_at_ms INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX request_photos_request ON request_photos (request)`,
    postgres: `
      CREATE TABLE request_photos (
        id          text PRIMARY KEY,
        request     bigint REFERENCES requests (number) ON DELETE SET NULL,
        position    integer NOT NULL,
        bytes       bigint NOT NULL,
        noted_at_ms bigint NOT NULL
      );
      CREATE INDEX request_photos_request ON request_photos (request)`,
  },
  // A photo is marked before it is removed: from then on no request gets it, and a removal that was broken off is taken up again.
  {
    sqlite: 'ALTER TABLE request_photos ADD COLUMN is_going INTEGER NOT NULL DEFAULT 0',
    postgres: 'ALTER TABLE request_photos ADD COLUMN is_going integer NOT NULL DEFAULT 0',
  },
  NUMBERS_STEP,
  // The site's own count: how often something happened on a day, and nothing of who did it.
  {
    sqlite: `
      CREATE TABLE visit_counts (
        day   TEXT NOT NULL,
        what  TEXT NOT NULL,
        label TEXT NOT NULL,
        count INTEGER NOT NULL,
        PRIMARY KEY (day, what, label)
      ) STRICT, WITHOUT ROWID`,
    postgres: `
      CREATE TABLE visit_counts (
        day   text COLLATE "C" NOT NULL,
        what  text COLLATE "C" NOT NULL,
        label text COLLATE "C" NOT NULL,
        count bigint NOT NULL,
        PRIMARY KEY (day, what, label)
      )`,
  },
  DESK_STEP,
  // Which key the desk was begun with: a rotation that goes on must not close the desk that was begun after it.
  {
    sqlite: 'ALTER TABLE desk_sheets ADD COLUMN opens TEXT',
    postgres: 'ALTER TABLE desk_sheets ADD COLUMN opens text',
  },
  DIARY_STEP,
  REMINDERS_STEP,
  FEEDS_STEP,
  OWN_CALENDAR_STEP,
  HELD_TIMES_STEP,
  SITE_STEP,
  KEY_CHANGE_STEP,
  SERIES_STEP,
  PHOTOGRAPHS_STEP,
  TAKEN_AWAY_STEP,
  MADE_AT_DESK_STEP,
  CANCELLED_BY_US_STEP,
  LINK_STEP,
  ADDRESS_STEP,
];

/** What is said when the database was written by a newer version of this program. */
export function sayNewer(taken: number): string {
  return `The database is of a newer version (${taken}) than this program (${MIGRATION_STEPS.length}). Start the newer program.`;
}
