import { expect, test } from '@playwright/test';
import {
  beginDesk,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askForWeekend, bookVisit } from '../support/desk-visitors.ts';

const VISITOR = 'Sidonie Canary-Bello';
const ASKED = 'Thessaly Canary-Okoye';
const LAPTOP = { width: 1280, height: 800 };

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterAll(() => desk.stop());

test('on a laptop a card shows what they wrote, or when they come, without scrolling', async ({
  page,
}) => {
  await beginDesk(page, desk, 'Thaddea Marrowby');
  await bookVisit(desk, VISITOR);
  await askForWeekend(desk, ASKED);
  // It names the other, which takes a line or two above the words.
  await askForWeekend(desk, ASKED);
  await page.setViewportSize(LAPTOP);
  await page.getByRole('link', { name: ASKED }).first().click();
  await expect(page.getByText('From the same address or number also')).toBeVisible();
  await expect.soft(page.locator('.said blockquote')).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: VISITOR }).first().click();
  await expect(page.locator('#card-name')).toHaveText(VISITOR);
  await expect.soft(page.locator('.said dd').first()).toBeInViewport({ ratio: 1 });
});
