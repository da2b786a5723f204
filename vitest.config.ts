import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './app/content/content-plugin.server.ts';
import { picturePipeline } from './app/content/picture-pipeline.server.ts';
import { leaveOutShaderComments } from './scripts/leave-out-shader-comments.ts';
import { findPostgres } from './scripts/bootstrap/postgres.mjs';
import { LOOK_FOR_DELETED } from './server/test-support/look-for-deleted.ts';
import { IS_RELEASE } from './tests/support/in-release.ts';
import { LongFilesFirst } from './tests/support/long-files-first.ts';
import { BROWSER_ARGUMENTS, BROWSER_PATH } from './tests/support/browser-launch.ts';

/** Times and words are tested as the practice's visitors have them. */
process.env.TZ = 'America/New_York';

// Where npm test did not look for it (scripts/bootstrap/postgres.mjs).
process.env.POSTGRES_BIN ??= findPostgres() ?? '';

/**
 * What runs on PostgreSQL as well as on SQLite. Between them these files run every statement of the server's
 * (`npm run check:statements`); what a guard or a form says does not depend on the store, and is left out of them there.
 */
const POSTGRES_TOO = [
  'server/**/*.postgres.test.ts',
  'server/db/number-migration.test.ts',
  'server/desk/*.test.ts',
  'server/housekeeping/{drop-old-{blocks,confirmations},read-own-calendar}.test.ts',
  'server/intake/idempotency.test.ts',
  'server/intake/request-store.test.ts',
  'server/outbox/{notifications,outbox-worker}.test.ts',
  'server/photos/{photo-uploads,remove-unclaimed}.test.ts',
  'server/scheduling/{appointment-store,busy-feed,change-store,changing}.test.ts',
  'server/staff/{change-commands,close-desk,open-by-sheet,photos-command,requests-command,visits-command}.test.ts',
  'server/visits/visits.test.ts',
];

/** Those that change a copy of the content: what they import reads that, and is shared with no other. */
const ON_TRIAL_CONTENT = [
  'app/content/{own-photographs,scheduling-words,translation}.test.ts',
  'scripts/check-content/{find-faults,photograph-faults,practice-guides,unequal-week}.test.ts',
];

/** The tests that look for deleted rows, one after the other (server/test-support/look-for-deleted.ts). */
const DELETED_ROWS = 'server/deleted-rows.postgres.test.ts';

/** What is waited for is waited for as long as a busy machine needs: these end a test that hangs, and no test has a shorter one of its own. */
const PATIENT = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

const ON_POSTGRES = {
  ...PATIENT,
  environment: 'node',
  env: { TEST_STORE: 'postgres' },
  globalSetup: 'server/test-support/postgres-setup.ts',
  setupFiles: 'server/test-support/record-statements.ts',
} as const;

/** Several servers on one store, each started by itself: the seventh part of what PostgreSQL costs a run. What they lock is asked in every run. */
const SEVERAL_SERVERS = 'server/several-servers.postgres.test.ts';
/** Their statements are run by others of POSTGRES_TOO as well, and what they say besides is the same on both stores: they run on PostgreSQL before a release. */
const STATEMENTS_OF_OTHERS = [
  'server/desk/{feeds,first-start,removed-meanwhile}.test.ts',
  'server/photos/{photo-uploads,remove-unclaimed}.test.ts',
  'server/scheduling/{appointment-store,change-store,changing}.test.ts',
  'server/staff/{close-desk,open-by-sheet,requests-command}.test.ts',
  'server/visits/visits.test.ts',
];

const WORKERS_PER_CORE = 1.5;

/** Tells a browser's tests to look longer (docs/decisions/126-two-runs-of-the-journeys.md). */
const RELEASE_ENVIRONMENT = IS_RELEASE ? { IN_RELEASE: 'yes' } : {};
/** The live model in any state, drawn anew each time, and in minutes of use: without a graphics chip, minutes; `distances.test.tsx` holds the shaders of teeth and gums to the renderer's table in every run. */
const LONG_DRAWN = [
  'app/features/live-smile/drawing/{kept-objects,meshes,worn-distances,worn-shapes}.test.tsx',
];

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/test-results/unit.json' }]],
    // More than there are cores: a third of the time of the server's tests is waiting, for servers and for clocks.
    maxWorkers: Math.ceil(availableParallelism() * WORKERS_PER_CORE),
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'domain',
          environment: 'node',
          // Rules alone: they keep nothing, so their files share one world, and each is read once.
          isolate: false,
          include: ['domain/**/*.test.ts'],
        },
      },
      {
        plugins: [contentPlugin()],
        test: {
          ...PATIENT,
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['{app,desk,scripts,tests}/**/*.test.ts'],
          exclude: ON_TRIAL_CONTENT,
        },
      },
      {
        plugins: [contentPlugin()],
        test: {
          ...PATIENT,
          name: 'trial-content',
          environment: 'node',
          isolate: false,
          include: ON_TRIAL_CONTENT,
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'server',
          environment: 'node',
          isolate: false,
          setupFiles: 'server/test-support/record-statements.ts',
          include: ['server/**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts'],
        },
      },
      {
        test: {
          ...ON_POSTGRES,
          name: 'server-postgres',
          isolate: false,
          include: POSTGRES_TOO,
          exclude: [
            '**/*.sqlite.test.ts',
            DELETED_ROWS,
            ...LOOK_FOR_DELETED,
            ...(IS_RELEASE ? [] : [SEVERAL_SERVERS, ...STATEMENTS_OF_OTHERS]),
          ],
        },
      },
      {
        test: {
          ...ON_POSTGRES,
          name: 'server-postgres-deleting',
          include: [DELETED_ROWS],
        },
      },
      {
        plugins: [contentPlugin(), picturePipeline(), leaveOutShaderComments()],
        // A dependency found only while tests run would reload them, and load React twice.
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react-router',
            '@radix-ui/react-toast',
            'vitest-browser-react',
            'pdfkit',
            'zod/mini',
            'fast-check',
          ],
        },
        test: {
          ...PATIENT,
          name: 'component',
          env: RELEASE_ENVIRONMENT,
          include: ['app/**/*.test.tsx'],
          exclude: IS_RELEASE ? [] : LONG_DRAWN,
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
