import { expect, test } from '@playwright/test';
import { EVERYTHING, openQuiz, takeQuiz } from '../support/take-quiz.ts';
import { waitUntilAlive } from '../support/watch-page.ts';
import { PRACTICE } from '../support/site-content.ts';

/** When everything that is fetched ahead would have been fetched. */
const AFTER_FETCHING_AHEAD_MS = 6_500;

test('offline, the page stays, and a link to what is not here says so', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await waitUntilAlive(page);
  await page.waitForTimeout(1_000);
  await context.setOffline(true);
  await expect(page.locator('.toast')).toContainText('You are offline');
  await page.locator('.header-links').getByRole('link', { name: 'Gallery' }).hover();
  await page.waitForTimeout(AFTER_FETCHING_AHEAD_MS);
  await expect(page.locator('h1')).toContainText('Smile Design');
  await page.locator('.header-links').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.locator('.toast')).toContainText('not on this device yet');
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
  await page.locator('.header-links').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
});

test('offline, a finished quiz keeps its result', async ({ page, context }) => {
  await page.goto('/team');
  await waitUntilAlive(page);
  const dialog = await openQuiz(page);
  await takeQuiz(page, EVERYTHING);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Request my Smile Discovery call' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'This did not load' });
  await expect(failure).toContainText(PRACTICE.phone);
  await expect(dialog.getByText('Your smile persona')).toBeVisible();
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Request a call' })).toBeVisible();
});

test('a part that failed opens when it is asked for again', async ({ page }) => {
  await page.route(/assets\/scheduling-dialog/, (route) => route.abort());
  await page.goto('/start-here');
  await waitUntilAlive(page);
  const opener = page.locator('main a[href^="/embed/scheduling"]').first();
  await opener.click();
  const failure = page.getByRole('alert').filter({ hasText: 'This did not load' });
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect(failure).toHaveCount(0);
  await page.unroute(/assets\/scheduling-dialog/);
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Schedule Your Consultation' })).toBeVisible();
});

test('after a deployment a stale page costs one reload, to the page that was asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(/assets\/gallery-[\w-]+\.js/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.goto('/');
  await waitUntilAlive(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.header-links a[href="/gallery"]')?.click(),
  );
  await expect(page).toHaveURL('/gallery');
  await expect(page.locator('h1')).not.toContainText('Smile Design');
  await page.waitForTimeout(1_500);
  expect(loads).toBe(1);
});

test('a double click on Next passes no question over', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/smile-assessment');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: "Let's get started" }).click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).dblclick();
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
});

test('a quiz whose scripts never arrive says so when it is begun', async ({ page }) => {
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
  await page.goto('/smile-assessment');
  await page.getByRole('button', { name: "Let's get started" }).click();
  await expect(page.getByText('If nothing happens')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('If nothing happens')).toBeHidden();
});

test('a click that was too early for the quiz begins it, and leaves no note behind', async ({
  page,
}) => {
  await page.goto('/smile-assessment', { waitUntil: 'commit' });
  await page.getByRole('button', { name: "Let's get started" }).click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await expect(page.getByText('If nothing happens')).toHaveCount(0);
});
