import { expect, test, type Page } from '@playwright/test';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { bookVisit, showWeekOf } from '../support/desk-visitors.ts';
import { openBySheet } from '../support/first-start.ts';
import { holdBack } from '../support/hold-back.ts';

const CALLER = 'Anna Canary-Lindqvist';

let desk: DeskServer;
test.beforeEach(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterEach(() => desk.stop());

const correct = (page: Page) =>
  page.getByRole('button', { name: 'Correct name, number or address' });
const form = (page: Page) => page.getByRole('form', { name: 'Correct', exact: true });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' });

async function addCaller(page: Page): Promise<void> {
  await page.keyboard.press('s');
  await page.getByLabel('Name', { exact: true }).fill(CALLER);
  await page.getByLabel('Phone number').fill('516-555-0177');
  await page.getByLabel('E-mail').fill('canary@exmaple.com');
  await page.getByLabel('What they called about').selectOption({ label: 'Virtual consult' });
  await page.getByRole('button', { name: 'Save the card' }).click();
  await expect(page.getByRole('heading', { level: 2, name: CALLER })).toBeFocused();
}

test(
  'a visit is not told to an address that a colleague has corrected meanwhile',
  { tag: '@release' },
  async ({ page, browser }) => {
    const sheet = await beginDesk(page, desk, 'Thaddea Marrowby');
    const startsAt = await bookVisit(desk, CALLER);
    await page.getByRole('link', { name: 'Diary' }).first().click();
    await showWeekOf(page, startsAt.slice(0, 10));
    await page.getByRole('button', { name: `Smile Blueprint, ${CALLER}` }).focus();
    await page.keyboard.press('m');
    for (let half = 0; half < 8; half += 1) await page.keyboard.press('ArrowDown');
    // The news comes late.
    const letThrough = await holdBack(page, '**/api/news?*');
    await page.waitForRequest('**/api/news?*');

    const other = await (await browser.newContext()).newPage();
    await other.goto(new URL('/', page.url()).href);
    await openBySheet(other, sheet);
    await other.getByRole('link', { name: 'Cards' }).first().click();
    await other.getByRole('link', { name: CALLER }).click();
    await correct(other).click();
    await form(other).getByLabel('E-mail').fill('canary-right@example.com');
    await save(other).click();
    await expect(other.getByText(/^Corrected/).first()).toBeVisible();

    const send = page.getByRole('button', { name: 'Move and send' });
    await send.click();
    await expect(
      page.getByText(/^Not done: A colleague has corrected their address/),
    ).toBeVisible();
    await expectStateWithoutFaults(page);
    const heard = page.waitForResponse('**/api/news?*');
    await letThrough();
    await heard;
    const moved = page.waitForRequest('**/api/cards/A1/move');
    await send.click();
    expect((await moved).postData()).toContain('canary-right@example.com');
    await expect(page.getByText(/moved to .*, a letter tells them/)).toBeVisible();
    await other.context().close();
  },
);

test('a number and an address that are wrong are corrected on all their cards, and a visit is told anew', async ({
  page,
}) => {
  await beginDesk(page, desk, 'Thaddea Marrowby');
  await addCaller(page);

  await test.step('a number: what is to be mended is said, and what was typed outlives the lock', async () => {
    await correct(page).click();
    await expect(form(page).getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(correct(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const phone = form(page).getByLabel('Phone number');
    await phone.fill('516-555');
    await page.keyboard.press('Enter');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/with its area code/);
    await expectNoDeskFaults(page);
    await phone.fill('516-555-0199');
    await page.getByRole('link', { name: 'Diary' }).first().click();
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'Open with your passkey' }).click();
    await page.getByRole('link', { name: 'Cards' }).first().click();
    await page.getByRole('link', { name: CALLER }).click();
    await expect(phone).toHaveValue('516-555-0199');
    await save(page).click();
    await expect(page.getByRole('heading', { level: 2, name: CALLER })).toBeFocused();
    await expect(page.getByRole('link', { name: /^Call 516-555-0199/ })).toBeVisible();
    await expect(page.getByText('Corrected; it came with 516-555-0177.')).toBeVisible();
    const history = page.getByRole('region', { name: 'History' });
    await expect(history).toContainText(
      'Phone number corrected from 516-555-0177 to 516-555-0199. Thaddea',
    );
    await expect(history.getByRole('button', { name: /Undo/ })).toHaveCount(0);
  });

  await test.step('an address, on the card of the visit and on that of the call', async () => {
    await page.getByRole('link', { name: 'Find a time' }).click();
    await page.getByRole('button', { name: 'Book and send' }).click();
    await expect(page.getByText(/booked for .*, a letter tells them/)).toBeVisible();
    await page.getByRole('link', { name: 'Cards' }).first().click();
    await page
      .getByRole('link', { name: new RegExp(`${CALLER}.*virtual consult, booked`, 'i') })
      .click();
    await correct(page).click();
    await form(page).getByLabel('E-mail').fill('canary@example.com');
    await expect(form(page).getByRole('checkbox', { name: CALLER })).toBeChecked();
    await expect(form(page).getByRole('status')).toContainText(
      /A letter tells Anna’s visit on .* there anew, with a link of its own/,
    );
    await expectStateWithoutFaults(page);
    const told = page.waitForResponse('**/api/cards/A1/address');
    await save(page).click();
    expect(await (await told).json()).toMatchObject({ isLetterSent: true });
    await expect(
      page.getByText(/^Corrected on 2 cards\. A letter tells Anna’s visit on/),
    ).toBeVisible();
    // Said once.
    await expect(page.getByText('It came with canary@exmaple.com.')).toBeVisible();
    await expect(page.getByText('A letter told the visit at')).toBeHidden();
    await page
      .getByRole('link', { name: /^From the same|[2-9A-Z]{4}-[2-9A-Z]{4}/ })
      .first()
      .click();
  });

  await test.step('they are found by what they came with too, and after the desk was loaded anew', async () => {
    await page.goto(new URL('/cards', desk.startLink()).href);
    await page.getByRole('button', { name: 'Open with your passkey' }).click();
    await page.getByRole('searchbox').fill('5550177');
    await page.getByRole('link', { name: new RegExp(`${CALLER}.*phone call`, 'i') }).click();
    await expect(page.getByText('it came with 516-555-0177, canary@exmaple.com.')).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByText(/^To .*, canary@example\.com$/)).toBeVisible();
  });

  expect(desk.said()).not.toMatch(/[Cc]anary|555-01/);
});
