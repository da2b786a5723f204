import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SILENT_MAIL, startDeskServer, type DeskServer } from '../../tests/support/desk-journey.ts';
import {
  askForWeekend,
  askWithPhotos,
  bookVisit,
  showWeekOf,
} from '../../tests/support/desk-visitors.ts';
import { openBySheet, passSheetCheck, walkFirstStart } from '../../tests/support/first-start.ts';
import { refusePasskeyOnce } from '../../tests/support/virtual-passkey.ts';

/** Looks at a state, at whatever widths, and leaves the page as wide as it was. */
export type Look = (state: string) => Promise<void>;

const OWNER = 'Thaddea Marrowby';
const VISITOR = 'Sidonie Bello';
const ASKED = 'Thessaly Okoye';
const PATIENT = 'Corin Hale';
/** From ten to two: a visit of ninety minutes then meets what is kept from three. */
const HALVES_TO_KEPT = 8;
const CONFLICT = { status: 409, json: { detail: 'A part of that time was taken a moment ago.' } };

const AS_SOMEBODY = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];

/** Starts a desk with a content of its own that it may publish, as a checkout is. */
export async function startToured(): Promise<{ desk: DeskServer; stop: () => void }> {
  const content = mkdtempSync(join(tmpdir(), 'audit-content-'));
  cpSync('content', content, { recursive: true });
  const git = (...words: string[]) =>
    execFileSync('git', [...AS_SOMEBODY, ...words], { cwd: content });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'As it was');
  const desk = await startDeskServer({ ...SILENT_MAIL, SITE_CONTENT_DIR: content });
  return {
    desk,
    stop: () => {
      desk.stop();
      rmSync(content, { recursive: true });
    },
  };
}

/** The states of the desk, one after the other as people pass them: each is brought about, and looked at. */
export async function tourDesk(page: Page, desk: DeskServer, look: Look): Promise<void> {
  const { origin } = new URL(desk.startLink());
  await page.goto(origin);
  await page.getByRole('heading', { name: 'The desk is not set up' }).waitFor();
  await look('not set up');
  await page.route('**/api/door', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(origin);
  await page.getByRole('heading', { name: 'The desk does not answer' }).waitFor();
  await look('no answer');
  await page.unroute('**/api/door');

  const steps = ['first start, the key', 'the sheet', 'its check', 'add yourself'].values();
  const sheet = await walkFirstStart(page, { link: desk.startLink(), owner: OWNER }, () =>
    look(steps.next().value ?? 'first start'),
  );
  await look('nothing waits');
  await askForWeekend(desk, ASKED);
  await askWithPhotos(desk, PATIENT, 'One front tooth has been turning for two years.');
  const startsAt = await bookVisit(desk, VISITOR);
  await page.getByRole('link', { name: VISITOR }).waitFor();
  await look('waiting');
  await tourCard(page, look);
  await tourDiary(page, startsAt.slice(0, 10), look);
  await tourSite(page, look);
  await tourPeople(page, look);
  await tourLine(page, look);
  await tourLock(page, origin, sheet, look);
  // By the sheet one may write on photos, as doctors do.
  await tourLightTable(page, look);
}

async function tourCard(page: Page, look: Look): Promise<void> {
  await page.getByRole('link', { name: ASKED }).click();
  await page.getByRole('heading', { level: 2, name: ASKED }).waitFor();
  await look('a card');
  await page.keyboard.press('n');
  await page.getByText('Did you leave a message?').waitFor();
  await look('no answer, what next');
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await page.getByText('Why is it closed?').waitFor();
  await look('why it is closed');
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await page.keyboard.type('Wants a Saturday.');
  await look('a note');
  await page.keyboard.press('Control+Enter');
  await page.locator('.note').waitFor();
  await page.keyboard.press('e');
  await page.getByRole('form', { name: 'A letter' }).waitFor();
  await look('a letter');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Waiting' }).first().click();
  await page.getByRole('link', { name: VISITOR }).click();
  await page.getByRole('heading', { level: 2, name: VISITOR }).waitFor();
  await look('a booked visit');
  await page.keyboard.press('r');
  await page.locator('.undo-strip').waitFor();
  await look('a stroke, and the way back');
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await look('the keys');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Cards' }).first().click();
  await page.locator('#find').fill('turning');
  await page.getByRole('link', { name: PATIENT }).waitFor();
  await look('found');
  await page.getByRole('link', { name: PATIENT }).click();
  await page.locator('.photos img').first().waitFor();
  await look('a card with photos');
}

async function tourLightTable(page: Page, look: Look): Promise<void> {
  await page.getByRole('link', { name: 'Waiting' }).first().click();
  await page.getByRole('link', { name: PATIENT }).click();
  await page.getByRole('link', { name: 'On the light table' }).click();
  await page.locator('.mount img').first().waitFor();
  await look('light table, all');
  await page.keyboard.press('2');
  await page.keyboard.press('o');
  await page.locator('.stage img').waitFor();
  await page.locator('.stage').click({ position: { x: 200, y: 160 } });
  await page.keyboard.type('A chipped edge.');
  await look('light table, a mark');
  await page.keyboard.press('Control+Enter');
  await page.locator('.photo-notes li').waitFor();
  await look('light table, one');
  await page.getByRole('button', { name: 'Save this photo' }).click();
  await page.getByRole('button', { name: 'Save it' }).waitFor();
  await look('light table, saving');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await page.locator('.stage').nth(1).waitFor();
  await look('light table, side by side');
}

async function tourDiary(page: Page, day: string, look: Look): Promise<void> {
  await page.getByRole('link', { name: 'Diary' }).first().click();
  await look('diary, this week');
  await showWeekOf(page, day);
  const slip = page.getByRole('button', { name: `Smile Blueprint, ${VISITOR}` });
  await slip.click();
  await look('diary, a slip');
  await page.keyboard.press('b');
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('From').selectOption({ label: '10:00 AM' });
  await page.getByText(`${VISITOR} comes at 10:00`).waitFor();
  await look('diary, a time that is taken');
  await page.getByLabel('From').selectOption({ label: '3:00 PM' });
  await page.getByLabel(/^Each /).check();
  await page.getByLabel('Why').fill('Lunch of the doctors');
  await look('diary, keeping a time free');
  await page.getByRole('button', { name: 'Keep it free' }).click();
  await page.getByRole('button', { name: /^Kept free each week, Lunch/ }).click();
  await look('diary, a time kept free');
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowUp');
  await page.getByLabel(/from this one on/).check();
  await look('diary, moving a series');
  await page.keyboard.press('Escape');
  await slip.focus();
  await page.keyboard.press('m');
  for (let half = 0; half < HALVES_TO_KEPT; half += 1) await page.keyboard.press('ArrowDown');
  await page.getByText('That time is taken or over.').waitFor();
  await look('diary, no room there');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.route('**/api/cards/*/move', (route) => route.fulfill(CONFLICT));
  await page.getByRole('button', { name: 'Move and send' }).click();
  await page.getByText(/^Not done:/).waitFor();
  await look('diary, a colleague was quicker');
  await page.unroute('**/api/cards/*/move');
  await page.keyboard.press('Escape');
  await slip.focus();
  await page.keyboard.press('x');
  await page.locator('.letter').first().waitFor();
  await look('diary, cancelling');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Waiting' }).first().click();
  await page.getByRole('link', { name: ASKED }).click();
  await page.keyboard.press('b');
  await page.getByRole('heading', { name: 'A time for Thessaly' }).waitFor();
  await look('diary, a time for somebody');
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await page.getByRole('heading', { name: 'The doctors' }).waitFor();
  await showDay(page, day);
  await look('diary, a day');
}

/** Chooses a day in the month beside the day's page; a visit lies three weeks ahead, at most in the next month. */
async function showDay(page: Page, day: string): Promise<void> {
  const link = page.locator(`.mini-days a[href$="${day}"]`);
  if ((await link.count()) === 0) await page.getByLabel('The month after').click();
  await link.click();
  await page.locator(`.day-column[data-day='${day}']`).waitFor();
}

async function tourSite(page: Page, look: Look): Promise<void> {
  await page.getByRole('link', { name: 'The site' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'The site' }).waitFor();
  await look('the site');
  await page.getByRole('link', { name: 'Fee and prices' }).click();
  await page.getByLabel('The consultation fee', { exact: true }).fill('275');
  await page.getByText('write an amount, such as $250').waitFor();
  await look('the site, a fault');
  await page.getByRole('button', { name: 'Write $275' }).click();
  for (const part of ['Hours and holidays', 'Announcement', 'Questions and answers']) {
    await page.getByRole('link', { name: part }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(`the site, ${part}`);
  }
  for (const part of ['See and publish', 'Earlier sites', 'Still sample']) {
    await page.getByRole('link', { name: part }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(`the site, ${part}`);
  }
}

async function tourPeople(page: Page, look: Look): Promise<void> {
  await page.getByRole('link', { name: 'People' }).first().click();
  await page.getByRole('button', { name: 'Add with a passkey' }).click();
  await page.getByText('Please write your name.').waitFor();
  await look('people, a name is missing');
  await page.getByRole('button', { name: 'Add one of yours' }).click();
  await page
    .getByRole('button', { name: /^Remove this passkey/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Make an address of yours' }).click();
  await page.getByLabel('Your new address').waitFor();
  await look('people, passkeys and calendar addresses');
  await page.getByRole('button', { name: 'Change the key' }).click();
  await page.getByRole('heading', { level: 1, name: 'Change the key' }).waitFor();
  await look('changing the key');
  await page.getByRole('button', { name: 'Make a new key' }).click();
  await page.locator('.paper li b').nth(11).waitFor();
  await look('changing the key, the sheet');
  await passSheetCheck(page, await page.locator('.paper li b').allTextContents());
  await page.getByRole('heading', { level: 1, name: 'Put it in force' }).waitFor();
  await look('changing the key, the last step');
  await page.getByRole('button', { name: 'Leave the key as it is' }).click();
}

async function tourLine(page: Page, look: Look): Promise<void> {
  await page.getByRole('link', { name: 'Waiting' }).first().click();
  await page.getByRole('link', { name: ASKED }).click();
  await page.context().setOffline(true);
  await page.getByText(/^No connection since/).waitFor();
  await look('no line');
  await page.keyboard.press('r');
  await page.getByRole('region', { name: 'Waits for the line' }).waitFor();
  await look('no line, something waits');
  await page.context().setOffline(false);
  await page.getByText('The line is back. One was sent.').waitFor();
  await look('the line is back');
}

async function tourLock(
  page: Page,
  origin: string,
  sheet: readonly string[],
  look: Look,
): Promise<void> {
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('l');
  await page.getByRole('heading', { name: /^Locked at/ }).waitFor();
  await look('cleared');
  await page.goto(origin);
  await page.getByRole('heading', { name: 'The desk is locked' }).waitFor();
  await look('locked');
  await refusePasskeyOnce(page);
  await page.getByRole('button', { name: 'Open with your passkey' }).click();
  await page.getByText('That did not open it.').waitFor();
  await look('locked, refused');
  await page.getByRole('button', { name: 'Open with the recovery sheet' }).click();
  await page.getByLabel('Word 1', { exact: true }).fill('harbour');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('is not in the list').waitFor();
  await look('the words, a fault');
  await page.getByRole('button', { name: 'Back to the passkey' }).click();
  await openBySheet(page, sheet);
  await look('opened by the sheet');
}
