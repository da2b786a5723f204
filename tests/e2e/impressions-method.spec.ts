import { expect, test, type Locator, type Page } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { PRACTICE } from '../support/site-content.ts';
import { expectStaysInPlace } from '../support/stays-in-place.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const PATH = '/impressions-method';
const { hands } = loadPage('impressions-method', PRACTICE).plan;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Says of one hand whether its marks, its notes and its steps lie on the page. */
async function expectHand(page: Page, { hand, without }: (typeof hands)[number], lies: boolean) {
  await expect(page.locator(`.marks-${hand}`)).toHaveCSS('opacity', lies ? '1' : '0');
  const notes = page.locator(`.hand-${hand} ol`);
  const loss = page.getByText(without);
  await expect(lies ? notes : loss).toBeVisible();
  await expect(lies ? loss : notes).toBeHidden();
  await expect(page.locator(`.order-${hand} .order-title`).first()).toHaveCSS(
    'text-decoration-line',
    lies ? 'none' : 'line-through',
  );
}

for (const width of [1280, 390]) {
  test(
    `the keyboard lifts each hand off the plan and lays it back (${width})`,
    { tag: '@release' },
    async ({ page }) => {
      const { faults } = await watchPage(page);
      await page.setViewportSize({ width, height: 844 });
      await openAlive(page, PATH);
      await page.locator('h1').focus();
      for (const hand of hands) {
        await page.keyboard.press('Tab');
        const own = page.getByRole('switch', { name: hand.name });
        await expect(own).toBeFocused();
        await expectHand(page, hand, true);
        await page.keyboard.press('Space');
        await expect(own).not.toBeChecked();
        for (const other of hands) await expectHand(page, other, other !== hand);
        expect(await findAccessibilityFaults(page, '.plan')).toEqual([]);
        await page.keyboard.press('Space');
        await expectHand(page, hand, true);
      }
      expect(faults).toEqual([]);
    },
  );
}

test(
  'on a phone the drawing stays while the notes pass, and never covers the focus',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, PATH);
    const sheet = page.locator('.plan-sheet');
    const last = page.getByRole('switch').last();
    await page.locator('.plan-order').scrollIntoViewIfNeeded();
    for (const one of (await page.getByRole('switch').all()).toReversed()) {
      await one.focus();
      const [drawn, focused] = [await sheet.boundingBox(), await one.boundingBox()];
      if (!drawn || !focused) throw new Error('drawing and switch are there');
      expect(focused.y).toBeGreaterThanOrEqual(drawn.y + drawn.height);
    }
    await last.focus();
    await expect(sheet).toBeInViewport({ ratio: 0.9 });
  },
);

test('a switch moves nothing that stands below it', { tag: '@release' }, async ({ page }) => {
  await expectStaysInPlace(page, PATH, '.plan-order', async (expectSamePlace) => {
    for (const { name } of hands) await page.getByRole('switch', { name }).press('Space');
    await expectSamePlace();
  });
});

test('a note under the pointer brings its mark forward', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(PATH);
  for (const { label } of hands.flatMap(({ notes }) => notes)) {
    const name = label.toLowerCase();
    const circle = page.locator(`.mark-${name} circle`);
    const rest = await circle.evaluate((mark) => getComputedStyle(mark).fill);
    await page.locator(`.note-${name}`).hover();
    await expect(circle).not.toHaveCSS('fill', rest);
    await page.locator('h1').hover();
    await expect(circle).toHaveCSS('fill', rest);
  }
});

test('paper shows all hands, whichever were lifted', { tag: '@release' }, async ({ page }) => {
  await page.goto(PATH);
  for (const { name } of hands) await page.getByRole('switch', { name }).press('Space');
  await page.emulateMedia({ media: 'print' });
  for (const { hand, without } of hands) {
    await expect(page.locator(`.marks-${hand}`)).toHaveCSS('opacity', '1');
    await expect(page.locator(`.hand-${hand} ol`)).toBeVisible();
    await expect(page.getByText(without)).toBeHidden();
  }
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test(
  'the table of routes keeps its headers where it is shown as lists',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PATH);
    const { columns, rows } = loadPage('impressions-method', PRACTICE).routes.table;
    const table = page.locator('main').getByRole('table');
    const topOf = (place: Locator) => place.evaluate((box) => box.getBoundingClientRect().top);
    const drawings = page.locator('.route-drawing');
    for (const [index, name] of columns.slice(1).entries()) {
      const header = table.getByRole('columnheader', { name });
      await expect(header).toBeVisible();
      // Over its own drawing, and below the one before.
      const top = await topOf(header);
      expect(await topOf(drawings.nth(index))).toBeGreaterThan(top);
      if (index > 0) expect(await topOf(drawings.nth(index - 1))).toBeLessThan(top);
    }
    await expect(table.getByRole('rowheader')).toHaveText(rows.map(([header = '']) => header));
  },
);

test(
  'on a phone the columns are named once, and stay in sight over the rows',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PATH);
    const cells = page.locator('.route-table tbody td[data-column]');
    await cells.last().scrollIntoViewIfNeeded();
    await expect(page.locator('.route-columns')).toBeInViewport({ ratio: 1 });
    const repeated = await cells.evaluateAll(
      (all) => all.filter((cell) => getComputedStyle(cell, '::before').content !== 'none').length,
    );
    expect(repeated).toBe(0);
  },
);

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a hand is lifted off and laid back', async ({ page }) => {
    await page.goto(PATH);
    for (const hand of hands) {
      await expectHand(page, hand, true);
      await page.getByRole('switch', { name: hand.name }).press('Space');
      await expectHand(page, hand, false);
      await page.getByRole('switch', { name: hand.name }).press('Space');
    }
  });
});
