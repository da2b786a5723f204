import type { Locator, Page } from '@playwright/test';

/** Draws a slip of the diary down the page by the mouse. @param by in pixels */
export async function drawSlip(page: Page, slip: Locator, by: number): Promise<void> {
  const box = await slip.boundingBox();
  if (box === null) throw new Error('The slip is not on the page.');
  const [x, y] = [box.x + 20, box.y + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by / 2, { steps: 4 });
  await page.mouse.move(x, y + by, { steps: 4 });
  await page.mouse.up();
}
