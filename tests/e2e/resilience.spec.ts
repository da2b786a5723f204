import { expect, test, type Page } from '@playwright/test';
import { drawFrames } from '../support/frames.ts';
import { headingOf } from '../support/page-heading.ts';
import { EVERYTHING, openQuiz, takeQuiz } from '../support/take-quiz.ts';
import { openAlive, waitUntilAlive } from '../support/watch-page.ts';
import { PRACTICE } from '../support/site-content.ts';
import { waitUntilQuiet } from '../support/wait-until-quiet.ts';
import { turnPage } from '../support/turn-page.ts';

/** When everything that is fetched ahead would have been fetched. */
const AFTER_FETCHING_AHEAD_MS = 6_500;

/** Waits until a page that is about to be opened tells that the line is gone: it asks for the words' code as it begins to listen. */
async function untilOfflineIsHeard(page: Page): Promise<void> {
  const words = await page.waitForResponse(/assets\/toaster-[^/]+\.js$/);
  await words.finished();
  await drawFrames(page, 3);
}

test('offline, the page stays, and a link to what is not here says so', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const hears = untilOfflineIsHeard(page);
  await page.goto('/');
  await hears;
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

test(
  'offline, a finished quiz keeps its result',
  { tag: '@release' },
  async ({ page, context }) => {
    await openAlive(page, '/team');
    const dialog = await openQuiz(page);
    await takeQuiz(page, EVERYTHING);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Request my Smile Discovery call' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'This did not load' });
    await expect(failure).toContainText(PRACTICE.phone);
    await expect(dialog.getByText('Your smile persona')).toBeVisible();
    await context.setOffline(false);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Ask for a call' })).toBeVisible();
  },
);

test(
  'offline, a legal text that is not here says so, and the page stays; it opens once there is a line',
  { tag: '@release' },
  async ({ page, context }) => {
    const hears = untilOfflineIsHeard(page);
    await page.goto('/team');
    await hears;
    await context.setOffline(true);
    await expect(page.locator('.toast')).toContainText('You are offline');
    // A tap: nothing was fetched ahead by a pointer above the link.
    const opener = page.locator('.site-footer').getByRole('link', { name: 'Terms of Service' });
    await opener.dispatchEvent('click', { button: 0 });
    await expect(page.locator('.toast')).toContainText('not on this device yet');
    await expect(page).toHaveURL('/team');
    await expect(page.locator('h1')).toHaveText(headingOf('team'));
    await expect(page.locator('.part-note')).toHaveCount(0);
    await context.setOffline(false);
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test(
  'a legal text that is slow to come says so, and leaves alone what was opened meanwhile',
  { tag: '@release' },
  async ({ page }) => {
    let letThrough = () => {};
    const isLetThrough = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/assets\/terms-[^/]+\.js$/, async (route) => {
      await isLetThrough;
      await route.continue();
    });
    await openAlive(page, '/team');
    const asked = page.waitForResponse(/assets\/terms-[^/]+\.js$/);
    await page.locator('.site-footer').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.locator('.part-note')).toHaveText('Loading...');
    await page.getByRole('button', { name: 'Cookie Preferences' }).click();
    const cookies = page.getByRole('dialog', { name: 'Cookie preferences' });
    await expect(cookies).toBeVisible();
    await expect(page.locator('.part-note')).toHaveCount(0);
    letThrough();
    await (await asked).finished();
    await drawFrames(page, 10);
    await expect(cookies).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expect(page).toHaveURL('/team');
  },
);

test('a part that failed opens when it is asked for again', async ({ page }) => {
  await page.route(/assets\/scheduling-dialog/, (route) => route.abort());
  await openAlive(page, '/start-here');
  const opener = page.locator('main a[href^="/embed/scheduling"]').last();
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
  await openAlive(page, '/');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.header-links a[href="/gallery"]')?.click(),
  );
  await expect(page).toHaveURL('/gallery');
  await expect(page.locator('h1')).not.toContainText('Smile Design');
  await waitUntilQuiet(page);
  await drawFrames(page, 10);
  expect(loads).toBe(1);
});

test(
  'a page whose own styles do not arrive is loaded as a page, which carries them',
  { tag: '@release' },
  async ({ page }) => {
    await page.route(/assets\/faq-[^/]+\.css$/, (route) => route.abort());
    await openAlive(page, '/');
    await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.locator('style[data-page*="/faq-"]')).toBeAttached();
  },
);

test(
  'a page that is reached within the site has its own styles before it shows',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/');
    await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.locator('main h1')).toBeFocused();
    const order = await page
      .locator('link[data-precedence]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('data-precedence')));
    expect(order).toEqual(['site', 'page', 'page', 'print']);
  },
);

test('a double click on Next passes no question over', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAlive(page, '/smile-assessment');
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

test(
  'a click that was too early for the quiz begins it, and leaves no note behind',
  { tag: '@release' },
  async ({ page }) => {
    await page.goto('/smile-assessment', { waitUntil: 'commit' });
    await page.getByRole('button', { name: "Let's get started" }).click();
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
    await expect(page.getByText('If nothing happens')).toHaveCount(0);
  },
);

for (const { width, height } of [
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(
    `offline at ${width} by ${height}, what a form says of it is wholly in view`,
    { tag: '@release' },
    async ({ page, context }) => {
      await page.setViewportSize({ width, height });
      await openAlive(page, '/start-here#guidance');
      await page.locator('main a[href="/embed/virtual-consultation"]').first().click();
      const form = page.frameLocator('iframe[title="Virtual consultation"]');
      await form.getByLabel('Your name').fill('Ada');
      await form.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
      await form.getByLabel('What matters most to you?').fill('A question');
      await form.getByLabel(/I agree/).check();
      await context.setOffline(true);
      const send = form.getByRole('button', { name: 'Send my request' });
      for (const _ of ['at first', 'and again']) {
        await send.click();
        const failure = form.locator('.form-failure');
        await expect(failure).toContainText(PRACTICE.phone);
        const hidden = async () => {
          const box = await failure.boundingBox();
          const room = await page.locator('dialog .dialog-body').boundingBox();
          if (!box || !room) return null;
          const below = box.y + box.height - (room.y + room.height);
          return Math.max(0, Math.round(room.y - box.y), Math.round(below));
        };
        await expect.poll(hidden).toBe(0);
      }
    },
  );
}

test(
  'offline, an empty form says first what is missing',
  { tag: '@release' },
  async ({ page, context }) => {
    await page.goto('/embed/virtual-consultation', { waitUntil: 'networkidle' });
    await waitUntilAlive(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByText('Please check 4 fields:')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

for (const [path, button] of [
  ['/embed/virtual-consultation', 'Send my request'],
  ['/embed/scheduling', 'Book this time'],
] as const) {
  test(
    `${path} says what is missing by the browser's own words, where its code did not arrive`,
    { tag: '@release' },
    async ({ page }) => {
      await page.route(/assets\/(request|appointment)-schema/, (route) => route.abort());
      await openAlive(page, path);
      if (path === '/embed/scheduling') {
        await page.locator('.time-grid label.pick').first().click();
        await turnPage(page);
      }
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByLabel('Your name')).toBeFocused();
      await expect(page.locator('.form-failure')).toHaveCount(0);
    },
  );
}
