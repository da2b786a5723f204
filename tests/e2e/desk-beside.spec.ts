import { expect, test, type Page } from '@playwright/test';
import {
  beginDesk,
  expectStateWithoutFaults,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { bookVisit, showWeekOf } from '../support/desk-visitors.ts';
import { openBySheet } from '../support/first-start.ts';
import { addVirtualPasskey } from '../support/virtual-passkey.ts';

const FIRST = 'Sidonie Canary-Bello';
const SECOND = 'Corin Canary-Hale';
const SENTENCE = 'Canary: the doctor is away.';
const MOVES = '**/api/cards/*/move';
const DAY_MS = 86_400_000;

let desk: DeskServer;
test.beforeEach(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterEach(() => desk.stop());

test(
  'of two in the diary each has their own: what is typed, and what is sent',
  { tag: '@release' },
  async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await beginDesk(page, desk, 'Thaddea Marrowby');
    const monday = weekdayIn(3, 1);
    const startsAt = await bookVisit(desk, FIRST, monday);
    await bookVisit(desk, SECOND, dayAfter(startsAt));

    await page.getByRole('link', { name: 'Diary' }).first().click();
    await showWeekOf(page, monday);
    const slipOf = (name: string) => page.getByRole('button', { name: `Smile Blueprint, ${name}` });

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
      const sunday = weekdayIn(1, 0);
      await slipOf(FIRST).focus();
      await page.keyboard.press('m');
      await page.getByLabel('Day', { exact: true }).fill(sunday);
      await page.getByRole('button', { name: 'Move and send' }).click();
      await expect(page.getByText(/moved to Sunday, /)).toBeVisible();
      await page.getByRole('link', { name: 'Diary' }).first().click();
      await page.clock.setFixedTime(`${sunday}T11:00:00Z`);
      await page.reload();
      await page.getByRole('button', { name: 'Open with your passkey' }).press('Enter');
      await expect(slipOf(FIRST)).toBeVisible();
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

    await other.getByRole('link', { name: 'Diary' }).first().click();
    await showWeekOf(other, startsAt.slice(0, 10));
    await move(other, 2);

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
    await other.context().close();
  },
);

/** A weekday some weeks ahead. @param weekday 0 for Sunday */
function weekdayIn(weeks: number, weekday: number): string {
  const today = new Date();
  const ahead = ((weekday - today.getUTCDay() + 7) % 7) + weeks * 7;
  return new Date(today.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
}

const dayAfter = (moment: string): string =>
  new Date(Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
