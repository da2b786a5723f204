import { expect, test } from '@playwright/test';
import {
  beginDesk,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askForWeekend } from '../support/desk-visitors.ts';

const FIRST = 'Thessaly Canary-Okoye';
const SECOND = 'Corin Canary-Hale';
/** A wish that only whoever writes can weigh: the letter offers nothing by itself. */
const WISH = 'Friday evening or Saturday';
const NO_TIMES = 'The letter offers no times by itself';

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterAll(() => desk.stop());

test('a letter has the focus where it was asked for, and one that was shut stays shut', async ({
  page,
}) => {
  await beginDesk(page, desk, 'Thaddea Marrowby');
  await askForWeekend(desk, FIRST, WISH);
  await askForWeekend(desk, SECOND);
  const name = page.locator('#card-name');
  const letter = page.getByLabel('The letter');
  const noTimes = page.getByText(NO_TIMES);

  await test.step('taken back, it is where one goes on, as it was', async () => {
    await page.getByRole('link', { name: FIRST }).click();
    await page.keyboard.press('e');
    await expect(letter).toBeFocused();
    await expect(noTimes).toBeVisible();
    await page.keyboard.type('Good day. ');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('the letter leaves in ten seconds').first()).toBeVisible();
    await expect(name).toHaveText(SECOND);
    await page.keyboard.press('z');
    await expect(name).toHaveText(FIRST);
    await expect(letter).toHaveValue(/^Good day\. /);
    await expect(letter).toBeFocused();
    await expect(noTimes).toBeVisible();
  });

  await test.step('the key that opens it leads into it from outside', async () => {
    await name.click();
    await expect(letter).not.toBeFocused();
    await page.keyboard.press('e');
    await expect(letter).toBeFocused();
    await expect(letter).toHaveValue(/^Good day\. /);
  });

  await test.step('one that is open takes no focus from who comes by', async () => {
    await name.click();
    await page.keyboard.press('j');
    await expect(name).toHaveText(SECOND);
    await page.getByRole('link', { name: 'Cards' }).first().click();
    await page.getByRole('link', { name: FIRST }).click();
    await expect(letter).toBeVisible();
    await page.getByRole('link', { name: 'Waiting' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(name).toHaveText(FIRST);
    await expect(letter).toBeVisible();
    await expect(letter).not.toBeFocused();
  });

  await test.step('shut, it stays so, with its words', async () => {
    await page.keyboard.press('e');
    await expect(letter).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(letter).toHaveCount(0);
    await page.keyboard.press('j');
    await expect(name).toHaveText(SECOND);
    await page.keyboard.press('k');
    await expect(name).toHaveText(FIRST);
    await expect(letter).toHaveCount(0);
    await page.getByRole('button', { name: /^Lock/ }).click();
    await page.getByRole('button', { name: 'Open with your passkey' }).press('Enter');
    await expect(name).toHaveText(FIRST);
    await expect(letter).toHaveCount(0);
    await page.keyboard.press('e');
    await expect(letter).toBeFocused();
    await expect(letter).toHaveValue(/^Good day\. /);
  });

  await test.step('taken back where nothing else waits, it is where one goes on too', async () => {
    await page.keyboard.press('Control+Enter');
    await expect(name).toHaveText(SECOND);
    await page.keyboard.press('e');
    await expect(letter).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible();
    await page.keyboard.press('z');
    await expect(name).toHaveText(SECOND);
    await expect(letter).toBeFocused();
  });
});
