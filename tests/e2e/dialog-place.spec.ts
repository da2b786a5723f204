import { expect, test } from '@playwright/test';
import { openAlive } from '../support/watch-page.ts';

const FORMS = ['/embed/discovery-call', '/embed/virtual-consultation', '/embed/scheduling'];

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(
    `the way out of a form over the page stands still while the form comes (${width})`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      // Behind its door is the one form that the page's end does not lead to.
      await openAlive(page, '/start-here#guidance');
      for (const form of FORMS) {
        // The form comes when its dialog has been measured, and no sooner.
        let letCome = () => {};
        const isMeasured = new Promise<void>((resolve) => {
          letCome = resolve;
        });
        await page.route(`**${form}*`, async (route) => {
          await isMeasured;
          await route.continue();
        });
        await page.locator(`main a[href^="${form}"]`).filter({ visible: true }).first().click();
        const close = page.locator('dialog[open]').getByRole('button', { name: 'Close' }).first();
        await expect(close).toBeVisible();
        const before = await close.boundingBox();
        letCome();
        // The form has said how tall it is.
        await expect(page.locator('dialog[open] iframe[style*="height"]')).toBeVisible();
        expect(await close.boundingBox(), form).toEqual(before);
        await close.click();
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }
    },
  );
}
