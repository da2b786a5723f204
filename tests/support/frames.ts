import type { Page } from '@playwright/test';

/** Waits until the page has drawn so many frames: what it does with the next ones has then happened, however busy the machine is. */
export async function drawFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}
