import { expect, test } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { positionOf } from '../support/history-position.ts';
import { openWithFrozenClock } from '../support/frozen-clock.ts';
import { openAlive, waitUntilAlive, watchPage } from '../support/watch-page.ts';
import { CLOSED_MOMENT, CLOSES, OPEN_MOMENT, OPENS, PRACTICE } from '../support/site-content.ts';

const scrollTo = (share: number) => `window.scrollTo(0, window.innerHeight * ${share})`;

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the links are a row, and the call to action comes after 90% of a screen', async ({
    page,
  }) => {
    await openAlive(page, '/');
    await expect(page.locator('.header-links a')).toHaveCount(9);
    await expect(page.locator('.mobile-bar')).toBeHidden();
    const action = page.locator('.header-action');
    await expect(action).toHaveText('Start Your Consultation');
    await expect(action).toBeHidden();
    await page.evaluate(scrollTo(0.89));
    await expect(page.locator('.site-header')).toHaveAttribute('data-scrolled', '');
    await expect(action).toBeHidden();
    await page.evaluate(scrollTo(0.92));
    await expect(action).toBeVisible();
    await expect(action).toHaveAttribute('href', '/start-here');
  });

  test(
    'nothing overlaps in the row when the call to action is there',
    { tag: '@release' },
    async ({ page }) => {
      await openAlive(page, '/orthodontics');
      await page.evaluate(scrollTo(1.2));
      await expect(page.locator('.header-action')).toBeVisible();
      const right = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) };
      };
      await expect
        .poll(
          async () => (await right('.header-action')).left - (await right('.header-links')).right,
        )
        .toBeGreaterThanOrEqual(8);
      const logo = await right('.header-logo');
      expect((await right('.header-links')).left - logo.right).toBeGreaterThanOrEqual(8);
      // Beside a scroll bar, which a screen's width counts and a page's does not.
      await page.evaluate(() => (document.documentElement.style.width = '1265px'));
      expect((await page.locator('.header-links').boundingBox())?.height).toBeLessThan(60);
    },
  );

  for (const arrival of ['scrolled', 'loaded again'] as const) {
    test(
      `the call to action lies over no link while it comes (${arrival})`,
      { tag: '@release' },
      async ({ page }) => {
        // How far it lies over the links at most, read in each frame from the first on.
        await page.addInitScript(() => {
          const seen = { px: 0, isThere: false };
          Object.assign(window, { seen });
          const read = () => {
            const action = document.querySelector('.header-action');
            const links = document.querySelector('.header-links ul');
            if (action && links && action.checkVisibility({ visibilityProperty: true })) {
              seen.isThere = true;
              const last = links.lastElementChild?.getBoundingClientRect().right ?? 0;
              seen.px = Math.max(seen.px, last - action.getBoundingClientRect().left);
            }
            requestAnimationFrame(read);
          };
          requestAnimationFrame(read);
        });
        await openAlive(page, '/orthodontics');
        await page.evaluate(scrollTo(1.2));
        await expect(page.locator('.header-action')).toBeVisible();
        if (arrival === 'loaded again') {
          await page.reload();
          await waitUntilAlive(page);
          await expect(page.locator('.header-action')).toBeVisible();
        }
        expect(await page.evaluate('window.seen')).toEqual({ px: 0, isThere: true });
      },
    );
  }

  test('the logo leads to the stories', { tag: '@release' }, async ({ page }) => {
    await openAlive(page, '/');
    await page.locator('.header-logo').click();
    await expect(page).toHaveURL('/stories');
    await expect(page.locator('.site-header')).toHaveCount(0);
  });

  test('skip links lead to the content and to the navigation', async ({ page }) => {
    await openAlive(page, '/team');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test('the layout switches at 1280 px', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 800 });
  await page.goto('/team');
  await expect(page.locator('.mobile-bar')).toBeVisible();
  await expect(page.locator('.header-links')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.mobile-bar')).toBeHidden();
  await expect(page.locator('.header-links')).toBeVisible();
});

for (const { name, width, side } of [
  { name: 'a phone', width: 390, side: 'right' },
  ...inRelease({ name: 'a tablet', width: 820, side: 'left' }),
]) {
  test(`on ${name} the menu comes from the ${side} and closes by key, link and button`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await openAlive(page, '/team');
    const menu = page.locator('.menu');
    const open = () => page.locator('.mobile-bar').getByRole('button', { name: 'Menu' }).click();
    await open();
    await expect(menu).toBeVisible();
    const gap = async () => {
      const box = await menu.boundingBox();
      return side === 'left' ? box?.x : width - ((box?.x ?? 0) + (box?.width ?? 0));
    };
    await expect.poll(gap).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await open();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await open();
    await menu.getByRole('link', { name: 'Airway', exact: true }).click();
    await expect(page).toHaveURL('/airway');
    await expect(menu).toBeHidden();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, label] of [
    ['/', 'Start Your Consultation'],
    ...inRelease(
      ['/airway', 'Begin the Assessment'] as const,
      ['/orthodontics', 'Message Us to Get Started'] as const,
      ['/faq', 'Message Us to Get Started'] as const,
    ),
  ] as const) {
    test(`the bar of ${path} offers a call and the booking, then reads ${label}`, async ({
      page,
    }) => {
      await openAlive(page, path);
      await expect(page.locator('.mobile-bar a[href^="tel:"]')).toBeVisible();
      await expect(page.locator('.mobile-bar a[href="/book-consultation"]')).toBeVisible();
      await page.evaluate(scrollTo(0.95));
      await expect(page.locator('.mobile-action:visible')).toHaveText(label);
    });
  }

  test(
    'the toggle goes to just above the footer, then to the top',
    { tag: '@release' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openAlive(page, '/team');
      const toggle = page.locator('.scroll-toggle');
      await expect(toggle).toHaveText('Go to end');
      await toggle.click();
      const footerTop = () =>
        page.locator('.site-footer').evaluate((footer) => footer.getBoundingClientRect().top);
      await expect.poll(footerTop).toBeGreaterThan(600);
      expect(await footerTop()).toBeLessThan(1000);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(toggle).toHaveText('Back to top');
      await toggle.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
  );
});

test(
  'on a phone the policies are folded, and one key opens them without a script',
  { tag: '@release' },
  async ({ browser }) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    await page.goto('/team');
    const footer = page.locator('.site-footer');
    const policy = footer.getByRole('link', { name: 'Privacy Policy' });
    await expect(policy).toBeHidden();
    await expect(footer.getByRole('link', { name: /^Do Not Sell/ })).toBeVisible();
    await footer.locator('summary').press('Enter');
    await expect(policy).toBeVisible();
    await page.setViewportSize({ width: 820, height: 1180 });
    await footer.locator('details').evaluate((details: HTMLDetailsElement) => {
      details.open = false;
    });
    await expect(policy).toBeVisible();
    await expect(footer.locator('summary')).toBeHidden();
    await page.close();
  },
);

test.describe('dialogs', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const name of [
    'Privacy Policy',
    ...inRelease('Terms of Service', 'Accessibility', 'Non-Discrimination'),
  ]) {
    test(`${name} opens over the page, and gives focus and address back`, async ({ page }) => {
      const { faults } = await watchPage(page);
      await openAlive(page, '/team');
      const opener = page.locator('.site-footer').getByRole('link', { name, exact: true });
      await opener.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/team');
      await expect.poll(() => new URL(page.url()).hash).toMatch(/^#legal-/);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect.poll(() => new URL(page.url()).hash).toBe('');
      // The end of a page that is no whole number of pixels tall is rounded up or down.
      const left = await page.evaluate(() => window.scrollY);
      expect(Math.abs(left - place)).toBeLessThanOrEqual(1);
      expect(faults).toEqual([]);
    });
  }

  test(
    'the California link opens the privacy text at its section',
    { tag: '@release' },
    async ({ page }) => {
      await openAlive(page, '/team');
      await page
        .getByRole('link', { name: 'Do Not Sell or Share My Personal Information' })
        .click();
      await expect(page.locator('dialog #california')).toBeFocused();
      await expect(page.locator('dialog #california')).toBeInViewport();
    },
  );

  test(
    'an address opens its text, and the backdrop closes it',
    { tag: '@release' },
    async ({ page }) => {
      await openAlive(page, '/team#legal-terms');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.mouse.click(10, 400);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test(
    'a text that comes late does not open over the page one has gone on to',
    { tag: '@release' },
    async ({ page }) => {
      const { faults } = await watchPage(page);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/privacy-[^/]*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await openAlive(page, '/community');
      // What shows a text is there already.
      await page.locator('.site-footer').getByRole('link', { name: 'Terms of Service' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const terms = (await page.getByRole('dialog').getAttribute('aria-label')) ?? '';
      expect(terms).not.toBe('');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const text = page.waitForRequest(/\/assets\/privacy-/);
      await page.locator('.site-footer').getByRole('link', { name: 'Privacy Policy' }).click();
      await text;
      await page.locator('.site-footer a[href="/faq"]').first().click();
      await expect(page).toHaveURL(/\/faq$/);
      // The page is there, and has closed what was open before it: from here on nothing but the text's own look at the address keeps it away.
      await expect(page.locator('h1')).toBeFocused();
      const come = page.waitForResponse(/\/assets\/privacy-/);
      release();
      const late = await come;
      await late.finished();
      // Whoever asks for a file that is coming is told after those who asked before: what the late text does, it has begun.
      await page.evaluate((address) => import(address), late.url());
      // Another that is asked for here opens, and is the only one; behind the late one nobody could press its link.
      await page.locator('.site-footer').getByRole('link', { name: 'Terms of Service' }).click();
      await expect(page.getByRole('dialog')).toHaveAttribute('aria-label', terms);
      expect(faults).toEqual([]);
    },
  );

  test('Cookie Preferences asks by a window event', { tag: '@release' }, async ({ page }) => {
    await openAlive(page, '/team');
    await page.evaluate(() => {
      window.addEventListener('openCookiePreferences', () => {
        document.documentElement.dataset.asked = '';
      });
    });
    await page.getByRole('button', { name: 'Cookie Preferences' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', '');
    await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
  });
});

test(
  'the footer says honestly whether the practice is open',
  { tag: '@release' },
  async ({ page }) => {
    await page.clock.install({ time: OPEN_MOMENT });
    await openAlive(page, '/team');
    await page.clock.runFor(100);
    await expect(page.locator('.site-footer .opening-now')).toContainText(
      `Open now, until ${CLOSES}`,
    );
    await page.clock.setSystemTime(CLOSED_MOMENT);
    await page.clock.runFor(61_000);
    await expect(page.locator('.site-footer .opening-now')).toContainText(
      `Closed now, opens Monday at ${OPENS}`,
    );
  },
);

test(
  'on a phone the footer is as tall before its hours are alive as in the week of a holiday',
  { tag: '@release' },
  async ({ page, browser }) => {
    const viewport = { width: 390, height: 844 };
    const still = await browser.newPage({ javaScriptEnabled: false, viewport });
    await still.goto('/legal/terms');
    // A footer that nobody has come near yet has an estimate for its height.
    await still.locator('.footer-legal').scrollIntoViewIfNeeded();
    await expect(still.locator('.footer-legal')).toBeInViewport();
    const before = await still.locator('.site-footer').boundingBox();
    await still.close();
    await page.setViewportSize(viewport);
    await page.clock.install({ time: new Date(`${PRACTICE.closures[0]}T12:00:00-05:00`) });
    await openAlive(page, '/legal/terms');
    await page.clock.runFor(100);
    await expect(page.locator('.footer-closures')).not.toBeEmpty();
    await page.locator('.footer-legal').scrollIntoViewIfNeeded();
    await expect(page.locator('.footer-legal')).toBeInViewport();
    expect((await page.locator('.site-footer').boundingBox())?.height).toBe(before?.height);
  },
);

test.describe('pages fetched ahead', { tag: '@release' }, () => {
  const isFetched = (slug: string) => new RegExp(`/assets/${slug}-[\\w-]+\\.js$`);

  test('three after two seconds, two after five', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const has = (slug: string) => fetched.some((url) => isFetched(slug).test(url));
    await openWithFrozenClock(page, '/airway');
    await page.clock.runFor(1_900);
    expect(has('start-here') || has('faq') || has('stories')).toBe(false);
    await page.clock.runFor(200);
    await expect
      .poll(() => has('start-here') && has('faq') && has('financial-insurance'))
      .toBe(true);
    expect(has('stories') || has('team')).toBe(false);
    await page.clock.runFor(3_000);
    await expect.poll(() => has('stories') && has('team')).toBe(true);
  });

  test('none where the visitor saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openWithFrozenClock(page, '/airway');
    await page.clock.runFor(6_000);
    expect(fetched.some((url) => isFetched('start-here').test(url))).toBe(false);
  });
});

test.describe('faults', { tag: '@release' }, () => {
  test('a dialog whose code does not arrive leaves the page, and shows the ways around', async ({
    page,
  }) => {
    await page.route(/assets\/call-request-dialog/, (route) => route.abort());
    await openAlive(page, '/start-here#question');
    await page.locator('main a[href="/embed/discovery-call"]:visible').first().click();
    await expect(page.getByRole('alert')).toContainText(PRACTICE.phone);
    await expect(page.locator('.site-footer')).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
  });

  test('the menu does not stay over the page that Back leads to', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, '/airway');
    await page.locator('.mobile-bar').getByRole('button', { name: 'Menu' }).click();
    await page.locator('.menu').getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page).toHaveURL('/team');
    // The address changes a moment before the page.
    await expect(page.locator('.menu')).toBeHidden();
    await page.locator('.mobile-bar').getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('.menu')).toBeVisible();
    // Its entry in the history is written a moment after it is seen.
    await expect.poll(() => positionOf(page)).toBe(2);
    await page.goBack();
    await expect(page.locator('.menu')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/airway');
    await expect(page.locator('.menu')).toBeHidden();
  });
});
