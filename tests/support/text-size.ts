import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, BROWSER_PATH } from './browser-launch.ts';

/** Twice the usual size of text. */
const LARGE_TEXT_PX = 32;

/**
 * A test whose `largePage` stands in a browser with twice the usual size of text: media conditions and frames follow it, which no
 * style of a page brings about. The browser is shared, as such a start takes a second.
 */
export const test = base.extend<{ largePage: Page }, { largeContext: BrowserContext }>({
  largeContext: [
    async ({ playwright }, use, { project }) => {
      const browser = await playwright.chromium.launch({
        executablePath: BROWSER_PATH,
        // The setting that a person changes in the browser's own settings.
        args: [...BROWSER_ARGUMENTS, `--blink-settings=defaultFontSize=${LARGE_TEXT_PX}`],
      });
      const context = await browser.newContext({
        baseURL: project.use.baseURL ?? '',
        locale: 'en-US',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await use(context);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  largePage: async ({ largeContext }, use) => {
    const page = await largeContext.newPage();
    await use(page);
    await page.close();
  },
});
