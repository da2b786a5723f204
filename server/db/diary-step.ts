import type { MigrationStep } from './migration-step.ts';

/**
 * Times that staff keep free (docs/decisions/191-the-diary.md). They take half-hours of the one calendar, so that its primary key goes on deciding
 * every race. SQLite cannot take a rule off a column, so its table is written anew.
 */
export const DIARY_STEP: MigrationStep = {
  sqlite: `
      CREATE TABLE desk_blocks (
        number    INTEGER PRIMARY KEY AUTOINCREMENT,
        id        TEXT NOT NULL UNIQUE,
        starts_at TEXT NOT NULL,
        ends_at   TEXT NOT NULL,
        person    INTEGER REFERENCES desk_people (number),
        at        TEXT NOT NULL,
        sealed    BLOB NOT NULL
      ) STRICT;
      CREATE TABLE cells_anew (
        starts_at   TEXT PRIMARY KEY,
        appointment INTEGER REFERENCES appointments (number),
        block       INTEGER REFERENCES desk_blocks (number),
        CHECK ((appointment IS NULL) <> (block IS NULL))
      ) STRICT, WITHOUT ROWID;
      INSERT INTO cells_anew (starts_at, appointment) SELECT starts_at, appointment FROM appointment_cells;
      DROP TABLE appointment_cells;
      ALTER TABLE cells_anew RENAME TO appointment_cells`,
  postgres: `
      CREATE TABLE desk_blocks (
        number    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id        text NOT NULL UNIQUE,
        starts_at text COLLATE "C" NOT NULL,
        ends_at   text COLLATE "C" NOT NULL,
        person    bigint REFERENCES desk_people (number),
        at        text COLLATE "C" NOT NULL,
        sealed    bytea NOT NULL
      );
      ALTER TABLE appointment_cells ALTER COLUMN appointment DROP NOT NULL;
      ALTER TABLE appointment_cells ADD COLUMN block bigint REFERENCES desk_blocks (number);
      ALTER TABLE appointment_cells ADD CHECK ((appointment IS NULL) <> (block IS NULL));
      CREATE INDEX appointment_cells_block ON appointment_cells (block)`,
};
