import { expect, test, type Page } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { headingOf } from '../support/page-heading.ts';
import { scrollPage } from '../support/scroll-page.ts';
import { openAlive } from '../support/watch-page.ts';

/**
 * Clicks by the mouse itself: a locator's own click may scroll the page to reach a link in a sticky bar. Only once the bar has heard of the scrolling,
 * and what slides in it has come to rest: a click at where a link was meets nothing, and neither does one while a page fades in.
 */
async function followInBar(page: Page, name: string): Promise<void> {
  const header = page.locator('.site-header');
  await expect(header).toHaveAttribute('data-scrolled');
  await expect(page.locator('html:active-view-transition')).toHaveCount(0);
  await header.evaluate((bar) =>
    Promise.all(bar.getAnimations({ subtree: true }).map((motion) => motion.finished)),
  );
  const link = page.locator('.header-links').getByRole('link', { name, exact: true });
  const box = await link.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 20);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('a new page starts at its top, has the focus on its heading, and is announced', async ({
  page,
}) => {
  await openAlive(page, '/team');
  await scrollPage(page, 400);
  await followInBar(page, 'Airway');
  await expect(page.locator('h1')).toHaveText(headingOf('airway'));
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('status')).toHaveText(await page.title());
  // The link to the page that is shown leads to its beginning.
  await scrollPage(page, 400);
  await followInBar(page, 'Airway');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('who goes back before a page has faded in is where the address says', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // As on a busy device: what is to fade in is rendered late.
  await page.addInitScript(() => {
    document.startViewTransition = (options) => {
      const show = typeof options === 'function' ? options : options?.update;
      const done = new Promise<void>((resolve) => {
        setTimeout(() => {
          void show?.();
          document.documentElement.dataset['faded'] = '';
          resolve();
        }, 500);
      });
      return { ready: done, finished: done, updateCallbackDone: done } as ViewTransition;
    };
  });
  await openAlive(page, '/team');
  await page.locator('.header-links').getByRole('link', { name: 'Airway', exact: true }).click();
  await expect(page).toHaveURL('/airway');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-faded');
  await expect(page).toHaveURL('/team');
  await expect(page.locator('h1')).toHaveText(headingOf('team'));
});

test('going back keeps the place', { tag: '@release' }, async ({ page }) => {
  await openAlive(page, '/team');
  await scrollPage(page, 400);
  await followInBar(page, 'Airway');
  await expect(page.locator('h1')).toHaveText(headingOf('airway'));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(headingOf('team'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test(
  'going back to the long front page shows the same words at the same height',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/');
    // Sections that are far away as the page comes have no height of their own yet: straight to one near its end.
    const words = page.locator('#our-process h3').last();
    await words.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const height = () =>
      words.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(height).toBeGreaterThan(200);
    await expect.poll(height).toBeLessThan(600);
    const before = await height();
    await followInBar(page, 'Airway');
    await expect(page.locator('h1')).toHaveText(headingOf('airway'));
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(headingOf('home'));
    // A place between two pixels is given back at one of them.
    await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
  },
);

test('a hash brings its element to 80 px below the top', { tag: '@release' }, async ({ page }) => {
  await openAlive(page, '/legal/terms');
  await page.getByRole('link', { name: 'Do Not Sell or Share My Personal Information' }).click();
  await expect(page).toHaveURL('/legal/privacy#california');
  const top = () =>
    page.locator('#california').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(80);
});

for (const from of ['', '/faq']) {
  const what = from ? 'a page that a link led to' : 'the page that was opened';
  test(
    `Back after a jump within ${what} returns to where the jump was made, Forward to its end`,
    { tag: '@release' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openAlive(page, from || '/emergency');
      const place = () => page.evaluate(() => window.scrollY);
      if (from) {
        await scrollPage(page, 700);
        await page.locator('.help-strip a[href="/emergency"]:visible').click();
        await expect(page.locator('h1')).toBeFocused();
      }
      await scrollPage(page, 40);
      const end = page.locator('#knocked-out-tooth');
      const isAtEnd = () =>
        end.evaluate(
          (element) => element.checkVisibility() && element.getBoundingClientRect().top < 120,
        );
      // By the link itself: with a pointer, the tool that drives the browser may scroll the page before it clicks.
      await page
        .locator('.situation-links a[href="#knocked-out-tooth"]')
        .evaluate((link: HTMLAnchorElement) => link.click());
      await expect(page).toHaveURL('/emergency#knocked-out-tooth');
      await expect.poll(isAtEnd).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL('/emergency');
      await expect.poll(place).toBe(40);
      await page.goForward();
      await expect.poll(isAtEnd).toBe(true);
      await page.goBack();
      await expect.poll(place).toBe(40);
    },
  );
}

for (const reducedMotion of ['no-preference', ...inRelease('reduce' as const)] as const) {
  test(`a slow page shows that it is loading, then takes the focus (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openAlive(page, '/team');
    let letArrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      letArrive = resolve;
    });
    await page.route(/assets\/airway-(?!assessment|families)[\w-]+\.js$/, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.locator('.header-links').getByRole('link', { name: 'Airway', exact: true }).click();
    await expect(page.getByText('Loading...')).toBeVisible();
    letArrive();
    await expect(page.locator('h1')).toHaveText(headingOf('airway'));
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.getByRole('status')).toHaveText(await page.title());
  });
}

test('the page that the navigation names is marked', { tag: '@release' }, async ({ page }) => {
  await page.goto('/faq');
  await expect(page.locator('.header-links [aria-current=page]')).toHaveText('FAQ');
});
