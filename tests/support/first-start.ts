import { expect, type Page } from '@playwright/test';
import { addVirtualPasskey } from './virtual-passkey.ts';

/**
 * Walks a desk's first start with a virtual passkey, to the open desk, where nothing waits yet.
 *
 * @param look at each step, before it is left
 * @returns the words of the sheet
 */
export async function walkFirstStart(
  page: Page,
  { link, owner }: { link: string; owner: string },
  look: (page: Page) => Promise<void> = async () => undefined,
): Promise<string[]> {
  await addVirtualPasskey(page);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Make the key' })).toBeVisible();
  await expect(
    page.getByText('Once you have made a key here, that file opens nothing'),
  ).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.locator('.paper li b')).toHaveCount(12);
  await expect(page.locator('main')).toBeFocused();
  await look(page);
  const sheet = await page.locator('.paper li b').allTextContents();
  await passSheetCheck(page, sheet, look);
  await expect(page.locator('main')).toBeFocused();
  expect(page.url()).not.toContain('#');
  await page.getByLabel('Your name, as colleagues read it').fill(owner);
  await look(page);
  await page.getByRole('button', { name: 'Make my passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible();
  return sheet;
}

/**
 * Opens a locked desk by the words of its sheet.
 *
 * @param look at the words' page, before they are typed
 */
export async function openBySheet(
  page: Page,
  sheet: readonly string[],
  look: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole('button', { name: 'Open with the recovery sheet' }).click();
  await look(page);
  for (const [at, word] of sheet.entries())
    await page.getByLabel(`Word ${at + 1}`, { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Opened by the recovery sheet.')).toBeVisible();
}

/** Prints the sheet, and reads the two words back that are asked. */
export async function passSheetCheck(
  page: Page,
  sheet: readonly string[],
  look: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  // A browser without a screen has no dialog to print.
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  await page.getByRole('button', { name: 'Print two copies' }).click();
  await expect(page.locator('.paper li b').first()).toHaveText('');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('#check-fault')).toContainText('Look at the paper');
  await look(page);
  for (const label of await page.locator('.check-fields label').all()) {
    const place = Number(/\d+/.exec((await label.textContent()) ?? '')?.[0]);
    await label.locator('input').fill(sheet[place - 1] ?? '');
  }
  await page.getByRole('button', { name: 'Go on' }).click();
}
