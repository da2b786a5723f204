import type { MigrationStep } from './migration-step.ts';

/**
 * A time that a letter of the desk offers is kept free for a while (docs/decisions/206-letters.md): to whom it was offered, by which letter, and until
 * when. All four are null where a time is kept free for good.
 */
export const HELD_TIMES_STEP: MigrationStep = {
  sqlite: `
      ALTER TABLE desk_blocks ADD COLUMN offered_about TEXT;
      ALTER TABLE desk_blocks ADD COLUMN offered_to INTEGER;
      ALTER TABLE desk_blocks ADD COLUMN letter TEXT;
      ALTER TABLE desk_blocks ADD COLUMN until_ms INTEGER`,
  postgres: `
      ALTER TABLE desk_blocks ADD COLUMN offered_about text;
      ALTER TABLE desk_blocks ADD COLUMN offered_to bigint;
      ALTER TABLE desk_blocks ADD COLUMN letter text;
      ALTER TABLE desk_blocks ADD COLUMN until_ms bigint`,
};
