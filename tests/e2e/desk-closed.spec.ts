import { expect, test, type Page } from '@playwright/test';
import type { NewsAnswer } from '../../domain/desk/wire.ts';
import {
  beginDesk,
  expectStateWithoutFaults,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { bookVisit, showWeekOf } from '../support/desk-visitors.ts';

const VISITOR = 'Sidonie Canary-Bello';
/** From ten to noon. */
const HALVES = 4;

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterAll(() => desk.stop());

test('a visit on a day that was closed since waits until it is said to stand, or moved', async ({
  page,
}) => {
  await beginDesk(page, desk, 'Thaddea Marrowby');
  const startsAt = await bookVisit(desk, VISITOR);
  const day = startsAt.slice(0, 10);
  await page.keyboard.press('1');
  const row = page.getByRole('link', { name: new RegExp(VISITOR) });
  await expect(row).toContainText('fee');
  await closeDay(page, day);
  await expect(row).toContainText('we are closed then');
  await expect(
    page.getByRole('heading', { name: 'Today, by the hour' }).locator('..').getByText(VISITOR),
  ).toBeVisible();

  await row.click();
  const closedThen = page.locator('.closed-then');
  await expect(closedThen).toBeVisible();
  await expectStateWithoutFaults(page);
  // The letter is about that, and offers times of the same visit.
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: 'The letter' })).toHaveValue(
    /we will be closed at the time of your appointment[\s\S]*what we have free/,
  );
  await expect(page.getByText('The 3 times in it are held until')).toBeVisible();
  await expectStateWithoutFaults(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  // A call alone is none of both.
  await page.keyboard.press('r');
  await expect(
    page.getByText(/reached; .*the visit is still to be moved, or to stand/),
  ).toBeVisible();
  await row.click();
  await page.getByRole('button', { name: 'It stands, although we are closed' }).click();
  await expect(page.getByText(`${VISITOR}: the visit stands`)).toBeVisible();
  await expect(closedThen).toBeHidden();
  await expect(page.getByText('Stands, although we are closed then')).toBeVisible();
  await page.getByRole('heading', { level: 2 }).first().click();
  await page.keyboard.press('z');
  await expect(closedThen).toBeVisible();

  // In the diary the slip says it; put elsewhere it waits no more for that, and put there knowingly neither.
  await page.getByRole('link', { name: 'Diary' }).first().click();
  await showWeekOf(page, day);
  const slip = page.getByRole('button', { name: `Smile Blueprint, ${VISITOR}` });
  await slip.click();
  await expect(page.locator('.slip-closed')).toHaveText('We are closed then.');
  await page.keyboard.press('m');
  for (let half = 0; half < HALVES; half += 1) await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Move and send' }).click();
  await expect(page.getByText(/moved to .* a letter tells them/)).toBeVisible();
  await page.getByRole('link', { name: 'Waiting' }).first().click();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('we are closed then');
});

/** The site closes a day while the desk is open: its next news say so. */
async function closeDay(page: Page, day: string): Promise<void> {
  await page.route('**/api/news?*', async (route) => {
    const answer = await route.fetch();
    // The desk gives a question up when it asks the next one, and its answer goes with it.
    const news = await answer.json().catch(() => undefined);
    if (news === undefined) return route.abort();
    const { practice } = news as NewsAnswer;
    const closures = [...practice.opening.closures, day];
    const opening = { ...practice.opening, closures };
    await route.fulfill({
      response: answer,
      json: { ...news, practice: { ...practice, opening } },
    });
  });
}
