import type { MigrationStep } from './migration-step.ts';

/** When the desk has made an appointment: what a visitor has booked is never taken back unheard (docs/decisions/232-what-the-desk-has-made.md). */
export const MADE_AT_DESK_STEP: MigrationStep = {
  sqlite: `
      ALTER TABLE appointments ADD COLUMN made_at_desk TEXT`,
  postgres: `
      ALTER TABLE appointments ADD COLUMN made_at_desk text`,
};
