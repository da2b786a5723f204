import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  openAtAnotherMachine,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askForWeekend, askWithPhotos, bookVisit } from '../support/desk-visitors.ts';
import { refusePasskeyOnce } from '../support/virtual-passkey.ts';

const LEAVING = 'Sidonie Canary-Bello';
const CHILD = 'Wren Canary-Bello';
const COLLEAGUE = 'Bramwell Costigliandre';

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterAll(() => desk.stop());

test(
  'somebody is forgotten: what goes is said, the number is typed, a touch is asked for, and nothing is left here, at another desk or in the store',
  { tag: '@release' },
  async ({ page, browser }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const sheet = await beginDesk(page, desk, 'Thaddea Marrowby');
    await page.getByRole('link', { name: 'People' }).first().click();
    await page.getByLabel('Their name, as colleagues read it').fill(COLLEAGUE);
    await page.getByRole('button', { name: 'Add with a passkey' }).click();
    await expect(page.getByRole('region', { name: 'Here' })).toContainText(COLLEAGUE);
    await askWithPhotos(desk, LEAVING, 'Canary: two photos.');
    await bookVisit(desk, LEAVING);
    await askForWeekend(desk, CHILD);
    await page.getByRole('link', { name: 'Waiting' }).first().click();
    const row = page.locator('.row[href="/card/1"]');
    await expect(row).toBeVisible();
    await row.click();
    await page.keyboard.press('w');
    await page.keyboard.type('Canary: calls back.');
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('.note')).toHaveCount(1);

    // On paper it says who printed it and when, and nothing that a hand could press.
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText(
        /^Printed \w+day, .+, \d{4}, .+ by Thaddea; a time without a day is of that day\. Shred after use\.$/,
      ),
    ).toBeVisible();
    await expect(page.locator('.card').getByRole('button')).toHaveCount(2);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => desk.said()).toMatch(/"desk":"printed a card","person":1,"card":"1"/);

    // A colleague has the same card open; they may not forget it.
    const other = await openAtAnotherMachine(browser, desk, { sheet, person: COLLEAGUE });
    other.on('pageerror', ({ message }) => faults.push(message));
    await other.locator('.row[href="/card/1"]').click();
    await expect(other.getByRole('heading', { level: 2, name: LEAVING })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Forget this person' })).toHaveCount(0);
    await other.getByRole('textbox', { name: 'Note' }).fill('Canary: half-typed.');

    // By keyboard alone: into the number, back to what opened it, and once more.
    const opener = page.getByRole('button', { name: 'Forget this person' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Forget ${LEAVING}` });
    await expect(dialog).toContainText(
      'These 2 cards with their 2 photos and 1 note, and their history',
    );
    const visit = dialog.getByRole('checkbox', { name: /, smile blueprint, booked, .*10:00/i });
    const child = dialog.getByRole('checkbox', { name: new RegExp(`of ${CHILD}$`) });
    await expect(visit).toBeChecked();
    await expect(child).not.toBeChecked();
    await expect(dialog).toContainText('No letter tells them.');
    await expectNoDeskFaults(page);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');

    // What was ticked is ticked still after a look in the diary, and as proposed once it was put off.
    await child.check();
    await dialog.getByRole('link', { name: 'See it in the diary' }).click();
    // There it is in hand, to be cancelled, on a phone too; and a line leads back into the dialog.
    await expect(page.getByRole('button', { name: `Smile Blueprint, ${LEAVING}` })).toBeFocused();
    await expect(page.getByRole('button', { name: /^Cancel/ })).toBeVisible();
    await expect(page.getByText(/^You were forgetting [\dA-Z]{4}-[\dA-Z]{4}\./)).toBeVisible();
    await expectStateWithoutFaults(page);
    await page.getByRole('link', { name: 'Back to it' }).press('Enter');
    await expect(child).toBeChecked();
    await expect(dialog.getByLabel(/^Type its number/)).toHaveValue('');
    await page.keyboard.press('Escape');
    await opener.click();
    await expect(child).not.toBeChecked();

    // Another number, and a finger that is not known: nothing is forgotten.
    const field = dialog.getByLabel(/^Type its number/);
    await field.focus();
    await page.keyboard.type('2222-2222');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('That is not the number of this card.')).toBeVisible();
    await expect(field).toBeFocused();
    await expectStateWithoutFaults(page);
    const number = (await dialog.locator('.forget-kind b').textContent()) ?? '';
    await field.fill(number.toLowerCase().replace('-', ' '));
    await refusePasskeyOnce(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('That did not open it.');
    expect(desk.said()).not.toContain('"desk":"forgot a card"');

    // With a touch it is done, and nobody is named any more.
    await dialog.getByRole('button', { name: 'Forget for good' }).click();
    const done = page.getByRole('dialog', { name: 'Forgotten' });
    await expect(done.getByRole('heading')).toBeFocused();
    await expect(done).toContainText(`Write ${number} and `);
    expect(await page.content()).not.toContain(LEAVING);
    await expectStateWithoutFaults(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(done).toBeHidden();
    await expect(page.locator('.row[href="/card/2"]')).toBeFocused();
    await expectEmptied(page);

    // Nor at the other desk, which says what became of the card that lay open, and of the note; no key meets another.
    await expect(
      other.getByText(
        new RegExp(
          `^${number} was forgotten by Thaddea at .+: it is gone for good\\. What you were writing on it went with it\\.$`,
        ),
      ),
    ).toBeFocused();
    await expectEmptied(other);
    await expectStateWithoutFaults(other);
    await other.keyboard.press('r');
    await expect(other.getByText('Reached', { exact: true })).toHaveCount(0);
    await other.getByRole('button', { name: 'All that wait' }).click();
    await expect(other.locator('.row[href="/card/2"]')).toBeFocused();
    // The lock keeps no word of it.
    await other.keyboard.press('l');
    await expect(other.getByRole('heading', { name: /^Locked at/ })).toBeVisible();
    expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain('desk-draft');

    // An answer is lost: as soon as the desk hears that it was done, it says what is left to do, and nobody's name.
    await page.locator('.row[href="/card/2"]').click();
    await page.route('**/api/cards/2/forget', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Forget this person' }).click();
    const lost = page.getByRole('dialog', { name: `Forget ${CHILD}` });
    const childNumber = (await lost.locator('.forget-kind b').textContent()) ?? '';
    await lost.getByLabel(/^Type its number/).fill(childNumber);
    await page.keyboard.press('Enter');
    await expect(done).toContainText(`Write ${childNumber} on the list`);
    expect(await page.content()).not.toContain(CHILD);

    expect(readdirSync(join(desk.folder, 'photos'))).toEqual([]);
    expect(desk.said()).toMatch(/"desk":"forgot a card","person":1,"card":"1"/);
    expect(desk.said()).toMatch(/"desk":"forgot a card","person":1,"card":"A1"/);
    expect(faults).toEqual([]);
    expect(desk.said()).not.toMatch(/[Cc]anary/);
  },
);

/** Whoever was forgotten stands in no list, nor in the diary; the child of the same address does. */
async function expectEmptied(page: Page): Promise<void> {
  await expect(page.getByText(LEAVING)).toHaveCount(0);
  await expect(page.getByText(CHILD).first()).toBeVisible();
}
