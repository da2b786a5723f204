import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PostgresDialect, SqliteDialect } from 'kysely';
import { afterAll } from 'vitest';

/**
 * Writes down the form of each statement that a test file's own process has the database run, so that `npm run check:statements` can
 * say which of them PostgreSQL was never asked (docs/decisions/049-tests-of-both-databases.md).
 */
const FOLDER = path.join('node_modules/.cache/test-results/statements', String(process.pid));

/** Files share their process, and what is laid over the dialects is laid there once. */
const shared = globalThis as typeof globalThis & { statementsSeen?: Set<string> };
const seen = (shared.statementsSeen ??= listen());

function listen(): Set<string> {
  const heard = new Set<string>();
  const known = new Set<string>();
  for (const { prototype } of [SqliteDialect, PostgresDialect]) {
    const create = prototype.createQueryCompiler;
    prototype.createQueryCompiler = function () {
      const compiler = create.call(this);
      const compile = compiler.compileQuery.bind(compiler);
      compiler.compileQuery = (...query) => {
        const compiled = compile(...query);
        // Who asks is a slow question; it is not put again of a statement that is known.
        if (!known.has(compiled.sql) && isAskedByServer()) {
          known.add(compiled.sql);
          heard.add(formOf(compiled.sql));
        }
        return compiled;
      };
      return compiler;
    };
  }
  return heard;
}

afterAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  const store = process.env['TEST_STORE'] ?? 'sqlite';
  writeFileSync(path.join(FOLDER, `${crypto.randomUUID()}.${store}`), [...seen].join('\n'));
});

/** Whether the statement is the server's own: not a test's look at the tables, nor the making of SQLite's. */
function isAskedByServer(): boolean {
  const asker = (new Error().stack ?? '')
    .split('\n')
    .slice(1)
    .find((frame) => !/node_modules|record-statements|node:|<anonymous>/.test(frame));
  return asker !== undefined && !/\.test\.ts|test-support|migrat/.test(asker);
}

/** Without what differs from call to call and from dialect to dialect: placeholders, the lengths of lists, locks that SQLite has not. */
function formOf(statement: string): string {
  return statement
    .replaceAll(/\$\d+|\?/g, '?')
    .replaceAll(/\?(, \?)+/g, '?')
    .replaceAll(/\(\?\)(, \(\?\))+/g, '(?)')
    .replace(/ for update( skip locked)?/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
