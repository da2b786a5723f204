import { expect, test, type Page } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import {
  sayBeginning,
  sayDesign,
  sayTreatments,
} from '../../app/features/designs/designs-words.ts';
import {
  FIRST_DESIGN,
  WHERE_IT_BEGAN,
  type DesignChoices,
} from '../../domain/smile/design-choices.ts';
import { DESIGN_TREATMENTS, treatmentsOf } from '../../domain/smile/design-consequences.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { PRACTICE } from '../support/site-content.ts';
import { expectStaysInPlace } from '../support/stays-in-place.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const PATH = '/designs';
const { studio: written, take } = loadPage('designs', PRACTICE);
/** The sentences need no pictures, which have only names here. */
const studio = written as unknown as Parameters<typeof sayBeginning>[0];
const ROWS_WITH_HEAD = DESIGN_TREATMENTS.length + 1;
/** Of the bottom bar. */
const BAR_PX = 68;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sentenceOf = (page: Page) => page.locator('.studio-inner > .studio-sentence');
const shownPicture = (page: Page) => page.locator('.studio-frame[data-shown] img');

/** That sentence, table, picture and shade are those of one design. */
async function expectDesign(page: Page, design: DesignChoices): Promise<void> {
  await expect(sentenceOf(page)).toHaveText(sayDesign(studio, design));
  const taken = treatmentsOf(design);
  await expect(page.locator('.designs-take-sum')).toHaveText(sayTreatments(take, taken));
  await expect(page.locator('.designs-table tr[data-applies] th')).toHaveText(
    taken.map((treatment) => `${take.treatments[treatment].name}, ${take.applies}`),
  );
  await expect(shownPicture(page)).toHaveCount(1);
  await expect(shownPicture(page)).toHaveAttribute(
    'alt',
    new RegExp(`${design.shape} front teeth`),
  );
  await expect(page.locator('.studio-frame[data-shown] rect')).toHaveAttribute(
    'data-shade',
    String(design.shade),
  );
}

for (const width of [1280, 390]) {
  test(
    `the keyboard makes a design and compares it (${width})`,
    { tag: '@release' },
    async ({ page }) => {
      const { faults } = await watchPage(page);
      await page.setViewportSize({ width, height: 844 });
      await openAlive(page, PATH);
      await expectDesign(page, FIRST_DESIGN);
      const said = page.locator('.studio output');
      await expect(said).toBeEmpty();

      const group = async (tab: string) => {
        if (width < 1024) await page.getByRole('radio', { name: tab, exact: true }).press('Space');
      };
      await group(studio.shape.tab);
      await page.getByRole('radio', { name: studio.shape.options.round }).press('ArrowLeft');
      await expect(page.getByRole('radio', { name: studio.shape.options.long })).toBeFocused();
      await expectDesign(page, { ...FIRST_DESIGN, shape: 'long' });
      await group(studio.shade.tab);
      await page.getByRole('radio', { name: '3', exact: true }).press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await group(studio.line.tab);
      await page.getByRole('radio', { name: studio.line.options['in-line'] }).press('Space');
      await group(studio.gumLine.tab);
      await page.getByRole('radio', { name: studio.gumLine.options['as-it-is'] }).press('Space');
      const design = { shape: 'long', shade: 1, line: 'in-line', gumLine: 'as-it-is' } as const;
      await expectDesign(page, design);
      await expect(page).toHaveURL(`${PATH}?shape=long&shade=1&line=in-line&gum=as-it-is`);
      await expect(said).toHaveText(
        `${sayDesign(studio, design)} ${sayTreatments(take, treatmentsOf(design))}`,
      );

      const compare = page.getByRole('button', { name: studio.compare });
      await compare.press('Enter');
      await expect(page.getByRole('button', { name: studio.back })).toBeFocused();
      await expect(sentenceOf(page)).toHaveText(sayBeginning(studio, WHERE_IT_BEGAN));
      await expect(shownPicture(page)).toHaveAttribute('alt', /round front teeth, crowded/);
      await expect(said).toHaveText(sayBeginning(studio, WHERE_IT_BEGAN));
      // What the visitor has chosen stays chosen, and its treatments stay lit.
      await expect(page.locator('.designs-table tr[data-applies]')).toHaveCount(
        treatmentsOf(design).length,
      );
      expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
      await page.getByRole('radio', { name: studio.gumLine.options.even }).press('Space');
      await expect(compare).toBeVisible();
      await expectDesign(page, { ...design, gumLine: 'even' });
      expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
}

test('an address opens its design', { tag: '@release' }, async ({ page }) => {
  await page.goto(`${PATH}?shape=square&shade=5`);
  await expectDesign(page, { ...FIRST_DESIGN, shape: 'square', shade: 5 });
  await expect(page.getByRole('radio', { name: studio.shape.options.square })).toBeChecked();
});

test(
  'a picture and its mask come with the first choice of a design, and not again',
  { tag: '@release' },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const name = /\/(design-[^/]+)\.(avif|webp)$/.exec(request.url());
      if (name?.[2]) fetched.push(name[2]);
    });
    await openAlive(page, PATH);
    await expect.poll(() => fetched.toSorted()).toEqual(['avif', 'webp']);
    await page.getByRole('radio', { name: studio.shape.options.long }).press('Space');
    await expectDesign(page, { ...FIRST_DESIGN, shape: 'long' });
    await page.getByRole('radio', { name: '5', exact: true }).press('Space');
    await page.getByRole('radio', { name: studio.shape.options.round }).press('Space');
    await expectDesign(page, { ...FIRST_DESIGN, shade: 5 });
    expect(fetched.toSorted()).toEqual(['avif', 'avif', 'webp', 'webp']);
  },
);

test(
  'on a phone one group is seen at a time, and all controls stand on the first screen',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, PATH);
    await page.evaluate(() => document.fonts.ready);
    for (const { tab, legend } of [studio.shape, studio.shade, studio.line, studio.gumLine]) {
      await page.getByRole('radio', { name: tab, exact: true }).press('Space');
      await expect(page.locator('.studio-group:visible')).toHaveCount(1);
      await expect(page.getByRole('group', { name: legend, exact: true })).toBeVisible();
      const bottoms = await page
        .locator('.studio-group:visible label, .studio-compare')
        .evaluateAll((controls) => controls.map((one) => one.getBoundingClientRect().bottom));
      expect(Math.max(...bottoms)).toBeLessThan(844 - BAR_PX);
    }
  },
);

for (const { width, height, bar } of [
  { width: 1280, height: 800, bar: 0 },
  { width: 1024, height: 768, bar: BAR_PX },
]) {
  test(
    `the mirror keeps its shape beside its choices (${width} × ${height})`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(PATH);
      const glass = await page.locator('.studio-glass').first().boundingBox();
      if (!glass) throw new Error('the mirror is there');
      expect(glass.width / glass.height).toBeLessThan(3.25);
      // What is said of the model is in the first screen with it.
      const note = await page.locator('.studio-note').boundingBox();
      expect((note?.y ?? height) + (note?.height ?? 0)).toBeLessThanOrEqual(height - bar);
      const shades = page.locator('[data-group="shade"] label');
      for (const shade of await shades.all()) {
        expect((await shade.boundingBox())?.width).toBeGreaterThanOrEqual(44);
      }
    },
  );
}

test('no choice moves what stands below it', { tag: '@release' }, async ({ page }) => {
  const choose = async (expectSamePlace: (choice: string) => Promise<void>): Promise<void> => {
    for (const choice of ['square', 'as-they-are', 'as-it-is', '8']) {
      const radio = page.locator(`.studio-group input[value="${choice}"]`);
      // Its group may be behind a tab.
      await radio.evaluate((input: HTMLInputElement) => input.click());
      await expect(radio).toBeChecked();
      await expectSamePlace(choice);
    }
    await page.getByRole('button', { name: studio.compare }).press('Enter');
    await expect(sentenceOf(page)).toHaveText(sayBeginning(studio, WHERE_IT_BEGAN));
    await expectSamePlace('compared');
  };
  await expectStaysInPlace(page, PATH, '.designs-take', choose, [320, 1280, 360, 390, 820]);
});

test(
  'on a phone the rows that apply say all, the others their name',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PATH);
    await expect(page.getByRole('cell', { name: take.treatments.whitening.lasts })).toBeVisible();
    await expect(page.getByText(take.treatments.veneers.name, { exact: true })).toBeVisible();
    await expect(page.getByText(take.treatments.veneers.lasts)).toBeHidden();
  },
);

test(
  'prints one sheet: the model, the sentence, the rows that apply',
  { tag: '@release' },
  async ({ page }) => {
    await page.goto(`${PATH}?shape=long`);
    await expectDesign(page, { ...FIRST_DESIGN, shape: 'long' });
    await page.emulateMedia({ media: 'print' });
    await expect(shownPicture(page)).toBeVisible();
    await expect(sentenceOf(page)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.locator('.designs-book')).toBeHidden();
    await expect(page.getByRole('row')).toHaveCount(
      treatmentsOf({ ...FIRST_DESIGN, shape: 'long' }).length + 1,
    );
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`two smiles stand with their sentences, and every row is whole (${width})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(PATH);
      await expect(page.getByText(sayDesign(studio, FIRST_DESIGN))).toBeVisible();
      const began = page.locator('.studio noscript .studio-sentence');
      await expect(began).toBeVisible();
      await expect(began).toHaveText(sayBeginning(studio, WHERE_IT_BEGAN));
      await expect(page.locator('.studio-frame img:visible')).toHaveCount(2);
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(page.getByRole('button', { name: studio.compare })).toHaveCount(0);
      await expect(page.getByRole('row')).toHaveCount(ROWS_WITH_HEAD);
      for (const treatment of DESIGN_TREATMENTS) {
        const { name, lasts } = take.treatments[treatment];
        await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
        await expect(page.getByRole('cell', { name: lasts })).toBeVisible();
      }
    });
  }
});

/** On the screen; the letters are slight ones. */
const LEAST_NAME_PX = 14;

test(
  'on a phone the names in the drawings can be read, each in its place',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PATH);
    await page.evaluate(() => document.fonts.ready);
    const names = await page.locator('.designs-drawing text').evaluateAll((texts) =>
      texts.map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 0;
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        return { name: text.textContent, left, right, top, bottom, size };
      }),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter(({ size }) => size < LEAST_NAME_PX)).toEqual([]);
    expect(names.filter(({ left, right }) => left < 0 || right > 390)).toEqual([]);
    // Boxes are as tall as a line; what is written in them is half of that.
    const inset = 0.25;
    const collisions = names.flatMap((one, index) =>
      names.slice(index + 1).filter((other) => {
        const [a, b] = [one, other].map(({ top, bottom, ...rest }) => ({
          ...rest,
          top: top + (bottom - top) * inset,
          bottom: bottom - (bottom - top) * inset,
        }));
        if (!a || !b) return false;
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      }),
    );
    expect(collisions).toEqual([]);
  },
);

test('a choice stands in the address at once, so that a page loaded again has it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAlive(page, PATH);
  const address = await page
    .getByRole('radio', { name: studio.shape.options.long })
    .evaluate(async (radio: HTMLElement) => {
      radio.click();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return window.location.search;
    });
  expect(address).toContain('shape=long');
});
