import type { MigrationStep } from './migration-step.ts';

/** Which entries say of another address: what a desk sends that has not heard of one is refused (docs/decisions/260-a-card-that-is-corrected.md). */
export const ADDRESS_STEP: MigrationStep = {
  sqlite: `
      ALTER TABLE desk_entries ADD COLUMN is_address INTEGER`,
  postgres: `
      ALTER TABLE desk_entries ADD COLUMN is_address integer`,
};
