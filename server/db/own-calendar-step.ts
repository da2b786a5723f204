import type { MigrationStep } from './migration-step.ts';

/**
 * When the practice's own calendar says that it is busy (docs/decisions/199-the-practices-own-calendar.md): times alone, each reading in the place
 * of the one before. They take no half-hours in appointment_cells, since they may lie where somebody comes already.
 */
export const OWN_CALENDAR_STEP: MigrationStep = {
  sqlite: `
      CREATE TABLE own_calendar (
        is_only     INTEGER PRIMARY KEY CHECK (is_only = 1),
        tried_at_ms INTEGER NOT NULL,
        read_at_ms  INTEGER,
        fault       TEXT,
        unread      INTEGER NOT NULL DEFAULT 0
      ) STRICT;
      CREATE TABLE own_calendar_times (
        starts_at TEXT PRIMARY KEY,
        ends_at   TEXT NOT NULL
      ) STRICT, WITHOUT ROWID`,
  postgres: `
      CREATE TABLE own_calendar (
        is_only     integer PRIMARY KEY CHECK (is_only = 1),
        tried_at_ms bigint NOT NULL,
        read_at_ms  bigint,
        fault       text,
        unread      integer NOT NULL DEFAULT 0
      );
      CREATE TABLE own_calendar_times (
        starts_at text COLLATE "C" PRIMARY KEY,
        ends_at   text COLLATE "C" NOT NULL
      )`,
};
