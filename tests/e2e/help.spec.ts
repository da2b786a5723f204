import { expect, test, type Page } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { callHref } from '../../app/ui/phone-href.ts';
import { PAGES } from '../../app/url-map.ts';
import { openAlive } from '../support/watch-page.ts';
import { emergencyPathOf, hasHeader, isEmergencyPage, PRACTICE } from '../support/site-content.ts';

const URGENT = callHref(PRACTICE.urgentPhone);
const OFFICE = callHref(PRACTICE.phone);
const PATHS = [...PAGES.filter((page) => !page.embed).map((page) => page.path), '/nowhere'];

test.describe('help is in reach', () => {
  test.use({ javaScriptEnabled: false });

  test('in the footer, with the urgent number', async ({ page }) => {
    await page.goto('/team');
    const line = page.locator('.footer-emergency');
    await expect(line.locator(`a[href="${URGENT}"]`)).toHaveText(PRACTICE.urgentPhone);
    await expect(line.locator('a[href="/emergency"]')).toBeVisible();
  });

  for (const width of [390, ...inRelease(820)]) {
    test(`in the menu at ${width} px, which has one button`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/team');
      const button = page.getByRole('button', { name: 'Menu', exact: true });
      await expect(button).toHaveCount(1);
      await button.click();
      const menu = page.locator('.menu');
      await expect(menu.locator('.menu-links').getByRole('link')).toHaveCount(9);
      for (const href of ['/emergency', OFFICE, '/book-consultation', '/stories', URGENT]) {
        await expect(menu.locator(`.menu-help a[href="${href}"]`)).toBeInViewport({ ratio: 1 });
      }
    });
  }
});

test(
  'is in the menu’s first view on a phone on its side',
  { tag: '@release' },
  async ({ page }) => {
    for (const size of [
      { width: 844, height: 390 },
      { width: 667, height: 320 },
    ]) {
      await page.setViewportSize(size);
      await openAlive(page, '/team');
      await page.locator('.mobile-bar .menu-button').click();
      for (const href of ['/emergency', OFFICE, '/book-consultation', URGENT]) {
        await expect(page.locator(`.menu-help a[href="${href}"]`)).toBeInViewport({ ratio: 1 });
      }
      await expect(page.locator('.menu nav a').last()).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'stays in view from 1280 px in the line at the top, which leaves a jump’s 80 px free with the header under it',
  { tag: '@release' },
  async ({ page }) => {
    const freePx = 80;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const further = PATHS.filter((at) => !isEmergencyPage(at));
    for (const path of further) {
      await openAlive(page, path);
      await page.evaluate(() => window.scrollTo(0, window.innerHeight * 1.5));
      const link = page.locator(`.help-strip a[href="${emergencyPathOf(path)}"]`);
      await expect(link, path).toBeInViewport({ ratio: 0.75 });
      await expect(page.locator('.site-header a[href="/emergency"]'), path).toHaveCount(0);
      // On one page the header comes with the scrolling.
      if (!hasHeader(path) && path !== '/impressionists') continue;
      const box = await page.locator('.site-header').boundingBox();
      if (!box) throw new Error('the header is there');
      expect(box.y + box.height, path).toBeLessThanOrEqual(freePx);
      expect(box.y + box.height, path).toBeGreaterThan(0);
      await expect(page.locator('.header-logo'), path).toBeInViewport({ ratio: 0.9 });
    }
  },
);

test(
  'the skip link leads to the menu’s button where the navigation is a menu',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await openAlive(page, '/team');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to navigation' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  },
);

test(
  'a page without a header has the nine links behind the line’s button, from 1280 px',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const button = page.locator('.help-strip .menu-button');
    const further = PATHS.filter((at) => !isEmergencyPage(at));
    for (const path of further) {
      await page.goto(path);
      await expect(button, path).toHaveCount(hasHeader(path) ? 0 : 1);
    }
    await openAlive(page, '/community');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    const links = page.locator('.menu-links').getByRole('link');
    await expect(links).toHaveCount(9);
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);

test.describe('the emergency page', () => {
  test('calls the urgent number from its bar, at the top and further down', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, '/emergency');
    const call = page
      .locator('.mobile-bar')
      .getByRole('link', { name: `Call ${PRACTICE.urgentPhone}` });
    await expect(call).toHaveAttribute('href', URGENT);
    await page.evaluate(() => window.scrollTo(0, window.innerHeight * 2));
    await expect(page.locator('.situation-links')).not.toBeInViewport();
    await expect(call).toHaveAttribute('href', URGENT);
    await expect(page.locator('.mobile-bar a')).toHaveCount(2);
  });

  for (const width of [390, ...inRelease(1280)]) {
    test(`leads to no text, no e-mail and no other number at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAlive(page, '/emergency');
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const reaching = hrefs.filter((href) => /^(tel|sms|mailto):/.test(href));
      expect([...new Set(reaching)].toSorted()).toEqual([URGENT, 'tel:911']);
      // A phone makes a link of a number that it finds in the text.
      await expect(page.locator('body')).not.toContainText(PRACTICE.phone);
      await expect(page.locator('body')).not.toContainText(PRACTICE.textPhone);
    });
  }

  for (const width of [390, 1280]) {
    test(`keeps its two calls in view at ${width} px`, { tag: '@release' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAlive(page, '/emergency#lost-aligner-or-retainer');
      await expect(page.locator('#lost-aligner-or-retainer h2')).toBeInViewport({ ratio: 1 });
      await page.locator('.call-911 li').last().scrollIntoViewIfNeeded();
      for (const href of [URGENT, 'tel:911']) {
        await expect(page.locator(`.emergency-calls a[href="${href}"]`)).toBeInViewport({
          ratio: 1,
        });
      }
    });
  }

  for (const format of ['Letter', 'A4'] as const) {
    test(`prints on one sheet of ${format}`, { tag: '@release' }, async ({ page }) => {
      for (const path of ['/emergency', '/es/emergency']) {
        await openAlive(page, path);
        expect(await sheetsOf(page, format), path).toBe(1);
      }
    });
  }

  test('prints its number dark on white, and large', { tag: '@release' }, async ({ page }) => {
    await openAlive(page, '/emergency');
    await page.emulateMedia({ media: 'print' });
    const call = page.locator(`.emergency-calls a[href="${URGENT}"]`);
    await expect(call).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(call).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(
      await call.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize)),
    ).toBeGreaterThanOrEqual(20);
  });
});

/** How many sheets a page takes, with the margins that the browser's own dialog has. */
async function sheetsOf(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await page.pdf({ format, margin });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
