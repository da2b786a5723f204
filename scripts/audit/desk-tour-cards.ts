import type { Page } from '@playwright/test';
import { ASKED, PATIENT, VISITOR, type Look } from './toured-people.ts';

/** What a card may ask and show, and the search among all of them. */
export async function tourCard(page: Page, look: Look): Promise<void> {
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

/** The photos of a card on the light table; marks are set by doctors, and by the sheet. */
export async function tourLightTable(page: Page, look: Look): Promise<void> {
  await page.getByRole('link', { name: 'Waiting' }).first().click();
  await page.getByRole('link', { name: PATIENT }).click();
  await page.getByRole('link', { name: 'On the light table' }).click();
  await page.locator('.mount img').first().waitFor();
  await look('light table, all');
  await page.keyboard.press('2');
  await page.keyboard.press('m');
  await page.locator('.move-words').waitFor();
  await look('light table, a photo is moved');
  await page.keyboard.press('Escape');
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
