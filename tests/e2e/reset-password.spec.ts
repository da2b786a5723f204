import { expect, test } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import { callHref } from '../../app/ui/phone-href.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { PRACTICE } from '../support/site-content.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const PATH = '/reset-password';
const { steps, lockedOut, safe } = loadPage('reset-password', PRACTICE);

for (const width of [320, 390, 1280]) {
  test(
    `the portal’s true address is on the first screen, whole, at ${width} px`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const { faults } = await watchPage(page);
      await openAlive(page, PATH);
      const address = page.locator('.key-card a');
      // As browsers show it: without the scheme.
      await expect(address).toHaveText(PRACTICE.portalUrl.replace(/^https:\/\/|\/$/g, ''));
      await expect(address).toHaveAttribute('href', PRACTICE.portalUrl);
      await expect(address).toBeInViewport({ ratio: 1 });
      const { fits, color } = await address.evaluate((link) => ({
        fits: link.scrollWidth <= link.clientWidth,
        color: getComputedStyle(link).color,
      }));
      expect(fits).toBe(true);
      expect(color).toBe('rgb(255, 255, 255)');
      expect(await findAccessibilityFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
}

test(
  'steps are ticked by key, all cases open by key, and nothing is kept',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, PATH);
    const boxes = page.getByRole('checkbox');
    await expect(boxes).toHaveCount(steps.items.length);
    const first = page.getByRole('checkbox', { name: steps.items[0]?.title ?? '', exact: true });
    await first.press('Space');
    await expect(first).toBeChecked();
    for (const { term } of lockedOut.cases) {
      const summary = page.locator('.locked-out summary', { hasText: term });
      await summary.press('Enter');
      await expect(summary.locator('xpath=..')).toHaveAttribute('open');
    }
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.reload();
    await expect(first).not.toBeChecked();
  },
);

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('everything stands there, ticks and opens', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.locator('.key-card a')).toBeInViewport({ ratio: 1 });
    await page.getByRole('checkbox').first().check();
    await page.locator('.locked-out summary').last().click();
    await expect(page.locator('.locked-out details').last().locator('.prose')).toBeVisible();
    await expect(page.getByRole('heading', { name: safe.heading })).toBeVisible();
    await expect(page.locator(`.reach-person a[href="${callHref(PRACTICE.phone)}"]`)).toBeVisible();
  });
});

for (const format of ['Letter', 'A4']) {
  test(
    `is printed on one sheet of ${format}, every case open`,
    { tag: '@release' },
    async ({ page }) => {
      await openAlive(page, PATH);
      const pdf = await page.pdf({ format });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.locked-out details .prose').first()).toBeVisible();
    },
  );
}
