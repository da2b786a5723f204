import { expect, test } from '@playwright/test';
import { waitUntilAlive } from '../support/watch-page.ts';

test('a question puts its address in the bar, and takes it out', async ({ page }) => {
  await page.goto('/faq');
  await waitUntilAlive(page);
  const question = (id: string) => page.locator('details', { has: page.locator(`#${id}`) });
  const summary = (id: string) => question(id).locator('summary');
  // Where all of it can be clicked without scrolling.
  await page.setViewportSize({ width: 1280, height: 3000 });
  const before = await page.evaluate(() => ({ top: window.scrollY, entries: history.length }));

  await summary('consultation-fee').click();
  await expect(page).toHaveURL('/faq#consultation-fee');
  await summary('what-to-bring').click();
  await expect(page).toHaveURL('/faq#what-to-bring');
  await expect(question('consultation-fee')).toHaveAttribute('open', '');
  // Not the one that the address names: it stays.
  await summary('consultation-fee').click();
  await expect(question('consultation-fee')).not.toHaveAttribute('open', '');
  await expect(page).toHaveURL('/faq#what-to-bring');
  await summary('what-to-bring').click();
  await expect(page).toHaveURL('/faq');

  await expect(summary('what-to-bring')).toBeFocused();
  expect(await page.evaluate(() => ({ top: window.scrollY, entries: history.length }))).toEqual(
    before,
  );
});

test('an address opens its question, 80 px below the top', async ({ page }) => {
  await page.goto('/faq#consultation-fee');
  await waitUntilAlive(page);
  const question = page.locator('details', { has: page.locator('#consultation-fee') });
  await expect(question).toHaveAttribute('open', '');
  const top = () => question.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(80);
  await expect(page).toHaveURL('/faq#consultation-fee');
});

test('a link to an answer within the site opens it', async ({ page }) => {
  await page.goto('/faq');
  await waitUntilAlive(page);
  await page.evaluate(() => {
    window.location.hash = '#what-to-bring';
  });
  const question = page.locator('details', { has: page.locator('#what-to-bring') });
  await expect(question).toHaveAttribute('open', '');
  await expect(question.locator('summary')).toBeInViewport();
});
