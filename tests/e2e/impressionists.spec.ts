import { expect, test, type Page } from '@playwright/test';
import { headingOf } from '../support/page-heading.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { openAlive, waitUntilAlive } from '../support/watch-page.ts';

const PATH = '/impressionists';
const PHONE = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Scrolls to a share of the opening: 0 is its beginning, 1 its end. */
async function stepBack(page: Page, share: number): Promise<void> {
  await page.locator('.opening').evaluate((section, part) => {
    const { top, height } = section.getBoundingClientRect();
    const begin = top + window.scrollY;
    window.scrollTo({ top: begin + (height - window.innerHeight) * part, behavior: 'instant' });
  }, share);
}

/** How many screens the opening is long. */
const screensOf = (page: Page) =>
  page
    .locator('.opening')
    .evaluate((section) => section.getBoundingClientRect().height / window.innerHeight);

const scaleOf = (page: Page) =>
  page.locator('.opening-canvas').evaluate((canvas) => Number(getComputedStyle(canvas).scale));

for (const size of [PHONE, { width: 1280, height: 800 }]) {
  test(
    `at ${size.width} px scrolling steps back from the paint to the title, and brings the navigation`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize(size);
      await openAlive(page, PATH);
      const sentences = page.locator('.opening-sentences p');
      const clipOf = (at: number) =>
        sentences
          .nth(at)
          .locator('span')
          .last()
          .evaluate((stroke) => getComputedStyle(stroke).clipPath);
      await expect.poll(() => scaleOf(page)).toBeCloseTo(4.6, 1);
      const unlaid = await clipOf(1);
      await stepBack(page, 0.45);
      await expect.poll(() => scaleOf(page)).toBeLessThan(2);
      await expect.poll(() => clipOf(1)).not.toBe(unlaid);
      await expect(page.locator('.site-header')).toHaveCount(0);
      await expect(page.locator('.opening-title')).toHaveCSS('opacity', '0');
      await stepBack(page, 1);
      await expect(page.locator('.opening-title')).toHaveCSS('opacity', '1');
      await expect(page.locator('.site-header')).toBeVisible();
      await expect(page.locator('.opening-skip')).toBeHidden();
      await expect(page.getByRole('link', { name: 'To the next evening' })).toBeInViewport();
      expect(await findAccessibilityFaults(page)).toEqual([]);
    },
  );
}

test(
  'the opening is skipped by keyboard, and stays skipped after a reload',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAlive(page, PATH);
    expect(await screensOf(page)).toBeGreaterThan(2);
    // Whoever only scrolls is not held for longer.
    expect(await screensOf(page)).toBeLessThanOrEqual(3);
    const skip = page.getByRole('link', { name: 'Skip the opening' });
    await expect(skip).toBeInViewport({ ratio: 1 });
    // The first stop of the page itself.
    const first = await page.locator('main a').first().textContent();
    expect(first).toBe('Skip the opening');
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.site-header')).toBeVisible();
    // At the top of the page the line of help lay over the header's upper edge.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const edgeOf = (selector: string, edge: 'top' | 'bottom') =>
      page.locator(selector).evaluate((part, name) => part.getBoundingClientRect()[name], edge);
    await expect
      .poll(() => edgeOf('.site-header .logo', 'top'))
      .toBeGreaterThanOrEqual(await edgeOf('.help-strip', 'bottom'));
    expect(await screensOf(page)).toBeLessThan(1.2);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.reload();
    await waitUntilAlive(page);
    expect(await screensOf(page)).toBeLessThan(1.2);
  },
);

test('Back finds the opening as it was left', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAlive(page, PATH);
  await stepBack(page, 1);
  await expect(page.locator('.site-header')).toBeVisible();
  await page.getByRole('link', { name: 'Start Here' }).last().click();
  // The address is there before the page is: Back from a page that never came is none.
  await expect(page.locator('h1')).toHaveText(headingOf('start-here'));
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  // As it was left, so that the place is the same one.
  await expect.poll(() => screensOf(page)).toBeGreaterThan(2);
});

test(
  'an address that leads into the page has no opening before it',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, `${PATH}#evenings`);
    await expect(page.locator('#evenings h2')).toBeInViewport();
    expect(await screensOf(page)).toBeLessThan(1.2);
  },
);

test(
  'with less motion the painting hangs in its frame, and nothing is scaled',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, PATH);
    await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.opening-skip')).toBeHidden();
    await expect(page.locator('.opening-canvas')).toHaveCSS('scale', 'none');
    expect(await screensOf(page)).toBeLessThan(1.2);
    expect(await findAccessibilityFaults(page)).toEqual([]);
  },
);

test('the opening does not shift the layout', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        document.documentElement.dataset['shifted'] = JSON.stringify(entry);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openAlive(page, PATH);
  for (const share of [0.2, 0.5, 0.8, 0.95, 1]) {
    await stepBack(page, share);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  expect(await page.locator('html').getAttribute('data-shifted')).toBeNull();
});

test(
  'the spiral turns to the chosen month, and says it once',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, PATH);
    const care = page.locator('#retainer-care');
    const select = care.getByLabel('My treatment ended in');
    await expect(care.locator('output')).toContainText('once a year');
    await select.focus();
    for (let month = 1; month <= 5; month += 1) await page.keyboard.press('ArrowDown');
    await expect(care.locator('output')).toContainText('every May.');
    await expect(care.locator('[data-chosen]')).toHaveText('May');
    await expect(care.locator('.spiral-turn')).toHaveCSS('rotate', '120deg');
    await expect(care.locator('.spiral-upright').first()).toHaveCSS('rotate', '-120deg');
    expect(await findAccessibilityFaults(page, '#retainer-care')).toEqual([]);
  },
);

test('a referral brings words and nothing else, to either of the two', async ({ page }) => {
  await page.goto(PATH);
  const rows = page.locator('.thanks-ledger tbody tr');
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  );
  expect(cells.slice(0, -1)).toEqual(cells.slice(0, -1).map(() => ['0', '0']));
  expect(cells.at(-1)).toEqual(['yes', 'yes']);
});

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the painting stands still above the title, and nothing waits for a script', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('h1')).toHaveCSS('opacity', '1');
    await expect(page.locator('.opening-skip')).toBeHidden();
    await expect(page.getByLabel('My treatment ended in')).toBeHidden();
    await expect(page.locator('#retainer-care output')).toContainText('once a year');
  });
});
