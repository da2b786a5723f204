import { expect, test, type Page } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import { LAST_MONTH, sentenceOf } from '../../domain/orthodontics/example-treatment.ts';
import { sayTerms } from '../../domain/practice/monthly-plan.ts';
import { WORDS_APART } from '../../app/content/words-apart.server.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { drawInSoftware } from '../support/draw-in-software.ts';
import { PRACTICE } from '../support/site-content.ts';
import { expectStaysInPlace } from '../support/stays-in-place.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const PATH = '/orthodontics';
const { months, ways } = loadPage('orthodontics', PRACTICE);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** That picture, sentence and what the slider says are those of one month and one way. */
async function expectMonth(page: Page, month: number, way: string, alt: RegExp): Promise<void> {
  const sentence = months.sentences[sentenceOf(month)] ?? '';
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue(String(month));
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    `${months.month} ${month}, ${way}. ${sentence}`,
  );
  await expect(page.locator('.months-sentence')).toHaveText(sentence);
  await expect(page.locator('.months-frame[data-shown] img')).toHaveAttribute('alt', alt);
  await expect(page.locator('.months-frame[data-shown]')).toHaveCount(1);
}

for (const width of [1280, 390]) {
  test(
    `the keyboard moves through the months and chooses a way (${width})`,
    { tag: '@release' },
    async ({ page }) => {
      const { faults } = await watchPage(page);
      await page.setViewportSize({ width, height: 844 });
      await openAlive(page, PATH);
      const [first, second] = ways;
      if (!first || !second) throw new Error('there are ways to choose from');
      const slider = page.getByRole('slider');
      await expectMonth(page, 9, first.name, /month 9 .*clear aligner/);
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await expect(slider).toHaveValue('10');
      await page.keyboard.press('PageUp');
      await expectMonth(page, 13, first.name, /month 12 .*clear aligner/);
      await page.keyboard.press('PageDown');
      await expect(slider).toHaveValue('10');
      await page.keyboard.press('End');
      await expectMonth(page, LAST_MONTH, first.name, /retainer/);
      await page.keyboard.press('Home');
      await expectMonth(page, 0, first.name, /nothing is on them/);
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('PageUp');
      await page.getByRole('radio', { name: first.name }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: second.name })).toBeChecked();
      await expectMonth(page, 9, second.name, /month 9 .*bracket/);
      const facts = page.locator('.way-facts dl').filter({ visible: true });
      await expect(facts).toHaveCount(1);
      await expect(facts).toContainText(second.care);
      await expect(page.locator('.months').getByRole('status')).toHaveText(
        `${months.nowShown} ${second.name}.`,
      );
      expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
}

for (const { width, height, bar } of [
  { width: 1024, height: 768, bar: 68 },
  { width: 1280, height: 800, bar: 0 },
]) {
  test(
    `the first screen holds ruler and call to action (${width} × ${height})`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(PATH);
      for (const part of [page.locator('.way-action'), page.locator('.months-ruler')]) {
        const box = await part.boundingBox();
        expect(box).not.toBeNull();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - bar);
      }
    },
  );
}

test(
  'one picture of the model comes with the page, the others with the first touch',
  { tag: '@release' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, PATH);
    const frames = page.locator('.months-frame');
    await expect(frames).toHaveCount(1);
    await page.getByRole('slider').focus();
    // Five months with the appliance, the beginning, the end, the retainer.
    await expect(frames).toHaveCount(8);
  },
);

test('a choice moves nothing that stands below it', { tag: '@release' }, async ({ page }) => {
  await expectStaysInPlace(page, PATH, '.ways', async (expectSamePlace) => {
    for (const { name } of ways) {
      await page.getByRole('radio', { name }).press('Space');
      for (const key of ['Home', 'PageUp', 'End']) {
        await page.getByRole('slider').press(key);
        await expectSamePlace(`${name}, ${key}`);
      }
    }
  });
});

test(
  'on a phone the table shows the two ways that are chosen',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, PATH);
    const [first, second, third] = ways.map(({ name }) => name);
    if (!first || !second || !third) throw new Error('there are three ways');
    const care = page.getByRole('row').last().getByRole('cell').filter({ visible: true });
    const columns = () => care.evaluateAll((cells) => cells.map((cell) => cell.dataset.column));
    expect(await columns()).toEqual([first, second]);
    const [left, right] = [page.getByRole('combobox').first(), page.getByRole('combobox').last()];
    await right.selectOption({ label: third });
    expect(await columns()).toEqual([first, third]);
    await left.selectOption({ label: second });
    expect(await columns()).toEqual([second, third]);
    await right.selectOption({ label: second });
    expect(await columns()).toEqual([first, second]);
  },
);

test('the cost of a month stands beside all its terms', { tag: '@release' }, async ({ page }) => {
  await page.goto(PATH);
  const cost = page.locator('.monthly');
  await expect(cost).toContainText('$150');
  for (const term of sayTerms(PRACTICE.prices.monthlyPlan).split(', ').slice(2)) {
    await expect(cost).toContainText(term);
  }
  await expect(cost.locator('.payment-strip rect')).toHaveCount(
    PRACTICE.prices.monthlyPlan.payments + 1,
  );
});

test.describe('drawn live', () => {
  const live = WORDS_APART['live-months'](PRACTICE);
  /** Shapes and light, reckoned on the main processor of a busy machine. */
  const DRAWN_WITHIN_MS = 240_000;
  const liveCanvas = (page: Page) => page.locator('.months .live-smile[data-live] canvas');
  const codeOf = (page: Page) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/live-drawing|worn-model|example-smile/.test(request.url())) fetched.push(request.url());
    });
    return fetched;
  };

  // Fewer points to draw: the shapes behind them cost the same, and are what is looked at.
  test.use({ deviceScaleFactor: 0.35 });

  test(
    'the ruler moves the model between two months with the chosen way on; without its canvas the pictures stand',
    { tag: '@release' },
    async ({ page }) => {
      test.setTimeout(3 * DRAWN_WITHIN_MS);
      await drawInSoftware(page);
      const { faults } = await watchPage(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const fetched = codeOf(page);
      await openAlive(page, PATH);
      // Nothing of it comes with the page.
      expect(fetched).toEqual([]);
      await page.locator('.months-stage').dispatchEvent('pointerdown');
      await expect(liveCanvas(page)).toBeVisible({ timeout: DRAWN_WITHIN_MS });
      const model = page.getByRole('img', { name: live.model });
      await expect(model).toHaveAccessibleName(new RegExp(`month 9.*${live.worn.aligner}`));
      await expect(page.locator('.months').getByRole('img')).toHaveCount(1);
      expect(await findAccessibilityFaults(page, 'main')).toEqual([]);

      const [, braces] = ways;
      if (!braces) throw new Error('there are ways to choose from');
      await page.getByRole('radio', { name: braces.name }).press('Space');
      const drawn = () => page.evaluate(() => window.drawCount);
      const before = await drawn();
      await expect(model).toHaveAccessibleName(new RegExp(`month 9.*${live.worn.braces}`));
      await expect.poll(drawn, { timeout: DRAWN_WITHIN_MS }).toBeGreaterThan(before);

      // A hand stops between two months; the keyboard goes on by whole ones.
      const slider = page.getByRole('slider');
      await slider.fill('10.4');
      await expect(slider).toHaveAttribute('aria-valuetext', /^month 10, /);
      await slider.press('ArrowRight');
      await expect(slider).toHaveValue('11');
      await slider.press('Home');
      await expect(model).toHaveAccessibleName(new RegExp(`${live.teeth[0]} ${live.worn.nothing}`));
      await slider.press('End');
      await expect(model).toHaveAccessibleName(new RegExp(live.worn.retainer));

      await slider.fill('12.3');
      await page.evaluate(() => window.loseCanvas());
      await expect(page.locator('.live-smile')).toHaveCount(0);
      await expectMonth(page, 12, braces.name, /month 12 .*bracket/);
      expect(faults).toEqual([]);
    },
  );

  test(
    'a device that draws in software is left with the pictures, and fetches no code that draws',
    { tag: '@release' },
    async ({ page }) => {
      const fetched = codeOf(page);
      await openAlive(page, PATH);
      const decides = page.waitForResponse(/\/live-months/);
      await page.locator('.months-stage').dispatchEvent('pointerdown');
      await (await decides).finished();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('.live-smile')).toHaveCount(0);
      await expect(page.locator('.months-frame[data-shown] img')).toBeVisible();
      await expect(page.getByRole('slider')).toHaveAttribute('step', '1');
      expect(fetched).toEqual([]);
    },
  );

  test(
    'nothing is drawn live against a wish to save data',
    { tag: '@release' },
    async ({ page }) => {
      await drawInSoftware(page);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (/\/live-/.test(request.url())) fetched.push(request.url());
      });
      await openAlive(page, PATH);
      await page.locator('.months-stage').dispatchEvent('pointerdown');
      await page.getByRole('slider').press('ArrowRight');
      await expect(page.getByRole('slider')).toHaveValue('10');
      await expect(page.locator('.live-smile')).toHaveCount(0);
      expect(fetched).toEqual([]);
    },
  );
});

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`three months and the whole table are there, and a choice shows its facts (${width})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(PATH);
      await expect(page.getByRole('slider')).toBeHidden();
      for (const month of [0, 9, 18]) {
        await expect(
          page.locator('.months-stills').getByText(months.sentences[sentenceOf(month)] ?? ''),
        ).toBeVisible();
      }
      for (const { name, care, suits } of ways) {
        await page.getByRole('radio', { name }).check();
        const facts = page.locator('.way-facts dl').filter({ visible: true });
        await expect(facts).toHaveCount(1);
        await expect(facts).toContainText(suits);
        await expect(
          page.locator(`.ways-table td[data-column="${name}"]`).getByText(care),
        ).toBeVisible();
      }
    });
  }
});
