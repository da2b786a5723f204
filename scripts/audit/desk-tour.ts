import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SILENT_MAIL, startDeskServer, type DeskServer } from '../../tests/support/desk-journey.ts';
import { askForWeekend, askWithPhotos, bookVisit } from '../../tests/support/desk-visitors.ts';
import { openBySheet, passSheetCheck, walkFirstStart } from '../../tests/support/first-start.ts';
import { refusePasskeyOnce } from '../../tests/support/virtual-passkey.ts';
import { tourCard, tourLightTable } from './desk-tour-cards.ts';
import { tourDiary } from './desk-tour-diary.ts';
import { ASKED, OWNER, PATIENT, VISITOR, type Look } from './toured-people.ts';

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
  await page.getByText('Please write their name.').waitFor();
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
