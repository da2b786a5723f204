import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, BROWSER_PATH } from './browser-launch.ts';

/** Twice the usual size of text. */
const LARGE_TEXT_PX = 32;

/**
 * A test whose `largePage` stands in a browser with twice the usual size of text, chosen in the browser's own settings: media
 * conditions and frames follow it, which no style of a page brings about. The browser is shared, as such a start takes a second.
 */
export const test = base.extend<{ largePage: Page }, { largeContext: BrowserContext }>({
  largeContext: [
    async ({ playwright }, use, { project }) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'large-text-'));
      writeTextSize(folder, LARGE_TEXT_PX);
      const context = await playwright.chromium.launchPersistentContext(folder, {
        executablePath: BROWSER_PATH,
        args: BROWSER_ARGUMENTS,
        reducedMotion: 'reduce',
        baseURL: project.use.baseURL ?? '',
      });
      await use(context);
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  largePage: async ({ largeContext }, use) => {
    const page = await largeContext.newPage();
    await use(page);
    await page.close();
  },
});

/**
 * Writes the settings of a new profile, as the browser keeps them.
 *
 * @param folder the profile's folder, empty
 * @param sizePx the default size of text
 */
function writeTextSize(folder: string, sizePx: number): void {
  mkdirSync(path.join(folder, 'Default'));
  const settings = { webkit: { webprefs: { default_font_size: sizePx } } };
  writeFileSync(path.join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
}
