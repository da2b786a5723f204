import { expect, test, type Page } from '@playwright/test';
import { WORDS_APART } from '../../app/content/words-apart.server.ts';
import { loadPictures } from '../../app/content/pictures.server.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { drawInSoftware } from '../support/draw-in-software.ts';
import { PRACTICE } from '../support/site-content.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const words = WORDS_APART['live-exhibits'](PRACTICE);
const PHONE = { width: 390, height: 844 };
/** Shapes and light, reckoned on the main processor of a busy machine. */
const DRAWN_WITHIN_MS = 240_000;
/** All that a visitor who is refused the model would have been asked by then. */
const ASKED_WITHIN_MS = 8_000;

interface Exhibit {
  readonly path: string;
  readonly picture: string;
  readonly code: RegExp;
}
const EXPANDER: Exhibit = {
  path: '/orthodontics',
  picture: 'palatal-expander',
  code: /\/expander-turn/,
};
const VENEER: Exhibit = { path: '/designs', picture: 'veneer', code: /\/veneer-turn/ };

const titleOf = ({ picture }: Exhibit): string => {
  const found = loadPictures()[picture];
  if (!found) throw new Error(`there is no picture ${picture}`);
  return found.title;
};
const plateOf = (page: Page, exhibit: Exhibit) =>
  page.getByRole('figure').filter({ hasText: titleOf(exhibit) });
const openerOf = (page: Page, exhibit: Exhibit) =>
  plateOf(page, exhibit).getByRole('button', { name: `${words.turn}: ${titleOf(exhibit)}` });

// Fewer points to draw: the shapes behind them cost the same, and are what is looked at.
test.use({ deviceScaleFactor: 0.35 });

/** Opens a page and presses the button on an exhibit's plate; gives the model, drawn. */
async function turn(page: Page, exhibit: Exhibit) {
  await drawInSoftware(page);
  await page.setViewportSize(PHONE);
  await openAlive(page, exhibit.path);
  const plate = plateOf(page, exhibit);
  await plate.dispatchEvent('pointerdown');
  await openerOf(page, exhibit).press('Enter');
  const shown = plate.getByRole('img', { name: words.model });
  await expect(shown).toBeVisible({ timeout: DRAWN_WITHIN_MS });
  return { plate, shown };
}

test(
  'an expander is turned on its cast, and gives the plate back',
  { tag: '@release' },
  async ({ page }) => {
    test.setTimeout(2 * DRAWN_WITHIN_MS);
    const { faults } = await watchPage(page);
    const { plate, shown } = await turn(page, EXPANDER);
    await expect(shown).toHaveAccessibleName(`${words.model}: ${words.expander} Seen from above.`);
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
    await expect(openerOf(page, EXPANDER)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveAccessibleName(/Seen from the right and above\./);
    await openerOf(page, EXPANDER).press('Enter');
    await expect(plate.locator('canvas')).toHaveCount(0);
    await expect(openerOf(page, EXPANDER)).toBeFocused();
    expect(faults).toEqual([]);
  },
);

test(
  'a veneer is turned, and goes on its tooth as far as it is moved',
  { tag: '@release' },
  async ({ page }) => {
    test.setTimeout(2 * DRAWN_WITHIN_MS);
    const { faults } = await watchPage(page);
    const { plate, shown } = await turn(page, VENEER);
    const { sentences } = words.veneer;
    await expect(shown).toHaveAccessibleName(
      `${words.model}: ${sentences.held} Seen from the right.`,
    );
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
    const slider = plate.getByRole('slider', { name: words.veneer.slider });
    await expect(slider).toHaveAttribute('aria-valuetext', words.veneer.held);
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '5 %');
    await expect(shown).toHaveAccessibleName(
      `${words.model}: ${sentences.between} Seen from the right.`,
    );
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', words.veneer.seated);
    await expect(shown).toHaveAccessibleName(new RegExp(sentences.seated));

    // Where the canvas is taken away the plate stands, and is not asked to turn again.
    await page.evaluate(() => window.loseCanvas());
    await expect(plate.locator('.plate-turn')).toHaveCount(0);
    await expect(plate.getByRole('slider')).toHaveCount(0);
    await expect(plate.getByRole('img').first()).toBeVisible();
    expect(faults).toEqual([]);
  },
);

for (const exhibit of [EXPANDER, VENEER]) {
  test(
    `where a device draws in software the plate of ${exhibit.picture} stands, and nothing draws`,
    { tag: '@release' },
    async ({ page }) => {
      const drawn: string[] = [];
      page.on('request', (request) => {
        if (/live-drawing|-model-/.test(request.url())) drawn.push(request.url());
      });
      await page.setViewportSize(PHONE);
      await openAlive(page, exhibit.path);
      const decides = page.waitForResponse(exhibit.code);
      await plateOf(page, exhibit).dispatchEvent('pointerdown');
      await decides;
      await expect(page.locator('.plate-turn')).toHaveCount(0, { timeout: ASKED_WITHIN_MS });
      await expect(plateOf(page, exhibit).getByRole('img').first()).toBeVisible();
      expect(drawn).toEqual([]);
    },
  );

  test(
    `nothing that turns the plate of ${exhibit.picture} comes with its page, nor against a wish to save data`,
    { tag: '@release' },
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (exhibit.code.test(request.url()) || /plate-turn/.test(request.url()))
          fetched.push(request.url());
      });
      await page.setViewportSize(PHONE);
      await openAlive(page, exhibit.path);
      const plate = plateOf(page, exhibit);
      await plate.dispatchEvent('pointerdown');
      // What follows the same touch has been decided once the larger picture is seen.
      await plate.getByRole('link').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(fetched).toEqual([]);
    },
  );
}
