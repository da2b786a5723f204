import { expect, test, type Page } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { loadPage } from '../../app/content/page.server.ts';
import {
  SHEET_PEOPLE,
  SHEET_SIGNS,
  type SheetPerson,
  type SheetSign,
} from '../../domain/airway/sheet-signs.ts';
import { toBringUp } from '../../domain/airway/to-bring-up.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { isPageCount } from '../support/page-count.ts';
import { PRACTICE } from '../support/site-content.ts';
import { openAlive, waitUntilAlive, watchPage } from '../support/watch-page.ts';

const PATH = '/airway-assessment';
const { sheet, margin } = loadPage('airway-assessment', PRACTICE);
const NOTE = 'most nights, since spring';
const PHONE = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const box = (page: Page, person: SheetPerson, sign: SheetSign) =>
  page.locator(`#${person}-${sign}`);
const tab = (page: Page, person: SheetPerson) =>
  page.getByRole('radio', { name: sheet.people[person].tab });
const noteOf = (page: Page, person: SheetPerson, sign: SheetSign) =>
  page.locator(`[data-note="${person}-${sign}"]`);
const rowOf = (page: Page, person: SheetPerson, sign: SheetSign) =>
  page.locator('.sheet-row', { has: box(page, person, sign) });

function nameOf(person: SheetPerson, sign: SheetSign): string {
  const signs: Partial<Record<SheetSign, { name: string }>> = sheet.people[person].signs;
  return signs[sign]?.name ?? '';
}

/** That the margin says of these marks what the rule says, and nothing else. */
async function expectMargin(
  page: Page,
  person: SheetPerson,
  marks: readonly SheetSign[],
): Promise<void> {
  const expected = toBringUp(person, new Set(marks)).map(({ listener, isFirst, signs }) => [
    margin.listeners[listener] + (isFirst ? margin.first : ''),
    ...signs.map(({ sign, urgency }) =>
      [nameOf(person, sign), urgency ? margin.urgencies[urgency] : ''].join(' ').trim(),
    ),
  ]);
  const shown = await page.locator('.sheet-group').evaluateAll((groups) =>
    groups
      .filter((group) => group.checkVisibility())
      .map((group) =>
        [...group.querySelectorAll('h3, li')]
          .filter((line) => line.checkVisibility())
          .map((line) =>
            [...line.childNodes]
              .filter(({ nodeName }) => nodeName !== 'EM' && nodeName !== '#comment')
              .map((node) => node.textContent)
              .join('')
              .trimEnd(),
          ),
      ),
  );
  expect(shown).toEqual(expected);
  await expect(page.getByText(margin.empty)).toBeVisible({ visible: marks.length === 0 });
}

/** Looked at from the end of the page: elsewhere the count lies over whatever box is being scrolled past. */
async function expectNoFaults(page: Page): Promise<void> {
  await page.locator('.sheet-closing').scrollIntoViewIfNeeded();
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
}

for (const width of [1280, ...inRelease(390)]) {
  test(`the keyboard marks both sheets and clears them (${width})`, async ({ page }) => {
    const { faults } = await watchPage(page);
    await page.setViewportSize({ width, height: 844 });
    await openAlive(page, PATH);
    await expectMargin(page, 'child', []);
    await expectNoFaults(page);
    const said = page.locator('.sheet-desk output');
    await expect(said).toBeEmpty();

    const snoring = page.getByRole('checkbox', { name: nameOf('child', 'snoring'), exact: true });
    await expect(snoring).toHaveAccessibleDescription(sheet.people.child.signs.snoring.question);
    await expect(noteOf(page, 'child', 'snoring')).toBeHidden();
    await snoring.press('Space');
    await page.keyboard.press('Tab');
    await expect(noteOf(page, 'child', 'snoring')).toBeFocused();
    await page.keyboard.type(NOTE);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-mark="child-snoring"] em')).toHaveText(NOTE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const notice = page.getByText(sheet.people.child.signs.pauses.urgent ?? '', { exact: true });
    await expect(notice).toBeVisible();
    await expect(said).toContainText(sheet.people.child.signs.pauses.urgent ?? '?');
    await expectMargin(page, 'child', ['snoring', 'pauses']);
    // As it is read out and copied.
    const read = await page.locator('[data-mark="child-pauses"]:visible').first().innerText();
    expect(read).toBe(`${nameOf('child', 'pauses')} ${margin.urgencies['within-days']}`);
    await expectNoFaults(page);

    await tab(page, 'child').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'adult')).toBeChecked();
    await expect(snoring).toBeHidden();
    await expectMargin(page, 'adult', []);
    await box(page, 'adult', 'teeth').press('Space');
    await box(page, 'adult', 'at-the-wheel').press('Space');
    await box(page, 'adult', 'pauses').press('Space');
    await expectMargin(page, 'adult', ['teeth', 'at-the-wheel', 'pauses']);
    await expectNoFaults(page);

    await tab(page, 'child').press('Space');
    await expectMargin(page, 'child', ['snoring', 'pauses']);
    await expect(noteOf(page, 'child', 'snoring')).toHaveValue(NOTE);
    await box(page, 'child', 'pauses').press('Space');
    await expect(notice).toBeHidden();
    await expect(said).toHaveText(`${nameOf('child', 'pauses')}: ${margin.takenBack}`);

    await page.getByRole('button', { name: margin.clear }).press('Enter');
    await expectMargin(page, 'child', []);
    await expect(said).toHaveText(margin.cleared);
    await expect(page.locator('.sheet-row :checked')).toHaveCount(0);
    await expect(page.locator('[data-mark] em')).toHaveCount(0);
    await expect(page).toHaveURL(PATH);
    expect(faults).toEqual([]);
  });
}

test('a step to another page and back keeps what was marked and written', async ({ page }) => {
  await openAlive(page, PATH);
  await box(page, 'child', 'snoring').press('Space');
  await noteOf(page, 'child', 'snoring').fill(NOTE);
  await tab(page, 'adult').press('Space');
  await box(page, 'adult', 'teeth').press('Space');
  await page.locator('main a[href="/airway"]').first().click();
  await expect(page).toHaveURL('/airway');
  await page.goBack();
  await expect(tab(page, 'adult')).toBeChecked();
  await expectMargin(page, 'adult', ['teeth']);
  await tab(page, 'child').press('Space');
  await expectMargin(page, 'child', ['snoring']);
  await expect(page.locator('[data-mark="child-snoring"] em')).toHaveText(NOTE);
  await page.reload();
  await waitUntilAlive(page);
  await expectMargin(page, 'child', []);
});

test(
  'the margin says of every sign whom to tell, alone and with the others',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, PATH);
    for (const person of SHEET_PEOPLE) {
      await tab(page, person).press('Space');
      const marks: SheetSign[] = [];
      for (const sign of SHEET_SIGNS[person]) {
        await box(page, person, sign).press('Space');
        await expectMargin(page, person, [sign]);
        await box(page, person, sign).press('Space');
      }
      for (const sign of SHEET_SIGNS[person].toReversed()) {
        await box(page, person, sign).press('Space');
        marks.unshift(sign);
        await expectMargin(page, person, marks);
      }
    }
  },
);

test(
  'nothing is sent, and nothing is left after a reload',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, PATH);
    const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    const before = await kept();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (isPageCount(request, PATH)) return;
      sent.push(`${request.method()} ${request.postData() ?? ''}`);
    });
    await box(page, 'child', 'snoring').press('Space');
    await noteOf(page, 'child', 'snoring').fill(NOTE);
    await page.getByLabel(sheet.name).fill('Ada');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(PATH);
    expect(sent.filter((request) => !request.startsWith('GET'))).toEqual([]);
    expect(await kept()).toBe(before);
    expect(await page.locator('.sheet [name]').count()).toBe(0);
    await page.reload();
    await waitUntilAlive(page);
    await expectMargin(page, 'child', []);
    await expect(page.getByLabel(sheet.name)).toHaveValue('');
  },
);

test(
  'on a phone the first box is on the first screen, and the count leads to the margin',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openAlive(page, PATH);
    const topOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    const first = await box(page, 'child', 'snoring').boundingBox();
    expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(
      await topOf('.mobile-bar'),
    );
    const tally = page.getByRole('link', { name: margin.seeList });
    await expect(tally).toBeHidden();
    await box(page, 'child', 'snoring').press('Space');
    await box(page, 'child', 'days').press('Space');
    await expect(tally).toBeVisible();
    await box(page, 'child', 'snoring').focus();
    for (const _ of SHEET_SIGNS.child) {
      await page.keyboard.press('Tab');
      const focused = await page.locator(':focus').boundingBox();
      expect((focused?.y ?? Infinity) + (focused?.height ?? 0)).toBeLessThanOrEqual(
        await topOf('.sheet-tally'),
      );
    }
    await tally.press('Enter');
    await expect(page.getByRole('heading', { name: margin.heading })).toBeInViewport();
    await tab(page, 'adult').press('Space');
    await expect(tally).toBeHidden();
  },
);

test('an address brings up the sheet for an adult', { tag: '@release' }, async ({ page }) => {
  await openAlive(page, `${PATH}#${sheet.people.adult.id}`);
  await expect(tab(page, 'adult')).toBeChecked();
  await expect(page.getByRole('heading', { name: sheet.people.adult.legend })).toBeInViewport();
});

/** That a sheet is printed on one page of either size. */
async function expectOneSheet(page: Page): Promise<void> {
  const margins = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format, margin: margins })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
}

for (const person of SHEET_PEOPLE) {
  test(
    `the sheet for ${person} prints on one page, marked or not`,
    { tag: '@release' },
    async ({ page }) => {
      await openAlive(page, PATH);
      await tab(page, person).press('Space');
      await expectOneSheet(page);
      const signs: readonly SheetSign[] = SHEET_SIGNS[person];
      const [first = 'snoring', second = 'pauses'] = signs;
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.sheet-tell:visible')).toHaveCount(signs.length);
      await expect(page.locator('.sheet-margin')).toBeHidden();
      await page.emulateMedia({ media: null });

      await box(page, person, second).press('Space');
      await page.emulateMedia({ media: 'print' });
      await expect(rowOf(page, person, second)).toBeVisible();
      await expect(rowOf(page, person, first)).toBeHidden();
      await expect(page.locator('.sheet-call')).toBeVisible();
      await expectMargin(page, person, [second]);
      for (const left of [
        '.help-strip',
        '.mobile-bar',
        '.site-footer',
        '.sheet-tally',
        '.button',
      ]) {
        await expect(page.locator(left).filter({ visible: true })).toHaveCount(0);
      }
      await page.emulateMedia({ media: null });
      for (const sign of signs) {
        if (sign !== second) await box(page, person, sign).press('Space');
        await noteOf(page, person, sign).fill('W'.repeat(70));
      }
      await expectOneSheet(page);
    },
  );
}

test('the button opens the print dialog of the browser', { tag: '@release' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openAlive(page, PATH);
  const print = page.getByRole('button', { name: margin.print });
  await expect(print).toBeHidden();
  await box(page, 'child', 'bite').press('Space');
  await print.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet is marked, says whom to tell, is cleared and printed', async ({ page }) => {
    await page.goto(PATH);
    await box(page, 'child', 'pauses').press('Space');
    await box(page, 'child', 'open-mouth').press('Space');
    await expectMargin(page, 'child', ['pauses', 'open-mouth']);
    await expect(rowOf(page, 'child', 'pauses').locator('.sheet-notice')).toBeVisible();
    await expect(page.getByRole('button', { name: margin.print })).toHaveCount(0);
    await expect(page.locator('.sheet-acts noscript p')).toBeVisible();
    await expectOneSheet(page);
    await tab(page, 'adult').press('Space');
    await box(page, 'adult', 'nose').press('Space');
    await expectMargin(page, 'adult', ['nose']);
    await page.getByRole('button', { name: margin.clear }).click();
    await expectMargin(page, 'adult', []);
    await expectOneSheet(page);
  });
});
