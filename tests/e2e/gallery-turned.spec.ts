import { expect, test, type Page } from '@playwright/test';
import { WORDS_APART } from '../../app/content/words-apart.server.ts';
import { SMILE_CASES } from '../../domain/smile/smile-cases.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { drawInSoftware } from '../support/draw-in-software.ts';
import { needed } from '../support/needed.ts';
import { CASES, PRACTICE } from '../support/site-content.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const words = WORDS_APART['live-gallery'](PRACTICE);
const NO_MODELS = 'the gallery has no two models';
/** Two cases that are models, and the smile of the first. */
function models() {
  const [one, other] = CASES.filter(({ isPatient }) => !isPatient);
  const first = needed(one, NO_MODELS);
  const smile = SMILE_CASES.find(({ name }) => name === first.name);
  return { first, second: needed(other, NO_MODELS), model: needed(smile, NO_MODELS) };
}
const PHONE = { width: 390, height: 844 };
/** Shapes and light, reckoned on the main processor of a busy machine. */
const DRAWN_WITHIN_MS = 240_000;
/** All that a visitor who is refused the model would have been asked by then. */
const ASKED_WITHIN_MS = 8_000;

// Fewer points to draw: the shapes behind them cost the same, and are what is looked at.
test.use({ deviceScaleFactor: 0.35 });

const codeOf = (page: Page) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/case-turn|live-drawing|smile-cases/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
};
const plateOf = (page: Page, { title }: { title: string }) =>
  page.getByRole('article', { name: title });
const openerOf = (page: Page, { title }: { title: string }) =>
  plateOf(page, { title }).getByRole('button', { name: `${words.turn}: ${title}` });

test(
  'a case is turned on its plate, before and after, and the divider comes back',
  { tag: '@release' },
  async ({ page }) => {
    const { first, second, model } = models();
    test.setTimeout(6 * DRAWN_WITHIN_MS);
    await drawInSoftware(page);
    const { faults } = await watchPage(page);
    await page.setViewportSize(PHONE);
    await openAlive(page, '/gallery');
    await page.locator('.case-viewer').dispatchEvent('pointerdown');
    const opener = openerOf(page, first);
    await opener.press('Enter');
    const shown = plateOf(page, first).getByRole('img', { name: words.model });
    await expect(shown).toBeVisible({ timeout: DRAWN_WITHIN_MS });
    await expect(shown).toHaveAccessibleName(
      `${words.model}: ${model.beforeAlt} Seen from the front.`,
    );
    await expect(plateOf(page, first).getByRole('slider')).toHaveCount(0);
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);

    // The focus is where the button was, and its arrows turn the model.
    await expect(opener).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveAccessibleName(/Seen a little from the right\./);
    await plateOf(page, first)
      .getByRole('button', { name: words.after, exact: true })
      .press('Enter');
    await expect(shown).toHaveAccessibleName(new RegExp(`^${words.model}: ${model.afterAlt}`));

    // Another takes its place: there is one model at a time.
    await openerOf(page, second).press('Enter');
    await expect(page.locator('.plate-turn canvas')).toHaveCount(1);
    await expect(plateOf(page, first).getByRole('slider')).toBeVisible();
    const other = plateOf(page, second).getByRole('img', { name: words.model });
    await expect(other).toBeVisible({ timeout: DRAWN_WITHIN_MS });
    await openerOf(page, second).press('Enter');
    await expect(page.locator('.plate-turn canvas')).toHaveCount(0);
    await expect(openerOf(page, second)).toBeFocused();

    // Where the canvas is taken away the plate stands, and is not asked to turn again.
    await openerOf(page, second).press('Enter');
    await expect(other).toBeVisible({ timeout: DRAWN_WITHIN_MS });
    await page.evaluate(() => window.loseCanvas());
    await expect(plateOf(page, second).locator('.plate-turn')).toHaveCount(0);
    await expect(plateOf(page, second).locator('.before-after-frame img').first()).toBeVisible();
    expect(faults).toEqual([]);
  },
);

test(
  'where a device draws in software no plate can be turned, and nothing draws',
  { tag: '@release' },
  async ({ page }) => {
    const { first } = models();
    const fetched = codeOf(page);
    await page.setViewportSize(PHONE);
    await openAlive(page, '/gallery');
    const decides = page.waitForResponse(/\/case-turn/);
    await page.locator('.case-viewer').dispatchEvent('pointerdown');
    await decides;
    await expect(page.locator('.plate-turn')).toHaveCount(0, { timeout: ASKED_WITHIN_MS });
    await expect(plateOf(page, first).getByRole('slider')).toBeVisible();
    expect(fetched.filter((url) => !url.includes('case-turn'))).toEqual([]);
  },
);

test(
  'nothing that turns plates is fetched against a wish to save data',
  { tag: '@release' },
  async ({ page }) => {
    const { first } = models();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const fetched = codeOf(page);
    await page.setViewportSize(PHONE);
    await openAlive(page, '/gallery');
    await page.locator('.case-viewer').dispatchEvent('pointerdown');
    // The same touch reaches the divider: what follows it has been decided by then.
    const slider = plateOf(page, first).getByRole('slider');
    await slider.press('Home');
    await expect(slider).toHaveValue('0');
    expect(fetched).toEqual([]);
  },
);
