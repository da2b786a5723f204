import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  openAtAnotherMachine,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';

const OWNER = 'Thaddea Marrowby';
const COLLEAGUE = 'Bramwell Costigliandre';
const DOCTOR = 'Dr. Ottilie Fennimarch-Oyelaran';

let desk: DeskServer;
// Each with one of its own: the door counts how often it is asked in a minute.
test.beforeEach(async () => {
  desk = await startDeskServer();
});
test.afterEach(() => desk.stop());

test(
  'who may add people makes another one who may, and hands on her own mark where two others have it',
  { tag: '@release' },
  async ({ page, browser }) => {
    const faults: string[] = [];
    const other = await beginWithColleague(page, browser, faults);
    await expect(other.getByRole('button', { name: /^Change / })).toHaveCount(0);

    // Their open desk goes by what they could before, and locks.
    const form = await openChange(page, COLLEAGUE);
    await form.getByRole('radio', { name: /^Treatment coordinator/ }).check();
    await form.getByLabel('May add and remove people').check();
    await expectNoDeskFaults(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(page, COLLEAGUE)).toContainText('Treatment coordinator, may add people');
    await expect(page.getByRole('heading', { name: 'Here' })).toBeFocused();
    await expect(other.getByRole('heading', { name: /^Locked at/ })).toBeVisible();
    await other.getByRole('button', { name: 'Open with your passkey' }).click();
    await expect(other.getByRole('heading', { name: 'Add a person' })).toBeVisible();

    // Of two nobody gives it away.
    const own = await openChange(page, OWNER);
    await own.getByLabel('May add and remove people').uncheck();
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByRole('alert')).toContainText('Two people who have a passkey must always');
    await own.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('button', { name: `Change ${OWNER}` })).toBeFocused();

    // He can now what she can; with a third she hands it on, and does another work.
    await other.getByLabel('May add and remove people').check();
    await addPerson(other, DOCTOR, /^Dentist/);
    await expect(rowOf(other, DOCTOR)).toContainText('Dentist, orthodontist, may add people');
    const last = await openChange(page, OWNER);
    await last.getByRole('radio', { name: /^Scheduler/ }).check();
    await last.getByLabel('May add and remove people').uncheck();
    await last.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Your passkeys' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Add a person' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Change / })).toHaveCount(0);
    await expect(rowOf(page, OWNER)).toContainText('Scheduler');
    await expect(rowOf(page, OWNER)).not.toContainText('may add people');
    expect(faults).toEqual([]);
  },
);

test(
  'who loses a last passkey is shut out once that was said, and is given another',
  { tag: '@release' },
  async ({ page, browser }) => {
    const faults: string[] = [];
    const other = await beginWithColleague(page, browser, faults);
    // Somebody who came since is seen once the room is opened anew.
    await page.getByRole('link', { name: 'Waiting' }).first().click();
    await page.getByRole('link', { name: 'People' }).first().click();
    const remove = page.getByRole('button', { name: `Remove this passkey of ${COLLEAGUE}` });
    await expect(remove).toHaveCount(2);
    await remove.first().click();
    await expect(remove).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
    // What it may have opened is locked; the other one opens still.
    await expect(other.getByRole('heading', { name: /^Locked at/ })).toBeVisible();
    await other.getByRole('button', { name: 'Open with your passkey' }).click();
    await expect(other.locator('.head-who')).toHaveText('Bramwell');

    await remove.click();
    await expect(page.getByText(`It is the only passkey of ${COLLEAGUE}.`)).toBeFocused();
    await expectStateWithoutFaults(page);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await page.getByRole('button', { name: 'Remove and shut out' }).click();
    const give = page.getByRole('button', { name: `Give a passkey to ${COLLEAGUE}` });
    await expect(give).toBeVisible();
    await expectStateWithoutFaults(page);
    await expect(other.getByRole('heading', { name: /^Locked at/ })).toBeVisible();
    await other.getByRole('button', { name: 'Open with your passkey' }).click();
    await expect(other.getByRole('alert')).toContainText('A new computer has no passkey');
    await expectStateWithoutFaults(other);

    await give.click();
    await expect(give).toHaveCount(0);
    await expect(remove).toHaveCount(1);
    await expect(page.locator('.head-who')).toHaveText('Thaddea');
    expect(faults).toEqual([]);
  },
);

/** An owner under People, and a colleague there at a machine of their own, with two passkeys: one was made beside the owner. */
async function beginWithColleague(page: Page, browser: Browser, faults: string[]) {
  page.on('pageerror', ({ message }) => faults.push(message));
  const sheet = await beginDesk(page, desk, OWNER);
  await page.getByRole('link', { name: 'People' }).first().click();
  await addPerson(page, COLLEAGUE, /^Scheduler/);
  const colleague = await openAtAnotherMachine(browser, desk, { sheet, person: COLLEAGUE });
  colleague.on('pageerror', ({ message }) => faults.push(message));
  await colleague.getByRole('link', { name: 'People' }).first().click();
  await expect(here(colleague)).toContainText(COLLEAGUE);
  return colleague;
}

const here = (page: Page) => page.getByRole('region', { name: 'Here' });
const rowOf = (page: Page, name: string) =>
  here(page).getByRole('listitem').filter({ hasText: name });

async function addPerson(page: Page, name: string, role: RegExp): Promise<void> {
  await page.getByLabel('Their name, as colleagues read it').fill(name);
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Add with a passkey' }).click();
  await expect(here(page)).toContainText(name);
}

async function openChange(page: Page, name: string) {
  await page.getByRole('button', { name: `Change ${name}` }).click();
  return page.getByRole('form', { name: `Change ${name}` });
}
