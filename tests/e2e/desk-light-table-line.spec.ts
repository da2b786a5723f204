import { expect, test } from '@playwright/test';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askWithPhotos } from '../support/desk-visitors.ts';
import { openBySheet } from '../support/first-start.ts';

const PHOTOS = /\/photos\/(\d)$/;

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer();
});
test.afterAll(() => desk.stop());

test(
  'photos come when the line is back, and those that the card has open lie on the table without one',
  { tag: '@release' },
  async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const sheet = await beginDesk(page, desk, 'Thaddea Marrowby');
    // The second alone is lost on the way, and comes with the next sign of the line; the first is not fetched anew.
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, number] = PHOTOS.exec(request.url()) ?? [];
      if (number !== undefined) asked.push(number);
    });
    await page.route('**/photos/2', (route) => route.abort());
    await askWithPhotos(desk, 'Delia Canary-Finch', 'Canary: two.');
    await page.getByRole('link', { name: 'Delia Canary-Finch' }).click();
    await expect(page.locator('.photos')).toContainText('no connection to fetch it');
    await page.unroute('**/photos/2');
    await expect(page.locator('.photos img')).toHaveCount(2);
    expect(asked.filter((number) => number === '1')).toHaveLength(1);

    // What is open lies on the table without a line too; what waits is said there, and that it is back.
    await page.context().setOffline(true);
    await page.keyboard.press('p');
    await expect(page.locator('.mount img')).toHaveCount(2);
    const line = page.locator('.table-line');
    await expect(line).toContainText('No connection since');
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(line.getByRole('button', { name: 'Take back' })).toBeVisible();
    await expectNoDeskFaults(page);
    await page.context().setOffline(false);
    await expect(line).toContainText('The connection is back.');
    await expect(line.getByRole('button')).toHaveCount(0);

    // A sheet without a photo is not printed.
    await page.route(PHOTOS, (route) => route.abort());
    await page.goto(new URL('/', page.url()).href);
    await openBySheet(page, sheet);
    await page.getByRole('link', { name: 'Delia Canary-Finch' }).click();
    await page.keyboard.press('p');
    await expect(page.locator('.mount')).toContainText(['no connection', 'no connection']);
    await page.evaluate(() => (window.print = () => (document.title = 'Printed')));
    const print = page.getByRole('button', { name: 'Sheet for the doctor: no photo is open' });
    await expect(print).toBeDisabled();
    await print.click({ force: true });
    await expect(page).not.toHaveTitle('Printed');
    await expectStateWithoutFaults(page);
    await page.unroute(PHOTOS);
    await expect(page.getByRole('button', { name: 'Sheet for the doctor' })).toBeEnabled();

    // Between two photos the tools cover no title.
    await page.keyboard.press('s');
    for (const width of [390, 1024, 1180, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      const tools = await page.locator('.stage-tools').boundingBox();
      for (const title of await page.locator('.stage-title').all()) {
        expect(overlap(await title.boundingBox(), tools), `at ${width}`).toBe(false);
      }
    }
    expect(faults).toEqual([]);
  },
);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (one: Box | null, other: Box | null): boolean =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
