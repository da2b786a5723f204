import { globSync, readFileSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './app/content/content-plugin.server.ts';
import { picturePipeline } from './app/content/picture-pipeline.server.ts';
import { findPostgres } from './scripts/bootstrap/postgres.mjs';
import { BROWSER_ARGUMENTS, BROWSER_PATH } from './tests/support/browser-launch.ts';

/** Times and words are tested as the practice's visitors have them. */
process.env.TZ = 'America/New_York';

// Where npm test did not look for it (scripts/bootstrap/postgres.mjs).
process.env.POSTGRES_BIN ??= findPostgres() ?? '';

/** Tests that store something, known by the support that they import: they run on SQLite, then on PostgreSQL. */
const STORE_TESTS = globSync('server/**/*.test.ts').filter(
  (file) =>
    !file.endsWith('.sqlite.test.ts') &&
    /(test-support\/(test-database|start-test-server|staff-data|postgres-cluster)|case-tests)\.ts'/.test(
      readFileSync(file, 'utf8'),
    ),
);

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/test-results/unit.json' }]],
    projects: [
      {
        plugins: [contentPlugin()],
        test: {
          name: 'node',
          environment: 'node',
          // Some tests start the real server and wait for its own time limits.
          testTimeout: 90_000,
          include: ['{app,art,domain,server,scripts,tests}/**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts'],
        },
      },
      {
        test: {
          name: 'node-postgres',
          environment: 'node',
          testTimeout: 90_000,
          env: { TEST_STORE: 'postgres' },
          globalSetup: 'server/test-support/postgres-setup.ts',
          include: STORE_TESTS,
        },
      },
      {
        plugins: [contentPlugin(), picturePipeline()],
        // A dependency found only while tests run would reload them, and load React twice.
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react-router',
            'vitest-browser-react',
            'pdfkit',
            '@tanstack/react-query',
            'zod/mini',
          ],
        },
        test: {
          name: 'component',
          include: ['app/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: BROWSER_PATH, args: BROWSER_ARGUMENTS },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
});
