import type { MigrationStep } from './migration-step.ts';

/** Times that are kept free each week are one row each, and know what belongs together (docs/decisions/209-a-time-kept-free-each-week.md). */
export const SERIES_STEP: MigrationStep = {
  sqlite: `
      ALTER TABLE desk_blocks ADD COLUMN series TEXT`,
  postgres: `
      ALTER TABLE desk_blocks ADD COLUMN series text`,
};
