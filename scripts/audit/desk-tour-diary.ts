import type { Page } from '@playwright/test';
import { showWeekOf } from '../../tests/support/desk-visitors.ts';
import { ASKED, VISITOR, type Look } from './toured-people.ts';

/** From ten to two: a visit of ninety minutes then meets what is kept from three. */
const HALVES_TO_KEPT = 8;
const CONFLICT = { status: 409, json: { detail: 'A part of that time was taken a moment ago.' } };

/** What may be in hand in the diary. @param day of the visit, as 2026-12-25 */
export async function tourDiary(page: Page, day: string, look: Look): Promise<void> {
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
  await page.getByRole('button', { name: 'Block it' }).click();
  await page.getByRole('button', { name: /^Blocked each week, Lunch/ }).click();
  await look('diary, a time kept free');
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowUp');
  await page.getByLabel(/from this one on/).check();
  await look('diary, moving a series');
  await page.keyboard.press('Escape');
  await slip.focus();
  await page.keyboard.press('m');
  for (let half = 0; half < HALVES_TO_KEPT; half += 1) await page.keyboard.press('ArrowDown');
  await page.getByText(/^It is blocked from .* already/).waitFor();
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
