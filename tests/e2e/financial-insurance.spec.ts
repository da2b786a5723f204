import { expect, test, type Page } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { loadPage } from '../../app/content/page.server.ts';
import {
  exampleEntries,
  linesOf,
  type LedgerEntries,
} from '../../app/features/financial-insurance/ledger-entries.ts';
import {
  fillIn,
  inShort,
  NO_SUM,
  partsOf,
  sayResult,
} from '../../app/features/financial-insurance/ledger-words.ts';
import { shareOut } from '../../domain/payment/payment-shares.ts';
import { sayMonthly } from '../../domain/practice/monthly-plan.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { isPageCount } from '../support/page-count.ts';
import { PRACTICE } from '../support/site-content.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const PATH = '/financial-insurance';
const { prices } = PRACTICE;
const words = loadPage('financial-insurance', PRACTICE);
const EXAMPLE = exampleEntries(prices);
/** Of the bottom bar. */
const BAR_PX = 68;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sharesOf = (entries: LedgerEntries) => shareOut(linesOf(entries, prices));
const termsOf = (entries: LedgerEntries) =>
  sayResult(words.result, sharesOf(entries), prices.monthlyPlan.aprPercent);

/** That figure, terms, bar and key are those of one ledger. */
async function expectLedger(page: Page, entries: LedgerEntries): Promise<void> {
  const shares = sharesOf(entries);
  const parts = partsOf(words.shares, shares);
  await expect(page.locator('.ledger-terms')).toHaveText(termsOf(entries));
  await expect(page.locator('.ledger-figure')).toContainText(
    `$${Math.floor(shares.eachCents / 100).toLocaleString('en-US')}`,
  );
  await expect(page.locator('.shares-key li')).toHaveText(
    parts.map(({ cents, name }) => `${inShort(cents)} ${name}`),
  );
  await expect(page.locator('.share-bar > rect')).toHaveCount(parts.length);
  await expect(page.locator('.share-slice')).toHaveCount(Math.max(shares.payments - 1, 0));
}

for (const width of [390, ...inRelease(1280)]) {
  test(`the keyboard fills the ledger, which re-adds and keeps nothing (${width})`, async ({
    page,
    context,
  }) => {
    const { faults } = await watchPage(page);
    await page.setViewportSize({ width, height: 844 });
    await openAlive(page, PATH);
    await expectLedger(page, EXAMPLE);
    await expect(page.locator('.ledger-figure')).toHaveText(
      sayMonthly(prices.monthlyPlan).split(' ')[0] ?? '',
    );
    const said = page.getByRole('main').getByRole('status');
    await expect(said).toBeEmpty();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && !isPageCount(request, PATH)) sent.push(request.url());
    });

    await page.getByLabel(words.ledger.maximum.label).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('$1,500');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(words.ledger.percent.before)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(words.ledger.hsa.label)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('600.10');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const months = page.getByRole('slider');
    await months.focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowLeft');
    const entries: LedgerEntries = {
      ...EXAMPLE,
      maximum: '1500',
      hsa: '600.10',
      isConsultationPaid: true,
      months: EXAMPLE.months - 7,
    };
    await expect(months).toHaveAttribute(
      'aria-valuetext',
      fillIn(words.ledger.months.value, { months: entries.months }),
    );
    await expectLedger(page, entries);
    await expect(said).toContainText(termsOf(entries));
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);

    await page.getByRole('button', { name: words.ledger.reset }).press('Enter');
    await expectLedger(page, EXAMPLE);
    await expect(page.getByLabel(words.ledger.maximum.label)).toHaveValue(EXAMPLE.maximum);
    expect(new URL(page.url()).search).toBe('');
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept + JSON.stringify(await context.cookies())).not.toMatch(/600\.10|1,?500/);
    expect(sent).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('a line says what it does not count', { tag: '@release' }, async ({ page }) => {
  await openAlive(page, PATH);
  const fee = page.getByLabel(words.ledger.fee.label);
  const down = page.getByLabel(words.ledger.down.label);
  await fee.fill('400');
  await down.fill('500');
  await expect(down).toHaveAccessibleDescription(fillIn(words.ledger.capped, { counted: '$400' }));
  await expect(page.locator('.ledger-terms')).toContainText(words.result.nothingLeft);
  await down.fill('about 50');
  await expect(down).toHaveAttribute('aria-invalid', 'true');
  await expect(down).toHaveAccessibleDescription(/100,000/);
  await expectLedger(page, { ...EXAMPLE, fee: '400', down: '0' });
  await fee.fill('$ 12,34.5');
  await fee.blur();
  await expect(fee).toHaveValue('1,234.50');
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);

  await test.step('a step to another page and back keeps what was written', async () => {
    await page.locator('main a[href="/orthodontics"]').first().click();
    await expect(page).toHaveURL('/orthodontics');
    await page.goBack();
    await expect(fee).toHaveValue('1,234.50');
    await page.reload();
    await expect(fee).toHaveValue(EXAMPLE.fee);
  });
});

test(
  'the example’s amounts leave with its fee, and the line says whose fee it is',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, PATH);
    const fee = page.getByLabel(words.ledger.fee.label);
    await expect(fee).toHaveAccessibleDescription(words.ledger.fee.hint);
    await fee.fill('8000');
    await expect(fee).toHaveAccessibleDescription(words.ledger.fee.ownAlone);
    await expect(page.getByLabel(words.ledger.down.label)).toHaveValue('0');
    await expectLedger(page, { ...EXAMPLE, fee: '8000', down: '0' });
    await page.getByRole('button', { name: words.ledger.reset }).click();
    await expect(fee).toHaveAccessibleDescription(words.ledger.fee.hint);
    await expectLedger(page, EXAMPLE);
  },
);

test(
  'without a fee its own line says what is missing, no other is blamed, and there is no sum',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, PATH);
    const fee = page.getByLabel(words.ledger.fee.label);
    const { hsa, down } = words.ledger;
    await page.getByLabel(hsa.label).fill('600');
    await page.getByLabel(down.label).fill('750');
    for (const [written, note] of [
      ['', words.ledger.fee.missing],
      ['0', words.ledger.fee.missing],
      ['six thousand', fillIn(words.ledger.fee.unread, { most: '$100,000' })],
    ] as const) {
      await fee.fill(written);
      await expect(fee).toHaveAccessibleDescription(note);
      await expect(page.locator('[data-noted]')).toHaveText([note]);
      await expect(page.getByLabel(hsa.label)).toHaveAccessibleDescription(hsa.hint);
      await expect(page.getByLabel(down.label)).toHaveAccessibleDescription(down.hint);
      await expect(page.locator('.ledger-terms')).toHaveText(words.result.noFee);
      await expect(page.locator('.ledger-figure, p.ledger-amount:not([aria-hidden])')).toHaveText(
        Array.from({ length: 5 }, () => NO_SUM),
      );
      await expect(page.getByText(words.shares.none)).toBeVisible();
      await expect(page.locator('.shares')).not.toContainText('$');
    }
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  },
);

test(
  'on a laptop’s first screen stand both amounts, one below the other, with their terms',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(PATH);
    await expect(page.locator('.ledger-terms')).toBeInViewport({ ratio: 1 });
    const visit = await page.locator('.ledger-visit').boundingBox();
    const result = await page.locator('.ledger-result').boundingBox();
    const gapPx = (result?.y ?? Infinity) - ((visit?.y ?? 0) + (visit?.height ?? 0));
    expect(gapPx).toBeLessThan(40);
  },
);

test(
  'what the consultation costs stands on the first screen, and its rules one link away',
  { tag: '@release' },
  async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(PATH);
      const visit = page.locator('.ledger-visit');
      await expect(visit).toContainText(prices.consultationFee);
      const box = await visit.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height - BAR_PX);
      await visit.getByRole('link').click();
      await expect(page.locator('#fee-and-refunds h2')).toBeInViewport();
    }
  },
);

test(
  'the worked example is a table, and its amounts are reckoned',
  { tag: '@release' },
  async ({ page }) => {
    await page.goto(PATH);
    const table = page.getByRole('table');
    const amounts = (row: string) => table.getByRole('row', { name: row }).getByRole('cell');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(amounts(words.stair.rows.percent)).toContainText(['$3,000', '$575']);
    await expect(amounts(words.stair.rows.who)).toContainText(['$4,500', '$1,425']);
  },
);

test(
  'on paper stand the figures, their terms, the bar and what they assume',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, PATH);
    await page.emulateMedia({ media: 'print' });
    for (const shown of ['.ledger-terms', '.share-bar', '.assumptions', '.ledger-printed']) {
      await expect(page.locator(shown)).toBeVisible();
    }
    await expect(page.locator('.ledger-printed')).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4}/);
    for (const left of ['.receipt', '.accounts', '.estimate', '.ledger-foot', '.site-header']) {
      await expect(page.locator(left)).toBeHidden();
    }
  },
);

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the example stands there with its terms, and no control that does nothing', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expectLedger(page, EXAMPLE);
    await expect(page.locator('.ledger-still')).toHaveText(words.ledger.still);
    await expect(page.locator('.ledger-still')).toBeVisible();
    const sheet = page.getByRole('form', { name: words.ledger.heading });
    await expect(sheet.getByRole('button')).toHaveCount(0);
    await expect(sheet.getByRole('slider')).toHaveCount(0);
    for (const input of await sheet.getByRole('textbox').all()) await expect(input).toBeDisabled();
  });
});

test(
  'on a phone what a month comes to stands in view of the line that is written',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, PATH);
    const monthly = page.locator('.ledger-monthly');
    for (const line of [words.ledger.fee.label, words.ledger.down.label]) {
      const field = page.getByLabel(line);
      await field.focus();
      await field.fill('1,400');
      const [fieldBox, box] = [await field.boundingBox(), await monthly.boundingBox()];
      expect((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844 - BAR_PX + 1);
    }
    await page.getByLabel(words.ledger.fee.label).fill('5,000');
    await expect(monthly).toContainText('$100.00');
  },
);
