import { expect, test } from '@playwright/test';
import { QUESTIONS } from '../support/site-content.ts';
import { scrollPage } from '../support/scroll-page.ts';
import { openAlive, waitUntilAlive } from '../support/watch-page.ts';

/** Two questions, some way down the page. */
const [ASKED = '', OTHER = ''] = QUESTIONS.slice(3).map(({ id }) => id);

test(
  'a question puts its address in the bar, and takes it out',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/faq');
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
  },
);

test('an address opens its question, 80 px below the top', async ({ page }) => {
  await openAlive(page, `/faq#${OTHER}`);
  const question = page.locator('details', { has: page.locator(`#${OTHER}`) });
  await expect(question).toHaveAttribute('open', '');
  const top = () => question.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(80);
  await expect(page).toHaveURL(`/faq#${OTHER}`);
});

test(
  'a reload keeps the place where the reader was; a link that is opened in the same tab goes to its question',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, '/faq');
    const question = page.locator('details', { has: page.locator(`#${ASKED}`) });
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await question.locator('summary').click();
    await expect(page).toHaveURL(`/faq#${ASKED}`);
    await scrollPage(page, 100);
    await expect.poll(place).toBe(100);
    await page.reload();
    await waitUntilAlive(page);
    // From here on the places are the page's own affair.
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    await expect(question).toHaveAttribute('open', '');
    await expect.poll(place).toBe(100);

    await openAlive(page, '/team');
    await scrollPage(page, 100);
    await openAlive(page, `/faq#${ASKED}`);
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    // Just below the index of the groups, which stands at the top of a phone.
    const below = () =>
      question.evaluate((element) => {
        const index = document.querySelector('.group-index')?.getBoundingClientRect();
        return Math.round(element.getBoundingClientRect().top - (index?.bottom ?? 0));
      });
    await expect.poll(below).toBeGreaterThanOrEqual(0);
    expect(await below()).toBeLessThan(8);
  },
);

test('a question opened where the reader stands is where Back returns to', async ({ page }) => {
  await openAlive(page, '/faq');
  await scrollPage(page, 300);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(place).toBe(300);
  const question = page.locator('details', { has: page.locator(`#${ASKED}`) });
  // By the page itself: a pointer's click might scroll to the question.
  await question.evaluate((element) => element.setAttribute('open', ''));
  await expect(page).toHaveURL(`/faq#${ASKED}`);
  expect(await place()).toBe(300);
  await page.locator('.site-footer a[href="/team"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/team');
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`/faq#${ASKED}`);
  await expect.poll(place).toBe(300);
});

test('a link to an answer within the site opens it', { tag: '@release' }, async ({ page }) => {
  await openAlive(page, '/faq');
  await page.evaluate((id) => {
    window.location.hash = `#${id}`;
  }, ASKED);
  const question = page.locator('details', { has: page.locator(`#${ASKED}`) });
  await expect(question).toHaveAttribute('open', '');
  await expect(question.locator('summary')).toBeInViewport();
});
