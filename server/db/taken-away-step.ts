import type { MigrationStep } from './migration-step.ts';

/**
 * Photographs of the site that were taken away for good (docs/decisions/221-taken-away-wherever-it-lies.md): whichever build the server finds, it shows
 * none of them. Hashes alone: of the photographs themselves nothing is left here.
 */
export const TAKEN_AWAY_STEP: MigrationStep = {
  sqlite: `
      CREATE TABLE site_taken_away (
        mark TEXT PRIMARY KEY,
        at   TEXT NOT NULL
      ) STRICT, WITHOUT ROWID`,
  postgres: `
      CREATE TABLE site_taken_away (
        mark text COLLATE "C" PRIMARY KEY,
        at   text COLLATE "C" NOT NULL
      )`,
};
