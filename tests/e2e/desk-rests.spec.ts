import { expect, test } from '@playwright/test';
import { wallClockAt } from '../../domain/practice/practice-clock.ts';
import {
  beginDesk,
  expectStateWithoutFaults,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askForWeekend } from '../support/desk-visitors.ts';

const AGAIN = 'Thessaly Canary-Okoye';
const OTHER = 'Corin Canary-Hale';

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterAll(() => desk.stop());

test(
  'who is to be called again later today stands below those who wait, and in the sentence above them',
  { tag: '@release' },
  async ({ page }) => {
    await beginDesk(page, desk, 'Thaddea Marrowby');
    await askForWeekend(desk, AGAIN);
    await askForWeekend(desk, OTHER);
    const list = page.getByRole('region', { name: 'The list' });
    await list.getByRole('link', { name: AGAIN }).click();
    await page.keyboard.press('n');
    await page.keyboard.press('1');
    const { date } = wallClockAt(new Date(), 'America/New_York');
    await page.getByLabel('Another time').fill(`${date}T23:59`);
    await page.getByRole('button', { name: 'Take it' }).click();

    await expect(page.getByText(/: no answer, a message left; again today /)).toBeVisible();
    await expect(list.getByRole('heading', { level: 1 })).toHaveText(
      /^One waits, one more at 11:59\sPM$/,
    );
    await expect(list.getByRole('heading', { name: 'Comes back later today' })).toBeVisible();
    await expectStateWithoutFaults(page);
    const line = list.getByRole('link', { name: AGAIN });
    await expect(line).toHaveText(/^11:59\sPM/);
    // By Tab, behind the rows.
    await list.getByRole('link', { name: OTHER }).focus();
    await page.keyboard.press('Tab');
    await expect(line).toBeFocused();
    await page.keyboard.press('Enter');
    const card = page.getByRole('heading', { level: 2, name: AGAIN });
    await expect(card).toBeFocused();
    await expect(line).toHaveAttribute('aria-current', 'true');

    // The last who waits goes on to nobody, and it is said there too.
    await list.getByRole('link', { name: OTHER }).click();
    await page.keyboard.press('r');
    await expect(page.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible();
    await expect(page.getByRole('link', { name: AGAIN })).toHaveText(/^today, 11:59\sPM/);
  },
);
