import { expect, test } from '@playwright/test';
import { openAlive } from '../support/watch-page.ts';

const INDEX = 'Parts of this text';

test(
  'the index leads to a part, and marks the one that is read',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAlive(page, '/legal/privacy');
    const index = page.getByRole('navigation', { name: INDEX });
    const children = index.getByRole('link', { name: 'Children' });
    await children.click();
    await expect(page).toHaveURL('/legal/privacy#privacy-children');
    await expect(page.getByRole('heading', { name: 'Children' })).toBeInViewport();
    await expect(children).toHaveAttribute('aria-current', 'true');
    await expect(index.locator('[aria-current]')).toHaveCount(1);
    await expect(children).toBeInViewport();
  },
);

test(
  'an address of a part leads there, and its line stands in the margin',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/legal/terms#terms-law');
    const part = page.locator('#terms-law');
    await expect(part.getByRole('heading')).toBeInViewport();
    const [words, gloss] = await Promise.all([
      part.locator('.prose').boundingBox(),
      part.locator('.legal-gloss').boundingBox(),
    ]);
    expect(gloss?.y).toBe(words?.y);
    expect(gloss?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
  },
);

test(
  'the way to paper is there before the page is alive, so that nothing moves',
  { tag: '@release' },
  async ({ page }) => {
    await page.route(/assets\/entry\.client/, () => {
      // Never answered.
    });
    await page.goto('/legal/terms', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Print or save' })).toBeVisible();
  },
);

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the index stands open beside the text, and unfolds above it on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/legal/notice-of-privacy-practices');
    const link = page
      .getByRole('navigation', { name: INDEX })
      .getByRole('link', { name: 'Your rights' });
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(link).toBeHidden();
    await page.getByText(INDEX, { exact: true }).click();
    await link.click();
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
  });
});
