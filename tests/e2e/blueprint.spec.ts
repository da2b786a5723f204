import { expect, test, type Page } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import { inDollars, stillToPay } from '../../domain/blueprint/estimate.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { PRACTICE } from '../support/site-content.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const { document: SAMPLE } = loadPage('blueprint', PRACTICE);
const OPTIONS = SAMPLE.options.choices;
const PAGES_AFTER = [
  `4. ${SAMPLE.order.title}`,
  `5. ${SAMPLE.cost.title}`,
  `6. ${SAMPLE.afterward.title}`,
];

type Option = (typeof OPTIONS)[number];

/** The cover and six pages. */
const SHEETS = 7;
const PAGE = /\/Type ?\/Page\b/g;

function optionButton(page: Page, { letter, title }: Pick<Option, 'letter' | 'title'>) {
  return page.getByRole('radio', { name: `Option ${letter}. ${title}` });
}

/** That pages 4 to 6 show one option, and no other. */
async function expectShown(page: Page, shown: Option): Promise<void> {
  const [order, cost, afterward] = PAGES_AFTER.map((name) => page.getByRole('article', { name }));
  if (!order || !cost || !afterward) throw new Error('three pages follow the options');
  for (const article of [order, cost, afterward]) {
    for (const { letter } of OPTIONS) {
      const named = article.getByText(`, option ${letter}`, { exact: true });
      await expect(named).toBeVisible({ visible: letter === shown.letter });
    }
  }
  await expect(order.locator('.stage-rows li').filter({ visible: true })).toHaveCount(
    shown.stages.length,
  );
  await expect(cost.locator('tfoot td').filter({ visible: true })).toHaveText(
    inDollars(stillToPay(shown.estimate)),
  );
  const notes = shown.afterward.map(({ term, words }) => `${term} ${words}`);
  await expect(afterward.locator('.sample-notes li').filter({ visible: true })).toHaveText(notes);
}

test(
  'the arrow keys choose an option, the later pages follow, and it is said once',
  { tag: '@release' },
  async ({ page }) => {
    const { faults } = await watchPage(page);
    await openAlive(page, '/blueprint');
    const [first, ...others] = OPTIONS;
    if (!first) throw new Error('the sample has options');
    const status = page.getByRole('article').getByRole('status');
    await expectShown(page, first);
    await expect(status).toHaveText('');
    await optionButton(page, first).focus();
    for (const option of [...others, first]) {
      await page.keyboard.press('ArrowDown');
      await expect(optionButton(page, option)).toBeFocused();
      await expectShown(page, option);
      const { before, after } = SAMPLE.options.shown;
      await expect(status).toHaveText(`${before} ${option.letter}${after}`);
      expect(await findAccessibilityFaults(page, '.sample-document')).toEqual([]);
    }
    expect(faults).toEqual([]);
  },
);

test(
  'the sample is a link away, and its pages stand once more in a table',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, '/blueprint');
    await page.getByRole('link', { name: 'Read the sample' }).click();
    await expect(page.getByRole('heading', { name: SAMPLE.heading })).toBeInViewport();
    await expect(page).toHaveURL('/blueprint#sample-pages');
    const table = page.getByRole('table', { name: SAMPLE.asTable.table.caption });
    await expect(table).toBeHidden();
    await page.getByText(SAMPLE.asTable.label).press('Enter');
    await expect(table.getByRole('row')).toHaveCount(SHEETS);
    expect(await findAccessibilityFaults(page, '.sample-document')).toEqual([]);
  },
);

for (const { width, side } of [
  { width: 360, side: 'height' },
  { width: 1280, side: 'width' },
] as const) {
  test(
    `the ninety minutes are drawn to scale at ${width} px`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/blueprint');
      const parts = page.locator('.ninety-parts > li');
      const scales: number[] = [];
      for (const part of await parts.all()) {
        const minutes = Number.parseInt(await part.locator('.ninety-length').innerText(), 10);
        scales.push(((await part.boundingBox())?.[side] ?? 0) / minutes);
      }
      expect(scales.length).toBeGreaterThan(1);
      for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 0);
    },
  );
}

/** That the sheets are all that is printed. */
async function expectPrintedAlone(page: Page, option: Option): Promise<void> {
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(PAGE), `option ${option.letter} on ${format}`).toHaveLength(SHEETS);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(SAMPLE.cover.mark)).toBeVisible();
  for (const left of ['h1', '.help-strip', '.mobile-bar', '.site-footer', '.ninety', '.fee-slip']) {
    await expect(page.locator(left)).toBeHidden();
  }
  await page.emulateMedia({ media: null });
}

test(
  'the document is printed alone, a sheet for each page, on Letter and on A4',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/blueprint');
    for (const option of OPTIONS) {
      await optionButton(page, option).press('Space');
      await expectPrintedAlone(page, option);
    }
  },
);

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('an option rewrites the pages after it, and is printed', async ({ page }) => {
    await page.goto('/blueprint');
    for (const option of OPTIONS.toReversed()) {
      await page.getByText(`Option ${option.letter}. ${option.title}`).click();
      await expectShown(page, option);
      await expectPrintedAlone(page, option);
    }
  });
});
