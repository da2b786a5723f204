import { expect, test, type Page } from '@playwright/test';
import {
  beginDesk,
  expectStateWithoutFaults,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askForWeekend, bookVisit, showWeekOf } from '../support/desk-visitors.ts';
import { openBySheet } from '../support/first-start.ts';
import { addVirtualPasskey } from '../support/virtual-passkey.ts';

const FIRST = 'Sidonie Canary-Bello';
const SECOND = 'Corin Canary-Hale';
const ASKED = 'Thessaly Canary-Okoye';
const COLLEAGUE = 'Bramwell Costigliandre';
const SENTENCE = 'Canary: the doctor is away.';
const MOVES = '**/api/cards/*/move';
const DAY_MS = 86_400_000;

let desk: DeskServer;
test.beforeEach(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterEach(() => desk.stop());

test(
  'of two at one desk each has their own: what is typed, what is sent, and what still waits',
  { tag: '@release' },
  async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await beginDesk(page, desk, 'Thaddea Marrowby');
    const monday = weekdayIn(3, 1);
    const sunday = weekdayIn(1, 0);
    const startsAt = await bookVisit(desk, FIRST, monday);
    await bookVisit(desk, SECOND, dayAfter(startsAt));
    await askForWeekend(desk, ASKED);
    await askForWeekend(desk, ASKED);

    await page.getByRole('link', { name: 'Diary' }).first().click();
    await showWeekOf(page, monday);
    const slipOf = (name: string) => page.getByRole('button', { name: `Smile Blueprint, ${name}` });

    /** The desk is loaded anew at another time. */
    const openAt = async (moment: string) => {
      await page.clock.setFixedTime(moment);
      await page.reload();
      await page.getByRole('button', { name: 'Open with your passkey' }).press('Enter');
    };

    await test.step('a sentence for one is not said to another', async () => {
      await slipOf(FIRST).focus();
      await page.keyboard.press('x');
      await page.getByLabel('We have to').check();
      await page.getByLabel(/One sentence of ours/).fill(SENTENCE);
      await slipOf(SECOND).focus();
      await page.keyboard.press('x');
      await expect(page.getByRole('heading', { name: 'Cancel Corin' })).toBeVisible();
      await expect.soft(page.getByLabel(/One sentence of ours/)).toHaveValue('');
      await expect.soft(page.getByLabel('They asked us to')).toBeChecked();
      await page.keyboard.press('Escape');
    });

    await test.step('what repeats on no day says so', async () => {
      await page.keyboard.press('b');
      await page.getByLabel('Day', { exact: true }).fill(startsAt.slice(0, 10));
      await page.getByLabel('From').selectOption({ label: '10:00 AM' });
      await page.getByLabel(/^Each /).check();
      await page.getByLabel('Last day').fill(startsAt.slice(0, 10));
      await expect.soft(page.getByText(/^On no [A-Z]/)).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('Enter on another slip takes that up, and sends nothing', async () => {
      let moves = 0;
      page.on('request', (request) => (moves += request.url().endsWith('/move') ? 1 : 0));
      await slipOf(FIRST).focus();
      await page.keyboard.press('m');
      await page.keyboard.press('ArrowDown');
      await slipOf(SECOND).focus();
      await page.keyboard.press('Enter');
      await expect.soft(page.getByRole('heading', { name: SECOND })).toBeVisible();
      expect.soft(moves).toBe(0);
      await page.keyboard.press('Escape');
    });

    await test.step('on the Sunday of a visit its week is the one that is opened', async () => {
      await slipOf(FIRST).focus();
      await page.keyboard.press('m');
      await page.getByLabel('Day', { exact: true }).fill(sunday);
      await page.getByRole('button', { name: 'Move and send' }).click();
      await expect(page.getByText(/moved to Sunday, /)).toBeVisible();
      await page.getByRole('link', { name: 'Diary' }).first().click();
      await openAt(`${sunday}T11:00:00Z`);
      await expect(slipOf(FIRST)).toBeVisible();
    });

    await test.step('a card of theirs that still waits is named where the other was settled', async () => {
      await page.getByRole('link', { name: 'Waiting' }).first().click();
      await expect(page.locator('.row', { hasText: ASKED })).toHaveCount(2);
      await page.locator('.row', { hasText: ASKED }).last().click();
      const number = await numberOf(page);
      await page.keyboard.press('r');
      const strip = page.locator('.undo-strip');
      await expect(strip).toContainText(`${ASKED}: reached`);
      if ((await page.locator('#card-name').textContent()) === ASKED) {
        // It came up by itself.
        await page.locator('.row', { hasText: FIRST }).click();
      }
      const other = strip.getByRole('link');
      await expect(other).toHaveText(/ waits too$/);
      await expectStateWithoutFaults(page);
      await other.click();
      await expect(page.locator('#card-name')).toHaveText(ASKED);
      expect(await numberOf(page)).not.toBe(number);
      await expect(other).toBeHidden();
    });

    await test.step('along the names by keys, a card is given to the one where they stop', async () => {
      await page.getByRole('link', { name: 'People' }).first().click();
      await page.getByLabel('Their name, as colleagues read it').fill(COLLEAGUE);
      await page.getByRole('button', { name: 'Add with a passkey' }).click();
      await expect(page.getByRole('region', { name: 'Here' })).toContainText(COLLEAGUE);
      await page.getByRole('link', { name: 'Cards' }).first().click();
      await page.locator('.row', { hasText: FIRST }).click();
      await page.keyboard.press('g');
      for (let time = 0; time < 2; time += 1) await page.keyboard.press('ArrowDown');
      const given = page.locator('.history li', { hasText: 'Given to ' });
      await expect.soft(given).toHaveText([/Given to Bramwell/]);
      await expect.soft(page.getByLabel('With')).toHaveValue('2');
      await expect.soft(page.getByLabel('With')).toBeFocused();
    });

    await test.step('who did not come is looked another time for', async () => {
      await page.getByRole('link', { name: 'Cards' }).first().click();
      await openAt(`${sunday}T20:00:00Z`);
      await page.locator('.row', { hasText: FIRST }).click();
      await expect.soft(page.getByRole('link', { name: /^Find a new time/ })).toBeVisible();
      await page.keyboard.press('b');
      await expect(page.getByRole('heading', { name: 'A time for Sidonie' })).toBeVisible();
    });

    expect(faults).toEqual([]);
    expect(desk.said()).not.toMatch(/[Cc]anary/);
  },
);

test(
  'what a colleague did is neither undone nor passed over',
  { tag: '@release' },
  async ({ page, browser }) => {
    const sheet = await beginDesk(page, desk, 'Thaddea Marrowby');
    const startsAt = await bookVisit(desk, FIRST);
    await askForWeekend(desk, ASKED);
    // Whoever has the sheet.
    const other = await (
      await browser.newContext({ viewport: { width: 1440, height: 900 } })
    ).newPage();
    await addVirtualPasskey(other);
    await other.goto(new URL('/', desk.startLink()).href);
    await openBySheet(other, sheet);
    const slipAt = (at: Page, time: string) =>
      at.getByRole('button', { name: new RegExp(`${FIRST}.*(?<!\\d)${time}\\s[AP]M to`) });
    const move = async (at: Page, halves: number) => {
      await at.getByRole('button', { name: `Smile Blueprint, ${FIRST}` }).focus();
      await at.keyboard.press('m');
      for (let half = 0; half < halves; half += 1) await at.keyboard.press('ArrowDown');
      await at.getByRole('button', { name: 'Move and send' }).click();
    };

    await test.step('a letter that was begun before', async () => {
      await page.locator('.row', { hasText: ASKED }).click();
      await page.keyboard.press('e');
      await page.getByLabel('The letter').pressSequentially('Good day. ');
      await page.keyboard.press('Escape');
      await other.locator('.row', { hasText: ASKED }).click();
      await other.keyboard.press('r');
      await expect(page.locator('.history')).toContainText('Reached');
      await expect(page.getByText(/^Meanwhile /)).toBeHidden();
      await page.keyboard.press('e');
      await expect(page.getByLabel('The letter')).toHaveValue(/^Good day\. /);
      await expect.soft(page.getByText(/^Meanwhile .*: Reached/)).toBeVisible();
      await expectStateWithoutFaults(page);
      // So it is once the desk was locked.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Lock/ }).click();
      await page.getByRole('button', { name: 'Open with your passkey' }).press('Enter');
      await expect(page.locator('#card-name')).toHaveText(ASKED);
      await page.keyboard.press('e');
      await expect(page.getByLabel('The letter')).toHaveValue(/^Good day\. /);
      await expect.soft(page.getByText(/^Meanwhile .*: Reached/)).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('a visit that is moved while somebody is at a stroke of it', async () => {
      await page.getByRole('link', { name: 'Waiting' }).first().click();
      await page.locator('.row', { hasText: FIRST }).click();
      await page.keyboard.press('n');
      await expect(page.getByText('Did you leave a message?')).toBeVisible();
      await other.getByRole('link', { name: 'Diary' }).first().click();
      await showWeekOf(other, startsAt.slice(0, 10));
      await move(other, 2);
      await expect(slipAt(other, '11:00')).toBeVisible();
      await expect.soft(page.getByText(/^Meanwhile .*: Moved from /)).toBeVisible();
      await expectStateWithoutFaults(page);
      await page.keyboard.press('Escape');
    });

    await test.step('a move that a colleague has moved on is not taken back', async () => {
      await page.getByRole('link', { name: 'Diary' }).first().click();
      await showWeekOf(page, startsAt.slice(0, 10));
      await expect(slipAt(page, '11:00')).toBeVisible();
      // Its answer comes late.
      let letThrough = (): void => undefined;
      const late = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route(MOVES, async (route) => {
        const response = await route.fetch();
        await late;
        await route.fulfill({ response });
      });
      await move(page, 4);
      await expect(slipAt(other, '1:00')).toBeVisible();
      await move(other, 2);
      await expect(slipAt(other, '2:00')).toBeVisible();
      letThrough();
      await expect(page.locator('.undo-strip')).toContainText('moved to');
      await page.unroute(MOVES);
      await page.keyboard.press('z');
      await expect.soft(page.getByText(/Not done: .*since/)).toBeVisible();
      await expect.soft(slipAt(page, '2:00')).toBeVisible();
      await expectStateWithoutFaults(page);
    });
    await test.step('whom a colleague has booked meanwhile is not booked twice unseen', async () => {
      for (const one of [page, other]) {
        await one.getByRole('link', { name: 'Cards' }).first().click();
        await one.locator('.row', { hasText: ASKED }).click();
        await one.keyboard.press('b');
        await expect(one.getByRole('heading', { name: 'A time for Thessaly' })).toBeVisible();
      }
      const send = page.getByRole('button', { name: 'Book and send' });
      await expect(send).toBeEnabled();
      await other.getByRole('button', { name: 'Book and send' }).click();
      await expect(page.getByText(/^Meanwhile .*: Booked for /)).toBeVisible();
      await expect(send).toBeDisabled();
      await expectStateWithoutFaults(page);
      // Nor once the desk was locked.
      await page.getByRole('button', { name: /^Lock/ }).click();
      await page.getByRole('button', { name: 'Open with your passkey' }).press('Enter');
      await expect(page.getByText(/^Meanwhile .*: Booked for /)).toBeVisible();
      await page.getByRole('button', { name: 'Yes, go on' }).click();
      await page.locator('.time-fields select').selectOption({ label: '4:00 PM' });
      await expect(send).toBeEnabled();
      await page.keyboard.press('Escape');
    });
    await other.context().close();
  },
);

const numberOf = (page: Page) => page.locator('.tab b').textContent();

/** A weekday some weeks ahead. @param weekday 0 for Sunday */
function weekdayIn(weeks: number, weekday: number): string {
  const today = new Date();
  const ahead = ((weekday - today.getUTCDay() + 7) % 7) + weeks * 7;
  return new Date(today.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
}

const dayAfter = (moment: string): string =>
  new Date(Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
