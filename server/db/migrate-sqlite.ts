import type { Database } from 'better-sqlite3';
import { StartupError } from '../startup-error.ts';
import { MIGRATION_STEPS, sayNewer } from './migrations.ts';

/**
 * Brings a SQLite file to the newest form. The number of steps taken is its user_version.
 *
 * @throws StartupError when the file was written by a newer version of this program
 */
export function migrateSqlite(database: Database): void {
  const takeNextStep = database.transaction((): boolean => {
    // Read inside the transaction: another server may have taken the step while this one waited for the lock.
    const taken = Number(database.pragma('user_version', { simple: true }));
    if (taken > MIGRATION_STEPS.length) throw new StartupError(sayNewer(taken));
    const step = MIGRATION_STEPS[taken];
    if (step === undefined) return false;
    database.exec(step.sqlite);
    database.pragma(`user_version = ${taken + 1}`);
    return true;
  });
  while (takeNextStep.immediate()) {
    // one step a turn
  }
}
