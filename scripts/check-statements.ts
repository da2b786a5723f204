import { globSync, readFileSync } from 'node:fs';

/**
 * `npm run check:statements`, after the tests: fails with each statement that the tests had SQLite run and PostgreSQL not. The tests
 * that store something run on SQLite; only those that between them run every statement run on PostgreSQL too (vitest.config.ts).
 */
const RECORDED = 'node_modules/.cache/test-results/statements';

const onSqlite = statementsOf('sqlite');
const onPostgres = statementsOf('postgres');
if (onSqlite.size === 0 || onPostgres.size === 0) {
  console.error('No statements were recorded. Run `npm run test:unit` first.');
  process.exit(1);
}
/** Pragmas and the list of its tables are SQLite's own. */
const missing = [...onSqlite]
  .filter((statement) => !onPostgres.has(statement) && !/^pragma|sqlite_master/.test(statement))
  .toSorted();
for (const statement of missing) console.error(`only on SQLite: ${statement}`);
if (missing.length > 0) {
  console.error('Add a test file that runs them to POSTGRES_TOO in vitest.config.ts.');
  process.exit(1);
}
console.log(`${onSqlite.size} statements ran on both databases.`);

function statementsOf(store: string): Set<string> {
  const files = globSync(`${RECORDED}/*/*.${store}`);
  return new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((line) => line !== ''),
  );
}
