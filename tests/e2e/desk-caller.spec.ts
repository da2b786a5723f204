import { expect, test, type Page, type Route } from '@playwright/test';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { findTextFaults } from '../support/text-faults.ts';
import { test as largeTest } from '../support/text-size.ts';

const CALLER = 'Anna Canary-Lindqvist';
const PHONE = '516-555-0177';
const WORDS = 'Canary: asks to be seen before June.';

let desk: DeskServer;
test.beforeEach(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterEach(() => desk.stop());

const name = (page: Page) => page.getByLabel('Name', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save the card' });

test('somebody calls: a card, kept over the lock and saved once, a letter, a visit, and no second card by mistake', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await beginDesk(page, desk, 'Thaddea Marrowby');

  await test.step('by its key, and back without it', async () => {
    await page.keyboard.press('s');
    await expect(name(page)).toBeFocused();
    await expect(page).toHaveTitle('Somebody called · The desk');
    await expectNoDeskFaults(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Somebody called' })).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('what is to be mended is said beside it', async () => {
    await save(page).click();
    await expect(name(page)).toBeFocused();
    await expect(name(page)).toHaveAccessibleDescription('Write their name.');
    await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/without one nobody/);
    await expectStateWithoutFaults(page);
    await name(page).fill(CALLER);
    await save(page).click();
    await expect(page.getByLabel('Phone number')).toBeFocused();
  });

  await test.step('what was typed outlives the lock, and a look at another room', async () => {
    await page.getByLabel('Phone number').fill(PHONE);
    await page.getByLabel('E-mail').fill('canary@example.com');
    await page.getByLabel('They speak').selectOption({ label: 'Spanish' });
    await page.getByLabel('What they called about').selectOption({ label: 'Virtual consult' });
    await page.getByLabel('Their words, or a note').fill(WORDS);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Diary' }).first().click();
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'Open with your passkey' }).click();
    await page.getByRole('link', { name: 'Cards' }).first().click();
    // Another one calls meanwhile, and hers stays as it is.
    await page.getByRole('link', { name: 'Diary' }).first().click();
    await page.keyboard.press('s');
    await expect(name(page)).toBeFocused();
    await page.keyboard.type('Gerald');
    await page.getByRole('link', { name: `Go on with ${CALLER}` }).click();
    await expect(name(page)).toHaveValue(CALLER);
    await page.getByRole('link', { name: 'Go on with Gerald' }).click();
    await expect(name(page)).toHaveValue('Gerald');
    await page.getByRole('button', { name: 'Empty the form' }).click();
    await page.getByRole('link', { name: `Go on with ${CALLER}` }).click();
    await expect(page.getByRole('link', { name: 'Go on with Gerald' })).toHaveCount(0);
    await expect(name(page)).toHaveValue(CALLER);
    await expect(page.getByLabel('They speak')).toHaveValue('es');
    await expect(page.getByLabel('Their words, or a note')).toHaveValue(WORDS);
  });

  await test.step('its answer is lost, and it is saved again: one card', async () => {
    // The news waits meanwhile: it may say first what was done.
    const news: Route[] = [];
    await page.route('**/api/news?*', (route) => void news.push(route));
    const ids: string[] = [];
    await page.route('**/api/callers', async (route) => {
      const { id } = route.request().postDataJSON() as { id: string };
      ids.push(id);
      if (ids.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/no connection.* What you typed stays here/)).toBeVisible();
    await save(page).dblclick();
    await expect(page.getByRole('heading', { level: 2, name: CALLER })).toBeFocused();
    expect(ids).toEqual([ids[0], ids[0]]);
    await page.unroute('**/api/news?*');
    await Promise.all(news.map((route) => route.continue()));
    await expect(
      page.getByText(/^Thaddea took their call, today, \d+:\d\d\s[AP]M\.$/),
    ).toBeVisible();
    await expect(page.getByText('Speaks Spanish.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'History' })).toHaveText(
      /Took their call\. Thaddea$/,
    );
    await expect(page.locator('.said blockquote')).toHaveText(WORDS);
    await expectNoDeskFaults(page);
    await page.getByRole('link', { name: 'Waiting' }).first().click();
    await expect(page.locator('.row')).toHaveText([/Spanish, phone call, virtual consult: Canary/]);
  });

  await test.step('the same number leads to that card', async () => {
    await page.keyboard.press('s');
    await expect(name(page)).toHaveValue('');
    await page.getByLabel('Phone number').fill('+1 (516) 555 0177');
    const known = page.getByText(
      /^This number is on card .*: phone call, virtual consult, waiting\.$/,
    );
    await expect(known).toBeVisible();
    await expectStateWithoutFaults(page);
    await known.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2, name: CALLER })).toBeVisible();
    // What only said who they are is not kept beside it: the next one who calls has a form of their own.
    await expect(page.getByRole('link', { name: /^Go on with/ })).toHaveCount(0);
    await page.keyboard.press('s');
    await expect(name(page)).toHaveValue('');
    await page.keyboard.type(CALLER.toUpperCase());
    await expect(page.getByText(/^This name is on card /)).toBeVisible();
    await page.getByRole('button', { name: 'Empty the form' }).click();
    await expect(name(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Somebody called', exact: true })).toBeFocused();
  });

  await test.step('a letter of its own, in their language', async () => {
    await page.getByRole('link', { name: CALLER }).click();
    await page.keyboard.press('e');
    await expect(page.getByRole('textbox', { name: 'About' })).toHaveValue(/^Su llamada a /);
    await expect(page.getByRole('textbox', { name: 'The letter' })).toHaveValue(
      /^Buenos días, Anna:\n\nGracias por llamarnos\./,
    );
    await page.keyboard.press('Escape');
  });

  await test.step('a visit in the diary, for what they called about', async () => {
    await page.getByRole('link', { name: 'Find a time' }).click();
    await expect(page.getByRole('heading', { name: 'A time for Anna' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /Virtual consult/ })).toBeChecked();
    await expect(page.getByText(`Noted of their call: ${WORDS}`)).toBeVisible();
    // Before the news tells it: until then they could be booked once more.
    await page.route('**/api/news?*', () => undefined);
    await page.getByRole('button', { name: 'Book and send' }).click();
    await expect(page.getByText(/booked for .*, a letter tells them in 10 seconds/)).toBeVisible();
    await expect(page.getByText('Nobody who wrote or called waits for a time.')).toBeVisible();
    await page.getByRole('link', { name: 'Cards' }).first().click();
    await page.getByRole('link', { name: new RegExp(`${CALLER}.*consult, booked`, 'i') }).click();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Booked at the desk');
    await page.unroute('**/api/news?*');
    await page.getByRole('link', { name: 'Cards' }).first().click();
    const row = page.getByRole('link', { name: new RegExp(`${CALLER}.*phone call.*booked$`) });
    await row.click();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Booked for');
    await expect(page.getByRole('button', { name: 'Undo: Took their call' })).toHaveCount(0);
  });

  expect(faults).toEqual([]);
  expect(desk.said()).not.toMatch(/[Cc]anary|555-0177/);
});

/** A card for somebody who left no address. @param about what they called about, where that was chosen */
async function takeCall(page: Page, about?: string): Promise<void> {
  await beginDesk(page, desk, 'Thaddea Marrowby');
  await page.keyboard.press('s');
  await name(page).fill(CALLER);
  await page.getByLabel('Phone number').fill(PHONE);
  if (about !== undefined) {
    await page.getByLabel('What they called about').selectOption({ label: about });
  }
  await save(page).click();
}

test('a visit that we cancel for somebody without an address waits until they were told', async ({
  page,
}) => {
  await takeCall(page, 'Virtual consult');
  await page.getByRole('link', { name: 'Find a time' }).click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText(/booked for .*, nobody tells them but you/)).toBeVisible();

  await page.keyboard.press('x');
  await page.getByRole('radio', { name: 'We have to' }).check();
  await expect(
    page.getByText('No letter goes: their card waits until somebody has told them.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(page.getByText(/: cancelled, nobody tells them but you: .*0177/)).toBeVisible();

  await page.getByRole('link', { name: 'Waiting' }).first().click();
  const row = page.getByRole('link', { name: new RegExp(`${CALLER}.*cancelled: tell them`) });
  await row.click();
  await expect(page.getByText(/^No letter could go, and nobody has told them yet\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Cancelled by us; no letter could go',
  );
  await expect(page.locator('.facts .letter')).toContainText('We are sorry: we have to cancel');
  await expectStateWithoutFaults(page);

  // Another time, found while they are on the phone, tells them too.
  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { name: 'A time for Anna' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Virtual consult/ })).toBeChecked();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText(/: booked for .*, nobody tells them but you/)).toBeVisible();
  await page.getByRole('link', { name: 'Waiting' }).first().click();
  await expect(row).toHaveCount(0);
});

test('a note that was typed is kept with the stroke that closes its card, and a stroke says why', async ({
  page,
}) => {
  await takeCall(page);
  await page.getByLabel(`Note on ${CALLER}`).fill(WORDS);
  await page.getByRole('button', { name: 'Close' }).click();
  // One card is not sent twice.
  await expect(page.getByRole('button', { name: /^Sent twice/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Goes elsewhere/ }).click();
  await expect(page.getByText(`${CALLER}: closed: goes elsewhere; note kept`)).toBeVisible();
  await page.getByRole('link', { name: 'Cards' }).first().click();
  await page.getByRole('link', { name: CALLER }).click();
  await expect(page.locator('.note')).toContainText(WORDS);
  await expect(page.getByLabel(`Note on ${CALLER}`)).toHaveValue('');
  expect(desk.said()).not.toMatch(/[Cc]anary/);
});

largeTest(
  'with text of 32 px on a phone a card for who called can be written and saved',
  { tag: '@release' },
  async ({ largePage: page }) => {
    await beginDesk(page, desk, 'Thaddea');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Somebody called' }).click();
    await save(page).click();
    await name(page).fill(CALLER);
    expect.soft(await page.evaluate(findTextFaults)).toEqual([]);
    await page.getByLabel('Phone number').fill(PHONE);
    await save(page).click();
    await expect(page.getByRole('heading', { level: 2, name: CALLER })).toBeVisible();
  },
);
