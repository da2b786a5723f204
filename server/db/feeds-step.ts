import type { MigrationStep } from './migration-step.ts';

/** Addresses that calendar programs ask for busy times (docs/decisions/198-a-feed-of-busy-times.md): one a person, by its hash alone. */
export const FEEDS_STEP: MigrationStep = {
  sqlite: `
      CREATE TABLE desk_feeds (
        person  INTEGER PRIMARY KEY REFERENCES desk_people (number),
        hash    BLOB NOT NULL UNIQUE,
        made_at TEXT NOT NULL
      ) STRICT`,
  postgres: `
      CREATE TABLE desk_feeds (
        person  bigint PRIMARY KEY REFERENCES desk_people (number),
        hash    bytea NOT NULL UNIQUE,
        made_at text COLLATE "C" NOT NULL
      )`,
};
