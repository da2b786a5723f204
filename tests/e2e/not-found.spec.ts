import { expect, test } from '@playwright/test';
import { headingOf } from '../support/page-heading.ts';
import { openAlive, waitUntilAlive } from '../support/watch-page.ts';

test(
  'an address mistyped by a letter leads to the page that was meant',
  { tag: '@release' },
  async ({ page }) => {
    const answer = await page.goto('/ortodontics');
    expect(answer?.status()).toBe(404);
    await waitUntilAlive(page);
    await page.locator('main').getByRole('link', { name: 'Orthodontics' }).first().click();
    await expect(page).toHaveURL('/orthodontics');
  },
);

test('an address far from any page is not guessed at', { tag: '@release' }, async ({ page }) => {
  await openAlive(page, '/wp-login.php');
  await expect(page.locator('.likely-page')).toBeEmpty();
});

test('what is searched for is asked on the questions’ page, and stands in no address', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')));
  await openAlive(page, '/nowhere-at-all');
  await page.getByLabel('What were you looking for?').fill('retainer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('h1')).toHaveText(headingOf('faq'));
  await expect(page.getByRole('searchbox')).toHaveValue('retainer');
  await expect(page.locator('.found-questions summary').first()).toContainText('retainer');
  expect(requested.filter((request) => request.includes('retainer'))).toEqual([]);
  // Whoever comes back to it finds it as it was; whoever comes to the questions by a link finds them all.
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('searchbox')).toHaveValue('retainer');
  for (const path of ['/team', '/faq']) {
    await page.locator(`.site-footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no dead search, and the nine pages stand there', async ({ page }) => {
    await page.goto('/nowhere-at-all');
    await expect(page.getByLabel('What were you looking for?')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'All pages' }).getByRole('link')).toHaveCount(
      9,
    );
  });
});

test(
  'on a small phone the wall label hangs clear of the edge, and no hole stands above the search',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openAlive(page, '/wp-login.php');
    const label = await page.locator('.wall-label').boundingBox();
    expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(360 - 16);
    const lead = await page.locator('.not-found-words .lede').boundingBox();
    const search = await page.locator('.not-found-search').boundingBox();
    expect((search?.y ?? 0) - (lead?.y ?? 0) - (lead?.height ?? 0)).toBeLessThan(32);
  },
);
