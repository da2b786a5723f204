import { expect, test, type Page } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import { holdBack } from '../support/hold-back.ts';
import { numbersWith } from '../support/staff-reading.ts';
import { openAlive, waitUntilAlive } from '../support/watch-page.ts';
import { PRACTICE } from '../support/site-content.ts';

async function fillIn(page: Page, message: string) {
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('516-555-0142');
  await page.getByLabel('What matters most to you?').fill(message);
  await page.getByLabel(/I agree/).check();
}

test('a request whose answer never comes is offered a way out, and is stored once when it is sent again', async ({
  page,
}) => {
  const secret = `Quokka-${crypto.randomUUID()}`;
  const keys: (string | undefined)[] = [];
  const statuses: number[] = [];
  await page.clock.install();
  await page.route('/api/requests', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    statuses.push(answer.status());
    // The first is stored, and its answer is lost on the way.
    if (keys.length > 1) await route.fulfill({ response: answer });
  });
  await openAlive(page, '/embed/discovery-call');
  await fillIn(page, secret);
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect.poll(() => statuses).toEqual([201]);
  await page.clock.runFor(20_000);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('No answer has come for 20 seconds');
  await expect(alert.getByRole('link', { name: PRACTICE.phone })).toBeVisible();
  await expect(page.getByLabel('What matters most to you?')).toHaveValue(secret);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeVisible();
  expect(keys[0]).toBe(keys[1]);
  expect(statuses).toEqual([201, 201]);
  expect(numbersWith(secret)).toHaveLength(1);
});

test('form code that stalls is not waited for without end', async ({ page }) => {
  await page.clock.install();
  await page.route(/assets\/request-schema/, () => {
    // Never answered.
  });
  await openAlive(page, '/embed/discovery-call');
  await fillIn(page, 'A question');
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('alert')).toContainText(PRACTICE.phone);
});

test('a part of a page whose code stalls gives the phone number, and comes when it is asked for again', async ({
  page,
}) => {
  await page.clock.install();
  const letThrough = await holdBack(page, '**/assets/scheduling-dialog-*');
  await openAlive(page, '/start-here');
  await page.locator('main a[href^="/embed/scheduling"]').last().click();
  await expect(page.locator('.part-note')).toHaveText('Loading...');
  await page.clock.runFor(20_000);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('link', { name: PRACTICE.phone })).toBeVisible();
  await letThrough();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule Your Consultation' })).toBeVisible();
});

test('a search whose code stalls says so, and finds once it is there', async ({ page }) => {
  const { search } = loadPage('faq', PRACTICE);
  await page.clock.install();
  const letThrough = await holdBack(page, '**/assets/question-search-*');
  await openAlive(page, '/faq');
  await page.getByRole('searchbox').fill('retaine');
  await page.clock.runFor(20_000);
  await expect(page.locator('.ask-count')).toHaveText(search.failed);
  await letThrough();
  await page.getByRole('searchbox').press('r');
  await expect(page.locator('.found-questions')).toBeVisible();
});

test(
  'times that never come give the phone number, and come when asked for again',
  { tag: '@release' },
  async ({ page }) => {
    await page.clock.install();
    let asked = 0;
    await page.route('/api/slots?*', async (route) => {
      asked += 1;
      if (asked > 1) await route.continue();
    });
    await page.goto('/embed/scheduling');
    await expect(page.getByText('Loading times...')).toBeVisible();
    await expect.poll(() => asked).toBe(1);
    await page.clock.runFor(20_000);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('link', { name: PRACTICE.phone })).toBeVisible();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.time-grid').first()).toBeVisible();
  },
);

for (const [path, hidden] of [
  ['/start-here', '.way'],
  ['/es/start-here', '.way'],
  ['/emergency', '.situation'],
] as const) {
  test(
    `${path} comes alive before its whole stylesheet, and shows nothing for a moment that it hides`,
    { tag: '@release' },
    async ({ page }) => {
      await page.route(/\/assets\/[^/]+\.css$/, () => {
        // Never answered.
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await waitUntilAlive(page);
      await expect(page.locator(hidden)).not.toHaveCount(0);
      await expect(page.locator(`${hidden}:visible`)).toHaveCount(0);
    },
  );
}
