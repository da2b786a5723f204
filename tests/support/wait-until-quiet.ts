import { expect, type Page } from '@playwright/test';

/** What is fetched ahead comes in steps of a moment; the browser's own 'networkidle' is said once, long before. */
const QUIET_MS = 1_500;

/** Waits until a page has asked for nothing for a while. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  let lastAt = Date.now();
  const note = () => {
    lastAt = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  await expect.poll(() => Date.now() - lastAt, { intervals: [100] }).toBeGreaterThan(QUIET_MS);
  page.off('request', note);
  page.off('requestfinished', note);
}
