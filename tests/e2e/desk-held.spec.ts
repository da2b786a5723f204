import { expect, test } from '@playwright/test';
import {
  beginDesk,
  expectStateWithoutFaults,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { bookVisit, showWeekOf } from '../support/desk-visitors.ts';

const VISITOR = 'Thandeka Canary-Moyo';
/** From ten to noon. */
const HALVES = 4;

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterAll(() => desk.stop());

test('what is being changed in the diary outlives the lock, with what was typed beside it', async ({
  page,
}) => {
  await beginDesk(page, desk, 'Thaddea Marrowby');
  const startsAt = await bookVisit(desk, VISITOR);
  await page.getByRole('link', { name: 'Diary' }).first().click();
  await showWeekOf(page, startsAt.slice(0, 10));
  const lockAndOpen = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Lock/ }).click();
    await page.getByRole('button', { name: 'Open with your passkey' }).press('Enter');
  };
  const slip = page.getByRole('button', { name: `Smile Blueprint, ${VISITOR}` });
  await slip.click();
  await page.keyboard.press('m');
  for (let half = 0; half < HALVES; half += 1) await page.keyboard.press('ArrowDown');
  await page.getByLabel(/One sentence of ours/).fill('Canary: the doctor is away.');
  await lockAndOpen();
  await expect(page.getByRole('heading', { name: 'Move Thandeka' })).toBeVisible();
  await expect(page.getByLabel(/One sentence of ours/)).toHaveValue('Canary: the doctor is away.');
  await expect(page.locator('.letter ins')).toHaveText('Canary: the doctor is away.');
  await page.getByRole('button', { name: 'Move and send' }).click();
  await expect(page.getByText(/moved to .* a letter tells them/)).toBeVisible();

  // What is put down stays down.
  await page.keyboard.press('b');
  await page.getByLabel('Why').fill('Canary at the lab');
  await lockAndOpen();
  await expect(page.getByLabel('Why')).toHaveValue('Canary at the lab');
  await page.getByRole('button', { name: 'Not now' }).click();
  await lockAndOpen();
  await expect(page.getByRole('heading', { name: 'Wants a place' })).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByLabel('Why')).toHaveValue('');
  await expectStateWithoutFaults(page);
});
