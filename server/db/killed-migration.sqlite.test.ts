import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRelease } from '../../tests/support/in-release.ts';
import { MIGRATION_STEPS } from './migrations.ts';
import { DATABASE_FILE, openSqlite } from './open-sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const OPEN_SQLITE = path.join(import.meta.dirname, 'open-sqlite.ts');
const SQLITE = import.meta.resolve('better-sqlite3');

/** Opens a database in a process that is killed at a statement, before the step that it belongs to is committed. */
function killAt(dataDir: string, method: 'exec' | 'pragma', step: number): void {
  const program = path.join(folder, 'killed.ts');
  const isStep = method === 'exec' ? 'true' : `String(words).startsWith('user_version = ')`;
  writeFileSync(
    program,
    `import Sqlite from ${JSON.stringify(SQLITE)};
     let count = 0;
     const original = Sqlite.prototype.${method};
     Sqlite.prototype.${method} = function (words, ...rest) {
       const result = original.call(this, words, ...rest);
       if (${isStep} && ++count === ${step}) process.kill(process.pid, 'SIGKILL');
       return result;
     };
     const { openSqlite } = await import(${JSON.stringify(OPEN_SQLITE)});
     await openSqlite(${JSON.stringify(dataDir)});`,
  );
  const { signal, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  expect([signal, stderr]).toEqual(['SIGKILL', '']);
}

function formOf(dataDir: string): unknown[] {
  const database = new Sqlite(path.join(dataDir, DATABASE_FILE), { readonly: true });
  const form = database.prepare('SELECT type, name, sql FROM sqlite_master ORDER BY name').all();
  const version = database.pragma('user_version', { simple: true });
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  database.close();
  return [version, ...form];
}

it('a kill in a step of a migration, of all before a release, leaves no half step, and the next start goes on', async () => {
  const whole = path.join(folder, 'whole');
  await (await openSqlite(whole)).close();
  const killed = path.join(folder, 'data');
  const newest = MIGRATION_STEPS.length;
  // The newest step is the one that nobody's database has met yet.
  for (const step of [
    1,
    newest,
    ...inRelease(...Array.from({ length: newest - 2 }, (_, index) => index + 2)),
  ]) {
    for (const method of ['exec', 'pragma'] as const) {
      rmSync(killed, { recursive: true, force: true });
      killAt(killed, method, step);
      expect(formOf(killed)[0]).toBe(step - 1);
      await (await openSqlite(killed)).close();
      expect(formOf(killed)).toEqual(formOf(whole));
    }
  }
});
