import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './app/content/content-plugin.server.ts';
import { picturePipeline } from './app/content/picture-pipeline.server.ts';
import { BROWSER_ARGUMENTS, BROWSER_PATH } from './tests/support/browser-launch.ts';

/** Times and words are tested as the practice's visitors have them. */
process.env.TZ = 'America/New_York';

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
          testTimeout: 30_000,
          include: ['{app,art,domain,server,scripts}/**/*.test.ts'],
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
