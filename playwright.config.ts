import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, BROWSER_PATH } from './tests/support/browser-launch.ts';
import { IS_RELEASE } from './tests/support/in-release.ts';

const WORKERS_PER_CORE = 1.5;
/** A second run beside the first has its own port, and with it its own store and results. */
const OWN_PORT = process.env.JOURNEYS_PORT ?? '';
const PORT = Number(OWN_PORT || 4173);

/** Journeys run on the production build, served by our own server, in a real browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `node_modules/.cache/test-results/journeys${OWN_PORT}`,
  fullyParallel: true,
  ...(IS_RELEASE ? {} : { grepInvert: /@release/ }),
  // More than there are cores: a fifth of their time is waiting, for letters that wait and for clocks of the page's own.
  workers: Math.ceil(availableParallelism() * WORKERS_PER_CORE),
  // What is waited for is waited for as long as a busy machine needs: these end a test that hangs. Longer ones of their own have what is drawn without a graphics chip, and what builds a site.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // A test that fails now and then is a fault to find, not to run again.
  retries: 0,
  reporter: [
    ['line'],
    ['json', { outputFile: `node_modules/.cache/test-results/journeys${OWN_PORT}.json` }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What it keeps would hide what a page asks for; the journey that needs it lets it in (tests/e2e/emergency-offline.spec.ts).
    serviceWorkers: 'block',
    // What moves is a quarter of what a page costs; the journeys about motion ask for it.
    contextOptions: { reducedMotion: IS_RELEASE ? 'no-preference' : 'reduce' },
    launchOptions: { executablePath: BROWSER_PATH, args: BROWSER_ARGUMENTS },
  },
  webServer: {
    command: 'node tests/support/serve-build.ts',
    url: `http://localhost:${PORT}/healthz`,
    env: {
      PORT: String(PORT),
      RATE_LIMIT_MAX: '1000',
      RATE_LIMIT_ALL_MAX: '1000',
      SLOTS_LIMIT_MAX: '1000',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
  },
});
