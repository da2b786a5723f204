import type { MigrationStep } from './migration-step.ts';

/**
 * Photographs of the site that lie in no content folder (docs/decisions/212-photographs-from-the-desk.md): of drafts, and of earlier sites whose
 * content has another now. Encoded anew before they come here; visitors are to see them, so they are not sealed.
 */
export const PHOTOGRAPHS_STEP: MigrationStep = {
  sqlite: `
      CREATE TABLE site_photographs (
        mark       TEXT PRIMARY KEY,
        is_earlier INTEGER NOT NULL,
        at         TEXT NOT NULL,
        bytes      BLOB NOT NULL
      ) STRICT`,
  postgres: `
      CREATE TABLE site_photographs (
        mark       text COLLATE "C" PRIMARY KEY,
        is_earlier integer NOT NULL,
        at         text COLLATE "C" NOT NULL,
        bytes      bytea NOT NULL
      )`,
};
