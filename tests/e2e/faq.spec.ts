import { expect, test } from '@playwright/test';
import { QUESTIONS } from '../support/site-content.ts';
import { waitUntilAlive } from '../support/watch-page.ts';

/** Two questions, some way down the page. */
const [ASKED = '', OTHER = ''] = QUESTIONS.slice(3).map(({ id }) => id);

test('a question puts its address in the bar, and takes it out', async ({ page }) => {
  await page.goto('/faq');
  await waitUntilAlive(page);
  const question = (id: string) => page.locator('details', { has: page.locator(`#${id}`) });
  const summary = (id: string) => question(id).locator('summary');
  // Where all of it can be clicked without scrolling.
  await page.setViewportSize({ width: 1280, height: 3000 });
  const before = await page.evaluate(() => ({ top: window.scrollY, entries: history.length }));

  await summary(OTHER).click();
  await expect(page).toHaveURL(`/faq#${OTHER}`);
  await summary(ASKED).click();
  await expect(page).toHaveURL(`/faq#${ASKED}`);
  await expect(question(OTHER)).toHaveAttribute('open', '');
  // Not the one that the address names: it stays.
  await summary(OTHER).click();
  await expect(question(OTHER)).not.toHaveAttribute('open', '');
  await expect(page).toHaveURL(`/faq#${ASKED}`);
  await summary(ASKED).click();
  await expect(page).toHaveURL('/faq');

  await expect(summary(ASKED)).toBeFocused();
  expect(await page.evaluate(() => ({ top: window.scrollY, entries: history.length }))).toEqual(
    before,
  );
});

test('an address opens its question, 80 px below the top', async ({ page }) => {
  await page.goto(`/faq#${OTHER}`);
  await waitUntilAlive(page);
  const question = page.locator('details', { has: page.locator(`#${OTHER}`) });
  await expect(question).toHaveAttribute('open', '');
  const top = () => question.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(80);
  await expect(page).toHaveURL(`/faq#${OTHER}`);
});

test('a link to an answer within the site opens it', async ({ page }) => {
  await page.goto('/faq');
  await waitUntilAlive(page);
  await page.evaluate((id) => {
    window.location.hash = `#${id}`;
  }, ASKED);
  const question = page.locator('details', { has: page.locator(`#${ASKED}`) });
  await expect(question).toHaveAttribute('open', '');
  await expect(question.locator('summary')).toBeInViewport();
});
