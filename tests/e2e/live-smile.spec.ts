import { expect, test, type Page } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { drawInSoftware } from '../support/draw-in-software.ts';
import { PRACTICE } from '../support/site-content.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const PATH = '/designs';
const { studio } = loadPage('designs', PRACTICE);
/** Shapes and light, reckoned on the main processor of a busy machine. */
const DRAWN_WITHIN_MS = 240_000;
/** All that a visitor who is refused the model would have been asked by then. */
const ASKED_WITHIN_MS = 8_000;

// Fewer points to draw: the shapes behind them cost the same, and are what is looked at.
test.use({ deviceScaleFactor: 0.35 });

const liveCanvas = (page: Page) => page.locator('.live-smile[data-live] canvas');
const codeOf = (page: Page) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/live-drawing|studio-smile/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
};
/** How often the graphics chip has been told to draw. */
const drawCount = (page: Page) => page.evaluate(() => window.drawCount);

test(
  'the model turns, takes what lies between two options, and rests; without its canvas the picture stands',
  { tag: '@release' },
  async ({ page }) => {
    test.setTimeout(4 * DRAWN_WITHIN_MS);
    await drawInSoftware(page);
    const { faults } = await watchPage(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, PATH);
    await page.locator('.studio-glass').dispatchEvent('pointerdown');
    await page.locator('.live-smile').dispatchEvent('pointerdown');
    await expect(liveCanvas(page)).toBeVisible({ timeout: DRAWN_WITHIN_MS });
    const model = page.getByRole('img', { name: studio.live.model });
    await expect(model).toHaveAccessibleName(/Seen from the front\./);
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);

    const turn = page.getByRole('button', { name: studio.live.turn });
    await turn.press('Enter');
    await page.getByRole('button', { name: studio.live.moves.left }).press('Enter');
    await expect(model).toHaveAccessibleName(/Seen a little from the left\./);
    await turn.press('ArrowUp');
    await expect(model).toHaveAccessibleName(/Seen a little from the left and above\./);
    await turn.press('Home');
    await expect(model).toHaveAccessibleName(/Seen from the front\./);
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);

    const slider = page.getByRole('slider', { name: studio.shape.tab });
    for (let step = 0; step < 8; step++) await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /halfway/);
    await expect(page).toHaveURL(/shape=0\.40/);
    await expect(model).toHaveAccessibleName(new RegExp(studio.shape.between[0] ?? '', 'i'));
    await expect(page.locator('.designs-table tr[data-applies]')).not.toHaveCount(0);

    // At rest nothing is drawn.
    const settled = async () => {
      const before = await drawCount(page);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)));
      return (await drawCount(page)) - before;
    };
    await expect.poll(settled, { timeout: DRAWN_WITHIN_MS }).toBe(0);

    await page.evaluate(() => window.loseCanvas());
    await expect(page.locator('.live-smile')).toHaveCount(0);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: studio.shape.options.round })).toBeChecked();
    await expect(page.locator('.studio-frame[data-shown] img')).toBeVisible();
    expect(faults).toEqual([]);
  },
);

test(
  'a device that draws in software is left with the picture, and fetches no code for more',
  { tag: '@release' },
  async ({ page }) => {
    const fetched = codeOf(page);
    await openAlive(page, PATH);
    await page.locator('.live-smile').dispatchEvent('pointerdown');
    await expect(page.locator('.live-smile')).toHaveCount(0, { timeout: ASKED_WITHIN_MS });
    expect(fetched).toEqual([]);
    await expect(page.locator('.studio-frame[data-shown] img')).toBeVisible();
  },
);

test(
  'an address between two options opens the nearest where it is a picture',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, `${PATH}?shape=0.70&line=1.60`);
    await expect(page.getByRole('radio', { name: studio.shape.options.square })).toBeChecked();
    await expect(page.getByRole('radio', { name: studio.line.options['in-line'] })).toBeChecked();
  },
);

test('nothing is drawn live against a wish to save data', { tag: '@release' }, async ({ page }) => {
  await drawInSoftware(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetched = codeOf(page);
  await openAlive(page, PATH);
  await page.locator('.live-smile').dispatchEvent('pointerdown');
  await page.getByRole('button', { name: studio.compare }).press('Enter');
  await expect(page.getByRole('button', { name: studio.back })).toBeVisible();
  await expect(page.locator('.live-smile canvas')).toHaveCount(0);
  expect(fetched).toEqual([]);
});
