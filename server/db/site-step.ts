import type { MigrationStep } from './migration-step.ts';

/**
 * What the practice changes on its site (docs/decisions/194-the-practice-changes-its-site.md): drafts, one a field, and every site that was
 * published with the texts of its content. Nothing of it is sealed: it is what visitors read.
 */
export const SITE_STEP: MigrationStep = {
  sqlite: `
      CREATE TABLE site_drafts (
        path   TEXT PRIMARY KEY,
        value  TEXT NOT NULL,
        person INTEGER REFERENCES desk_people (number),
        at     TEXT NOT NULL
      ) STRICT;
      CREATE TABLE site_editions (
        number  INTEGER PRIMARY KEY AUTOINCREMENT,
        at      TEXT NOT NULL,
        person  INTEGER REFERENCES desk_people (number),
        changes TEXT NOT NULL,
        back_to INTEGER,
        texts   BLOB NOT NULL
      ) STRICT`,
  postgres: `
      CREATE TABLE site_drafts (
        path   text COLLATE "C" PRIMARY KEY,
        value  text NOT NULL,
        person bigint REFERENCES desk_people (number),
        at     text COLLATE "C" NOT NULL
      );
      CREATE TABLE site_editions (
        number  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at      text COLLATE "C" NOT NULL,
        person  bigint REFERENCES desk_people (number),
        changes text NOT NULL,
        back_to bigint,
        texts   bytea NOT NULL
      )`,
};
