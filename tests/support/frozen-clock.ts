import { expect, type Page } from '@playwright/test';

const START = new Date('2026-11-23T15:00:00Z');
const STEP_MS = 5;
const POLL_INTERVAL_MS = 20;

/**
 * Opens a page whose clock stands still but for what the test lets run, and lets it run until the page is alive: what the
 * page does after so many milliseconds then does not depend on how busy the machine is.
 */
export async function openWithFrozenClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 1_000));
  await page.goto(path);
  // In quick steps: with the poll's own growing pauses a busy machine would let too little of the page's time pass.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(STEP_MS);
        return page.evaluate(() => 'alive' in document.documentElement.dataset);
      },
      { intervals: [POLL_INTERVAL_MS] },
    )
    .toBe(true);
}
