import { expect, test, type Page } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { openAlive } from '../support/watch-page.ts';

/** What has the focus, by its name: what is hidden from those who hear the page is no part of it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement?.cloneNode(true);
    if (!(element instanceof Element)) return '';
    for (const hidden of element.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return (element.getAttribute('aria-label') ?? element.textContent).trim();
  });
}

/** Presses Tab until something has the focus, at most so many times. */
async function tabTo(page: Page, text: string, atMost = 60): Promise<void> {
  for (let presses = 0; presses < atMost; presses += 1) {
    if ((await focused(page)).startsWith(text)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach "${text}"`);
}

test('the menu: opened, walked through its nine links, closed, and followed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, '/');
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  const menu = page.locator('.menu');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatch(/^Español/);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Close menu');
  const walked: string[] = [];
  for (let link = 0; link < 9; link += 1) {
    await page.keyboard.press('Tab');
    walked.push(await focused(page));
  }
  expect(walked).toEqual([
    'Smile Design',
    'Orthodontics',
    'Airway',
    'Team',
    'Gallery',
    'Financial',
    'Start Here',
    'FAQ',
    'Community',
  ]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await focused(page)).toBe('Menu');
  await page.keyboard.press('Enter');
  // Before its links are drawn, Tab goes past them.
  await expect(menu).toBeVisible();
  await tabTo(page, 'Airway');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/airway');
  await expect(page.locator('h1')).toBeFocused();
});

for (const { name, opener } of [
  { name: 'cookie preferences', opener: 'Cookie Preferences' },
  ...inRelease({ name: 'legal', opener: 'Terms of Service' }),
]) {
  test(`the ${name} dialog keeps the focus in, and gives it back`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAlive(page, '/team');
    const button = page.locator('.site-footer').getByText(opener, { exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      // The browser's own controls are the one other place a Tab may lead to.
      const place = await page.evaluate(() =>
        document.activeElement === document.body
          ? 'browser'
          : document.activeElement?.closest('dialog')
            ? 'dialog'
            : 'page',
      );
      expect(place).not.toBe('page');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test(
  'the slider: arrows, pages and ends, and its two buttons',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAlive(page, '/');
    const slider = page.getByRole('slider');
    await slider.focus();
    await expect(slider).toHaveValue('50');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('51');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue('49');
    await page.keyboard.press('End');
    await expect(slider).toHaveValue('100');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('100');
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('0');
    await tabTo(page, 'Show before');
    await page.keyboard.press('Enter');
    await expect(slider).toHaveValue('100');
    await tabTo(page, 'Show after');
    await page.keyboard.press('Space');
    await expect(slider).toHaveValue('0');
  },
);
