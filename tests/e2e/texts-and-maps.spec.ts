import { devices, expect, test } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { callHref, textHref } from '../../app/ui/phone-href.ts';
import { PAGES } from '../../app/url-map.ts';
import { contactFactsOf } from '../../domain/practice/contact-facts.ts';
import { openAlive, waitUntilAlive } from '../support/watch-page.ts';
import { CLOSED_MOMENT, OPENS, PRACTICE } from '../support/site-content.ts';

const PATHS = PAGES.filter((page) => !page.embed).map((page) => page.path);
const { defaultBrowserType: _, ...PHONE } = devices['Pixel 7'];

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  const further = javaScriptEnabled ? {} : { tag: '@release' };

  test.describe(`${how} JavaScript, on a computer`, further, () => {
    test.use({ viewport: { width: 1280, height: 800 }, javaScriptEnabled });

    test('a message goes where its label says', async ({ page }) => {
      await page.goto('/weddings');
      if (javaScriptEnabled) await waitUntilAlive(page);
      const link = page.locator('main').getByRole('link', { name: 'Message us the date' });
      await expect(link).toHaveAttribute('href', '/embed/virtual-consultation');
      await link.click();
      if (javaScriptEnabled) {
        await expect(page.getByRole('dialog', { name: 'Virtual consultation' })).toBeVisible();
      } else {
        await expect(page).toHaveURL('/embed/virtual-consultation');
      }
    });
  });

  test.describe(`${how} JavaScript, on a phone`, { tag: '@release' }, () => {
    test.use({ ...PHONE, javaScriptEnabled });

    test('a text message is offered', async ({ page }) => {
      await page.goto('/weddings');
      await expect(page.getByRole('link', { name: 'Text us the date' })).toHaveAttribute(
        'href',
        textHref(PRACTICE.textPhone),
      );
      await expect(page.getByRole('link', { name: 'Message us the date' })).toHaveCount(0);
      await expect(
        page.locator('.site-footer').getByRole('link', { name: /^Text / }),
      ).toBeVisible();
    });
  });
}

/** Without JavaScript each composition is looked at (without-javascript.spec.ts). */
test(
  'a page that is alive offers a computer no text message',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of PATHS) {
      await openAlive(page, path);
      await expect(page.locator('a[href^="sms:"]:visible'), path).toHaveCount(0);
    }
  },
);

test('on a phone the bar offers the text by the specified words', async ({ browser }) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await openAlive(page, '/faq');
  await page.evaluate(() => window.scrollTo(0, window.innerHeight));
  const action = page.locator('.mobile-bar').getByRole('link', { name: 'Text Us to Get Started' });
  await expect(action).toHaveAttribute('href', textHref(PRACTICE.textPhone));
  await context.close();
});

test('the number for texts is never dialled', { tag: '@release' }, async ({ page }) => {
  for (const path of ['/faq', '/start-here', '/atria', '/legal/terms']) {
    await page.goto(path);
    await expect(page.locator(`a[href="${callHref(PRACTICE.textPhone)}"]`), path).toHaveCount(0);
    await expect(page.locator('main'), path).toContainText(PRACTICE.textPhone);
  }
});

for (const { path, within } of [
  { path: '/faq', within: '#reach-us' },
  ...inRelease(
    { path: '/team', within: '.site-footer' },
    { path: '/book-consultation', within: '#the-way-in' },
  ),
]) {
  test(
    `${path} leads to a map and to directions, and asks nothing of either before`,
    { tag: '@release' },
    async ({ page }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
      });
      await openAlive(page, path);
      const place = page.locator(within);
      const map = await place
        .getByRole('link', { name: 'Open in Google Maps' })
        .getAttribute('href');
      const way = await place.getByRole('link', { name: /directions/i }).getAttribute('href');
      const { address } = contactFactsOf(PRACTICE);
      expect(new URL(map ?? '').searchParams.get('query')).toBe(address);
      expect(new URL(way ?? '').searchParams.get('destination')).toBe(address);
      await place.getByRole('link', { name: 'Open in Google Maps' }).hover();
      expect(elsewhere).toEqual([]);
    },
  );
}

test('/emergency leads to directions, after all steps', { tag: '@release' }, async ({ page }) => {
  await page.goto('/emergency');
  const way = page.locator('.emergency-end a', { hasText: /directions/i });
  const { address } = contactFactsOf(PRACTICE);
  const href = await way.getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('destination')).toBe(address);
});

test(
  'the contact block says whether the practice is open',
  { tag: '@release' },
  async ({ page }) => {
    await page.clock.install({ time: CLOSED_MOMENT });
    await openAlive(page, '/faq');
    await page.clock.runFor(100);
    await expect(page.locator('#reach-us')).toContainText(`Closed now, opens Monday at ${OPENS}`);
  },
);
