import type { MigrationStep } from './migration-step.ts';

/** Which link opens an appointment, once another address than before got a new one (docs/decisions/260-a-card-that-is-corrected.md). */
export const LINK_STEP: MigrationStep = {
  sqlite: `
      ALTER TABLE appointments ADD COLUMN link_hash BLOB`,
  postgres: `
      ALTER TABLE appointments ADD COLUMN link_hash bytea`,
};
