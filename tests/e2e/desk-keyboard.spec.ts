import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askForWeekend, offeredTimes } from '../support/desk-visitors.ts';
import { refusePasskeyOnce } from '../support/virtual-passkey.ts';

const ASKED = 'Thessaly Canary-Okoye';
const DAY_MS = 86_400_000;
/** More than there is to stop at on any page of the desk. */
const STOPS_LIMIT = 120;

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer();
});
test.afterAll(() => desk.stop());

test(
  'a card without the pointer: signed in, called, no answer, followed up, booked, moved, cancelled, locked',
  { tag: '@release' },
  async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await beginDesk(page, desk, 'Thaddea Marrowby');
    // From here on nothing is clicked.
    await page.goto(new URL('/', page.url()).href);
    await expect(page.getByRole('heading', { name: 'The desk is locked' })).toBeVisible();
    await expectStateWithoutFaults(page);
    const way = page.getByRole('button', { name: 'Open with your passkey' });
    await refusePasskeyOnce(page);
    await press(page, way);
    await expect(page.getByRole('alert')).toHaveText(
      /^That did not open it\..* or your passkey was removed, ask /,
    );
    await expect(way).toBeFocused();
    await press(page, way);
    await expect(page.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible();
    await askForWeekend(desk, ASKED);
    const row = page.getByRole('link', { name: ASKED });
    await expect(row).toBeVisible();
    await press(page, row);
    const card = page.getByRole('heading', { level: 2, name: ASKED });
    await expect(card).toBeVisible();

    // The number is handed to the machine's own program.
    await page.evaluate(() => {
      window.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link === null || !link.href.startsWith('tel:')) return;
        event.preventDefault();
        document.body.dataset['called'] = link.href;
      });
    });
    await page.keyboard.press('c');
    await expect(page.locator('body')).toHaveAttribute('data-called', 'tel:5165550144');

    await page.keyboard.press('n');
    await expect(page.getByRole('group', { name: 'Did you leave a message?' })).toBeFocused();
    await page.keyboard.press('1');
    await page.keyboard.press('3');
    await expect(page.getByText(/: no answer, a message left; again /)).toBeVisible();

    // It rests, and is found among all cards.
    await findCard(page, expectNoDeskFaults);
    await expect(page.locator('.history')).toContainText('No answer');
    await page.keyboard.press('?');
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expectNoDeskFaults(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await expect(page.getByRole('group', { name: 'Bring it back on' })).toBeFocused();
    await expectStateWithoutFaults(page);
    await page.keyboard.press('1');
    await expect(page.getByText(/: comes back /)).toBeVisible();
    await findCard(page);

    // A time some weeks ahead, typed; then moved by an hour, and cancelled.
    const startsAt = await freeMorning();
    await page.keyboard.press('b');
    await expect(page.getByRole('heading', { name: 'A time for Thessaly' })).toBeFocused();
    await tabTo(page, page.getByLabel('Day', { exact: true }));
    const [year = '', month = '', day = ''] = startsAt.slice(0, 10).split('-');
    await page.keyboard.type(`${month}${day}${year}`);
    await tabTo(page, page.getByRole('combobox', { name: 'Time' }));
    await page.keyboard.type('10:00');
    await expect(page.locator('.from-to')).toContainText(/10:00\sAM/);
    await press(page, page.getByRole('button', { name: /^Book/ }));
    const slip = (time: string) =>
      page.getByRole('button', { name: new RegExp(`Smile Blueprint, ${ASKED}.*${time}\\sAM`) });
    await expect(slip('10:00')).toBeVisible();
    await press(page, slip('10:00'));
    await expect(page.getByText('Booked by Thaddea')).toBeVisible();
    await expectStateWithoutFaults(page);
    await page.keyboard.press('m');
    await expect(page.getByRole('heading', { name: 'Move Thessaly' })).toBeFocused();
    for (let half = 0; half < 2; half += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator('.from-to')).toContainText(/11:00\sAM/);
    await page.keyboard.press('Enter');
    await expect(slip('11:00')).toBeVisible();
    await tabTo(page, slip('11:00'));
    await page.keyboard.press('x');
    await expect(page.getByRole('heading', { name: 'Cancel Thessaly' })).toBeFocused();
    await tabTo(page, page.getByLabel('They asked us to'));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('We have to')).toBeChecked();
    await press(page, page.getByRole('button', { name: 'Cancel the appointment' }));
    await expect(page.locator('.slip.gone')).toContainText(ASKED);

    await page.keyboard.press('l');
    await expect(page.getByRole('heading', { name: /^Locked at/ })).toBeVisible();

    // Somebody has changed the database: the card says so, and nothing else is held up.
    spoil();
    await press(page, page.getByRole('button', { name: 'Open with your passkey' }));
    await expect(page.locator('.diary')).toBeVisible();
    await page.keyboard.press('3');
    await expect(page.getByText(/cannot be opened with this key/).first()).toBeVisible();
    await expectNoDeskFaults(page);
    expect(faults).toEqual([]);
  },
);

/** Goes on to something by Tab alone, and sees that it shows that it is there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stops = 0; stops < STOPS_LIMIT; stops += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${wanted.toString()} is not reached by Tab.`);
}

async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

/** By its name, among all cards. */
async function findCard(
  page: Page,
  look: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(ASKED);
  await expect(page.getByRole('link', { name: ASKED })).toBeVisible();
  await look(page);
  await press(page, page.getByRole('link', { name: ASKED }));
  await expect(page.getByRole('heading', { level: 2, name: ASKED })).toBeVisible();
}

/** A morning some weeks ahead that is free at ten and for some hours after. */
async function freeMorning(): Promise<string> {
  const from = new Date(Date.now() + 21 * DAY_MS).toISOString().slice(0, 10);
  const slots = await offeredTimes(desk, from, 10);
  return slots.find((slot) => slot.includes('T10:00')) ?? '';
}

/** Something else in the place of what was sealed. */
function spoil(): void {
  const database = new Sqlite(join(desk.folder, 'requests.sqlite'));
  for (const table of ['requests', 'appointments']) {
    database.prepare(`UPDATE ${table} SET sealed = zeroblob(300)`).run();
  }
  database.close();
}
