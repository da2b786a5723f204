import { expect, test } from '@playwright/test';
import type { NewsAnswer } from '../../domain/desk/wire.ts';
import {
  beginDesk,
  expectStateWithoutFaults,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askForWeekend, bookVisit, showWeekOf } from '../support/desk-visitors.ts';
import { openBySheet } from '../support/first-start.ts';
import { holdBack } from '../support/hold-back.ts';
import { addVirtualPasskey } from '../support/virtual-passkey.ts';

const VISITOR = 'Sidonie Canary-Bello';
const FIRST = 'Thessaly Canary-Okoye';
const SECOND = 'Corin Canary-Hale';
const NOTE = 'Their sister calls back.';
const MOVES = '**/api/cards/*/move';
const NEWS = '**/api/news?*';
const ENTRIES = '**/api/cards/*/entries';

let desk: DeskServer;
test.beforeEach(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterEach(() => desk.stop());

test(
  'what comes late takes nobody out of what they are at, and what failed is said with the name',
  { tag: '@release' },
  async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await beginDesk(page, desk, 'Thaddea Marrowby');
    const startsAt = await bookVisit(desk, VISITOR);
    await askForWeekend(desk, FIRST);
    await askForWeekend(desk, SECOND);
    await page.getByRole('link', { name: 'Diary' }).first().click();
    await showWeekOf(page, startsAt.slice(0, 10));
    const slip = page.getByRole('button', { name: `Smile Blueprint, ${VISITOR}` });
    const failed = page.getByText(`${VISITOR}: Not done: `);
    /** Moves the visit by half-hours, as far as the server is asked. */
    const move = async (halves: number) => {
      await slip.focus();
      await page.keyboard.press('m');
      for (let half = 0; half < halves; half += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    };

    await test.step('a move that is not taken back', async () => {
      await move(8);
      await expect(page.getByText(`${VISITOR}: moved to `)).toBeVisible();
      const detail = 'Its letter has left already.';
      await page.route(MOVES, (route) => route.fulfill({ status: 409, json: { detail } }));
      await page.keyboard.press('z');
      await expect.soft(failed).toContainText(detail);
      await expectStateWithoutFaults(page);
      await page.unroute(MOVES);
    });

    await test.step('one that failed after its panel was left', async () => {
      const refuse = await holdBack(page, MOVES);
      await move(1);
      await expect(page.getByText(`${VISITOR}: saving…`)).toBeVisible();
      await page.keyboard.press('Escape');
      await refuse({ status: 500 });
      await expect.soft(failed).toBeVisible();
    });

    await test.step('one that is stored while another panel is open', async () => {
      const letThrough = await holdBack(page, MOVES);
      await move(1);
      await expect(page.getByText(`${VISITOR}: saving…`)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('b');
      await page.getByLabel('Why').fill('At the lab');
      await letThrough();
      await expect(page.getByText(`${VISITOR}: moved to `)).toBeVisible();
      await expect.soft(page.getByLabel('Why')).toHaveValue('At the lab');
      await expect.soft(page.getByLabel('Why')).toBeFocused();
    });

    await test.step('a visit that lies outside the hours of now', async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Waiting' }).first().click();
      await page.route(NEWS, async (route) => {
        const response = await route.fetch();
        const news = (await response.json()) as NewsAnswer;
        const { practice } = news;
        const week = practice.opening.week.map((day) => day && { ...day, closes: '12:00' });
        const opening = { ...practice.opening, week };
        await route.fulfill({ response, json: { ...news, practice: { ...practice, opening } } });
      });
      await page.waitForResponse(NEWS);
      await page.getByRole('link', { name: 'Diary' }).first().click();
      await showWeekOf(page, startsAt.slice(0, 10));
      await expect(page.locator('.closed-hours').first()).toBeVisible();
      await expect.soft(slip).toHaveAccessibleName(/2:30.PM to 4:00.PM/);
      await expectStateWithoutFaults(page);
      await slip.focus();
      await page.keyboard.press('m');
      const time = page.locator('.time-fields select');
      await expect.soft(time.locator('option').last()).toHaveText(/^2:30.PM$/);
      await time.selectOption({ label: '9:00 AM' });
      await page.getByRole('button', { name: 'Move and send' }).click();
      await expect.soft(slip).toHaveAccessibleName(/9:00.AM to 10:30.AM/);
      await page.unroute(NEWS);
    });

    await test.step('a stroke that is stored while somebody writes a note', async () => {
      await page.getByRole('link', { name: 'Waiting' }).first().click();
      await page.getByRole('link', { name: FIRST }).click();
      await expect(page.getByRole('heading', { level: 2, name: FIRST })).toBeVisible();
      const letThrough = await holdBack(page, ENTRIES);
      await page.keyboard.press('r');
      await expect(page.getByText(`${FIRST}: saving…`)).toBeVisible();
      await page.keyboard.press('w');
      await page.keyboard.type('Their sis');
      await letThrough();
      await expect(page.getByText(`${FIRST}: reached`)).toBeVisible();
      await page.keyboard.type('ter');
      const note = page.getByRole('textbox', { name: 'Note' });
      await expect.soft(page.getByRole('heading', { level: 2, name: FIRST })).toBeVisible();
      await expect.soft(note).toHaveValue('Their sister');
      await note.clear();
      await page.keyboard.press('Escape');
    });

    await test.step('a dialog that forgets somebody stays until it is done', async () => {
      await page.getByRole('link', { name: 'Cards' }).first().click();
      await page.getByRole('link', { name: SECOND }).click();
      await page.getByRole('button', { name: 'Forget this person' }).click();
      const dialog = page.getByRole('dialog');
      const number = await dialog
        .getByText(/^Type its number/)
        .locator('b')
        .textContent();
      await dialog.getByLabel(/^Type its number/).fill(number ?? '');
      const letThrough = await holdBack(page, '**/api/cards/*/forget');
      const sent = page.waitForRequest('**/api/cards/*/forget');
      await page.keyboard.press('Enter');
      await sent;
      for (let time = 0; time < 2; time += 1) await page.keyboard.press('Escape');
      // A hand presses it all the same.
      await dialog.getByRole('button', { name: 'Not now' }).dispatchEvent('click');
      await expect.soft(dialog).toBeVisible();
      await letThrough();
      await expect.soft(dialog).toContainText(number ?? '');
      await expect.soft(dialog.getByRole('button', { name: 'Not now' })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('an entry of the site that is added by a double press is one', async () => {
      await page.keyboard.press('4');
      await page.getByRole('link', { name: 'Questions and answers' }).click();
      const adds: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/site/entries/add')) adds.push(request.url());
      });
      const form = page.locator('.site-add').first();
      await form.getByRole('textbox').fill('parking');
      const letThrough = await holdBack(page, '**/api/site/entries/add');
      await form.getByRole('button', { name: 'Add' }).dblclick();
      await letThrough();
      await expect(form.getByRole('textbox')).toHaveValue('');
      expect.soft(adds).toHaveLength(1);
    });

    expect(faults).toEqual([]);
  },
);

test(
  'a browser has one session: whoever opens the desk in another tab locks this one, and what was begun here is asked about and kept',
  { tag: '@release' },
  async ({ page, context }) => {
    const sheet = await beginDesk(page, desk, 'Thaddea Marrowby');
    await askForWeekend(desk, FIRST);
    await page.getByRole('link', { name: FIRST }).click();
    await expect(page.getByRole('heading', { level: 2, name: FIRST })).toBeVisible();
    await page.keyboard.press('w');
    await page.keyboard.type(NOTE);

    await test.step('a page that is left asks first', async () => {
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
    });

    await test.step('another opens it in another tab', async () => {
      const other = await context.newPage();
      await addVirtualPasskey(other);
      await other.goto(new URL('/', page.url()).href);
      await openBySheet(other, sheet);
      await expect(page.getByText('Somebody else opened the desk in another tab')).toBeVisible();
      await expectStateWithoutFaults(page);
      // Theirs goes on.
      const news = await other.waitForResponse(NEWS);
      expect(news.status()).toBe(200);
      await page.bringToFront();
      await page.getByRole('button', { name: 'Open with your passkey' }).click();
      await expect(other.getByText('Somebody else opened the desk in another tab')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(NOTE);
    });

    await test.step('a session that ended while there was no line', async () => {
      await page.context().setOffline(true);
      await expect(page.getByText(/^No connection since/)).toBeVisible();
      await page.context().clearCookies();
      await page.context().setOffline(false);
      await expect(page.getByText('The session ended while there was no connection')).toBeVisible();
      await page.getByRole('button', { name: 'Open with your passkey' }).click();
      await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(NOTE);
    });

    await test.step('a note that was on its way as it locked is kept once', async () => {
      const letThrough = await holdBack(page, ENTRIES);
      await page.getByRole('textbox', { name: 'Note' }).press('Control+Enter');
      await expect(page.getByText(`${FIRST}: saving…`)).toBeVisible();
      await page.getByRole('textbox', { name: 'Note' }).press('Escape');
      await page.keyboard.press('l');
      await expect(page.getByRole('heading', { name: /^Locked at/ })).toBeVisible();
      await letThrough();
      await page.getByRole('button', { name: 'Open with your passkey' }).click();
      await expect(page.locator('.note')).toHaveText(new RegExp(NOTE));
      await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    });
  },
);
