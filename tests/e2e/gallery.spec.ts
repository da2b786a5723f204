import { expect, test } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { waitUntilAlive, watchPage } from '../support/watch-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a choice leaves the fitting cases, and its address opens the same', async ({ page }) => {
  const { faults } = await watchPage(page);
  await page.goto('/gallery');
  await waitUntilAlive(page);
  await expect(page.getByRole('article')).toHaveCount(13);
  await page.getByRole('combobox', { name: 'Concern' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await page.getByRole('combobox', { name: 'Concern' }).selectOption('Bite');
  await expect(page.getByRole('status').filter({ hasText: '3 of 13 cases' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Treatment' }).selectOption('Palatal expander');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/gallery?concern=bite&treatment=palatal-expander');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Concern' })).toHaveValue('Bite');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('article')).toHaveCount(13);
  await expect(page).toHaveURL('/gallery');
  expect(faults).toEqual([]);
});

test('a choice that nothing fits says what to do', async ({ page }) => {
  await page.goto('/gallery?concern=color&treatment=braces');
  await waitUntilAlive(page);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText('No case here has both.')).toBeVisible();
});

test('a case opens large, leafs on, and gives the focus back', async ({ page }) => {
  await page.goto('/gallery?concern=gums');
  await waitUntilAlive(page);
  const opener = page.getByRole('button', { name: 'View larger: Much gum, short teeth' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Before and after' });
  await expect(dialog.getByText('Much gum, short teeth 1 of 2')).toBeVisible();
  const divider = dialog.getByRole('slider', {
    name: 'Before and after: Much gum, short teeth',
  });
  await divider.press('ArrowLeft');
  await expect(divider).toHaveValue('49');
  await dialog.getByRole('button', { name: 'Next case' }).click();
  await expect(dialog.getByText('Receding gums 2 of 2')).toBeVisible();
  await expect(dialog.getByRole('slider', { name: 'Before and after: Receding gums' })).toHaveValue(
    '50',
  );
  expect(await findAccessibilityFaults(page, '.case-lightbox')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
