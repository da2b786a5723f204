import type { MigrationStep } from './migration-step.ts';

/** Whether it was the practice that cancelled a visit: what becomes of its fee depends on that (docs/decisions/256-the-fee-where-we-cancel.md). */
export const CANCELLED_BY_US_STEP: MigrationStep = {
  sqlite: `
      ALTER TABLE appointments ADD COLUMN is_cancelled_by_us INTEGER`,
  postgres: `
      ALTER TABLE appointments ADD COLUMN is_cancelled_by_us integer`,
};
