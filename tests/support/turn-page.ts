import type { FrameLocator, Page } from '@playwright/test';

/** Goes on from a chosen time to the page of the diary with the fields (docs/decisions/251-the-diary-turns-its-page.md). */
export async function turnPage(form: FrameLocator | Page): Promise<void> {
  await form.locator('.time-strip button:visible').click();
}

/** Waits until the page that was turned is out of the browser's history again, and the browser has scrolled, if it does, to where the entry below was left. */
export async function pageTurnedGone(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.state?.layer === undefined);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
