import type { MigrationStep } from './migration-step.ts';

/** Reminders wait in the outbox for their own time (docs/decisions/197-reminders.md); both columns are null in every other row. */
export const REMINDERS_STEP: MigrationStep = {
  sqlite: `
      ALTER TABLE outbox ADD COLUMN planned_at_ms INTEGER;
      ALTER TABLE outbox ADD COLUMN until_ms INTEGER`,
  postgres: `
      ALTER TABLE outbox ADD COLUMN planned_at_ms bigint;
      ALTER TABLE outbox ADD COLUMN until_ms bigint`,
};
