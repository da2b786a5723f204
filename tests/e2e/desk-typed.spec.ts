import { expect, test } from '@playwright/test';
import {
  beginDesk,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askForWeekend } from '../support/desk-visitors.ts';

const FIRST = 'Sidonie Canary-Bello';
const FOUND = 'Thessaly Canary-Okoye';

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterAll(() => desk.stop());

test(
  'who locks in the middle of a sentence goes on in it, on the same card: nothing of it is a stroke',
  { tag: '@release' },
  async ({ page }) => {
    await beginDesk(page, desk, 'Thaddea Marrowby');
    await askForWeekend(desk, FIRST);
    await askForWeekend(desk, FOUND);
    const name = page.locator('#card-name');
    const note = page.getByRole('textbox', { name: `Note on ${FOUND}` });
    const letter = page.getByRole('textbox', { name: 'The letter' });
    const lockAndOpen = async () => {
      await page.getByRole('button', { name: /^Lock/ }).click();
      await page.getByRole('button', { name: 'Open with your passkey' }).press('Enter');
    };

    // Found, and lying open beside the list: its row was not pressed.
    await page.getByRole('link', { name: 'Cards' }).first().click();
    await page.getByRole('searchbox').first().fill('okoye');
    await expect(name).toHaveText(FOUND);
    await note.fill('Asks for the payment');
    await lockAndOpen();
    await expect(note).toBeFocused();
    await page.keyboard.type(' rather monthly');
    await expect(note).toHaveValue('Asks for the payment rather monthly');
    await expect(name).toHaveText(FOUND);
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('.notes blockquote')).toHaveText(
      'Asks for the payment rather monthly',
    );
    // Until the hand is out of the field a key is written there.
    await expect(note).toHaveValue('');
    await expect(note).not.toBeFocused();

    // A letter, in the middle of its first line.
    await page.keyboard.press('e');
    await expect(letter).toBeFocused();
    await expect(page.getByRole('form', { name: 'A letter' })).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('End');
    await page.keyboard.type(' and all');
    await lockAndOpen();
    await expect(letter).toBeFocused();
    await page.keyboard.type(' of yours');
    await expect(letter).toHaveValue(/^[^\n]* and all of yours\n/);
    await expect(page.locator('.undo-strip')).toHaveCount(0);
  },
);
