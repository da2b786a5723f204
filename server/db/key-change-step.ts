import type { MigrationStep } from './migration-step.ts';

/**
 * The practice's key is changed at the desk (docs/decisions/210-the-key-is-changed-at-the-desk.md): what is sealed for a passkey's own identity,
 * and its public half. Passkeys of before have none.
 */
export const KEY_CHANGE_STEP: MigrationStep = {
  sqlite: `
      ALTER TABLE desk_passkeys ADD COLUMN recipient TEXT;
      ALTER TABLE desk_passkeys ADD COLUMN handed BLOB`,
  postgres: `
      ALTER TABLE desk_passkeys ADD COLUMN recipient text;
      ALTER TABLE desk_passkeys ADD COLUMN handed bytea`,
};
