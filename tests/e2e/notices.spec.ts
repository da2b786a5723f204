import { expect, test, type Page } from '@playwright/test';
import { openWithFrozenClock } from '../support/frozen-clock.ts';
import { NAVIGATION } from '../support/site-content.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

/** What is deferred begins half a second after the page. */
const AFTER_INIT_MS = 600;

/** Hints and notices are attended to from then on. */
const untilAttended = (page: Page) => expect(page.locator('#tooltip')).toBeAttached();

const hintOf = (href: string) => NAVIGATION.find((link) => link.href === href)?.hint ?? '';

test.describe('tooltips', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test(
    'open after 700 ms, at once within 300 ms of the last, and close with Escape',
    { tag: '@release' },
    async ({ page }) => {
      await openWithFrozenClock(page, '/');
      await page.clock.runFor(AFTER_INIT_MS);
      const tooltip = page.getByRole('tooltip');
      const link = (name: string) => page.locator('.header-links').getByRole('link', { name });
      await link('Airway').hover();
      await page.clock.runFor(690);
      await expect(tooltip).toBeHidden();
      await page.clock.runFor(20);
      await expect(tooltip).toHaveText(hintOf('/airway'));
      await expect(link('Airway')).toHaveAccessibleDescription(hintOf('/airway'));

      await link('Team').hover();
      await page.clock.runFor(1);
      await expect(tooltip).toHaveText(hintOf('/team'));

      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden();
      await page.clock.runFor(310);
      await link('Gallery').hover();
      await page.clock.runFor(600);
      await expect(tooltip).toBeHidden();
      await page.clock.runFor(120);
      await expect(tooltip).toBeVisible();
    },
  );

  test(
    'open at once for the keyboard, and stay under the pointer',
    { tag: '@release' },
    async ({ page }) => {
      await openAlive(page, '/');
      await untilAttended(page);
      await page.locator('.header-logo').focus();
      await page.keyboard.press('Tab');
      const tooltip = page.getByRole('tooltip');
      await expect(tooltip).toBeVisible();
      await tooltip.hover();
      await expect(tooltip).toBeVisible();
      const box = await tooltip.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(8);
    },
  );

  test('do not exist before 500 ms', { tag: '@release' }, async ({ page }) => {
    await openWithFrozenClock(page, '/');
    await page.clock.runFor(480);
    await expect(page.locator('#tooltip')).toHaveCount(0);
    await page.clock.runFor(40);
    await expect(page.locator('#tooltip')).toHaveCount(1);
  });
});

test.describe('toasts', { tag: '@release' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const goOffline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('offline')));
  const goOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));
  const toast = (page: Page) => page.locator('.toast');

  test('say that the line is gone and back, one at a time, for five seconds', async ({ page }) => {
    const { faults } = await watchPage(page);
    await openWithFrozenClock(page, '/team');
    await page.clock.runFor(AFTER_INIT_MS);
    await expect(page.locator('#tooltip')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await goOffline(page);
    // The first toast waits for its code.
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return toast(page).count();
      })
      .toBe(1);
    await expect(toast(page)).toContainText('You are offline');
    await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
    await goOnline(page);
    await page.clock.runFor(50);
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).toContainText('You are online again');
    await page.clock.runFor(4_800);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(400);
    await expect(toast(page)).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test(
    'are announced, take the focus with F8, and close by their button',
    { tag: '@release' },
    async ({ page }) => {
      await openAlive(page, '/team');
      await untilAttended(page);
      await goOffline(page);
      await expect(toast(page)).toBeVisible();
      await expect(page.locator('[role=status]', { hasText: 'You are offline' })).toHaveCount(1);
      await page.keyboard.press('F8');
      await expect(page.locator('.toast-viewport')).toBeFocused();
      await toast(page).getByRole('button', { name: 'Close' }).click();
      await expect(toast(page)).toHaveCount(0);
    },
  );

  for (const [distance, isGone] of [
    [70, true],
    [40, false],
  ] as const) {
    test(
      `a swipe of ${distance} px to the right ${isGone ? 'sends it away' : 'does not'}`,
      { tag: '@release' },
      async ({ page }) => {
        await openAlive(page, '/team');
        await untilAttended(page);
        await goOffline(page);
        await expect(toast(page)).toBeVisible();
        const box = await toast(page).boundingBox();
        if (!box) throw new Error('the toast is there');
        const [x, y] = [box.x + 40, box.y + box.height / 2];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + distance / 2, y, { steps: 4 });
        await page.mouse.move(x + distance, y, { steps: 4 });
        await page.mouse.up();
        await expect(toast(page)).toHaveCount(isGone ? 0 : 1);
      },
    );
  }

  test(
    'appear within an open dialog, where they can be reached',
    { tag: '@release' },
    async ({ page }) => {
      await openAlive(page, '/team#legal-terms');
      await untilAttended(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await goOffline(page);
      await expect(page.locator('dialog .toast')).toBeVisible();
      await page
        .getByRole('dialog')
        .locator('.toast')
        .getByRole('button', { name: 'Close' })
        .click();
      await expect(page.locator('dialog .toast')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );
});

test(
  'the impressionists’ page shows the navigation once its opening has passed',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAlive(page, '/impressionists');
    await expect(page.locator('.site-header')).toHaveCount(0);
    const past = await page.locator('.opening').evaluate((opening) => opening.clientHeight);
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), past);
    await expect(page.locator('.site-header')).toBeVisible();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBe(past);
    await openAlive(page, '/community');
    await page.evaluate(() => window.scrollTo({ top: 1400, behavior: 'instant' }));
    await expect(page.locator('.site-header')).toHaveCount(0);
  },
);
