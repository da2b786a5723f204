import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import {
  closeMeasuredSite,
  consentCard,
  measurementRoom,
  test,
} from '../support/measured-browser.ts';
import { waitUntilAlive } from '../support/watch-page.ts';

/** One worker for all: they share a site of their own. */
test.describe.configure({ mode: 'default' });
test.afterAll(closeMeasuredSite);

const PHONE = { width: 390, height: 844 };

async function openAsked(page: Page, path = '/team'): Promise<void> {
  await page.goto(path);
  await expect(consentCard(page)).toBeVisible();
}

const preferences = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('cookie-choice') ?? 'null'));

test('the question is asked beside the page: first in its order, no trap, both answers alike', async ({
  world,
}) => {
  const visitor = await world.newVisitor({ viewport: PHONE });
  const page = await visitor.newPage();
  await openAsked(page);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  // It has taken no focus, and the page behind it works.
  await expect(page.locator('body')).toBeFocused();
  const call = page.locator('.mobile-bar .mobile-call').first();
  const isFree = await call.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isFree).toBe(true);
  const looks = await consentCard(page)
    .locator('.consent-answers button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontWeight, fontSize } =
          getComputedStyle(button);
        const look = { color, backgroundColor, borderColor, fontWeight, fontSize };
        return { ...look, width: Math.round(width), height: Math.round(height) };
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
  expect(looks[0]?.height).toBeGreaterThanOrEqual(44);

  // By keyboard: after the two skip links, through it, and out of it.
  const order: string[] = [];
  for (let step = 0; step < 7; step += 1) {
    await page.keyboard.press('Tab');
    order.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  expect(order.slice(0, 6)).toEqual([
    'Skip to main content',
    'Skip to navigation',
    'Reject',
    'Accept',
    'Choose in detail',
    'Privacy policy',
  ]);
  expect(order[6]).not.toBe('Reject');
  await expect(consentCard(page).locator(':focus')).toHaveCount(0);

  // What takes the focus is never below it.
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isSeen = await page.evaluate(() => {
      const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? {};
      const hit = document.elementFromPoint(
        (left ?? 0) + (width ?? 0) / 2,
        (top ?? 0) + Math.min(height ?? 0, 40) / 2,
      );
      return hit?.closest('.consent-card') === null;
    });
    expect(isSeen).toBe(true);
  }
  await visitor.close();
});

test('a no is kept, asked no more on the next page, and gives the focus back', async ({
  world,
}) => {
  const visitor = await world.newVisitor({ viewport: PHONE });
  const page = await visitor.newPage();
  await openAsked(page);
  const emergency = page.locator('.mobile-bar a[href="/emergency"]');
  await emergency.focus();
  await consentCard(page).getByRole('button', { name: 'Reject' }).focus();
  await page.keyboard.press('Enter');
  await expect(consentCard(page)).toHaveCount(0);
  await expect(emergency).toBeFocused();
  await expect(page.locator('.toast')).toContainText('You said no.');
  expect(await kept(page)).toMatchObject({
    offered: ['measurement', 'advertising'],
    granted: [],
  });
  const started = page.waitForResponse(/start-measuring/);
  await page.goto('/faq');
  await started;
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Cookie Preferences' }).click();
  await expect(preferences(page)).toContainText('no to measurement by Google');
  await expect(consentCard(page)).toHaveCount(0);
  await expect(measurementRoom(page)).toHaveCount(0);
  expect(world.standIn.requests).toEqual([]);
  await visitor.close();
});

test('what was chosen is said with its day, changed purpose by purpose, and taken back at once, in every tab', async ({
  world,
}) => {
  const visitor = await world.newVisitor();
  await visitor.clock.setFixedTime(new Date('2026-11-22T21:30:00-05:00'));
  const page = await visitor.newPage();
  await openAsked(page);
  await consentCard(page).getByRole('button', { name: 'Choose in detail' }).click();
  const dialog = preferences(page);
  await expect(dialog).toContainText('You have not chosen yet. Nothing runs.');
  await expect(dialog).toContainText('It sends none now.');
  expect(await findAccessibilityFaults(page, '.cookie-preferences')).toEqual([]);
  const measurement = dialog.getByRole('checkbox', { name: /^Measurement by Google/ });
  const advertising = dialog.getByRole('checkbox', { name: /^Advertising by Google/ });
  await expect(measurement).not.toBeChecked();
  await expect(advertising).not.toBeChecked();

  await measurement.check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(dialog.locator('.consent-record')).toHaveText(
    'Saved. You chose on November 22, 2026: yes to measurement by Google, no to advertising by Google. We ask again after May 23, 2027.',
  );
  await expect(measurementRoom(page)).toHaveCount(1);
  const asked = () => world.standIn.requests.map(({ path }) => path);
  await expect.poll(asked).toContain('/gtm.js?id=GTM-AB12CD3');
  expect(asked().some((path) => path.startsWith('/gtag/js'))).toBe(false);
  await page.keyboard.press('Escape');
  await expect(consentCard(page)).toHaveCount(0);

  // Taken back in another tab: it ends in both.
  const other = await visitor.newPage();
  await other.goto('/faq');
  await expect(measurementRoom(other)).toHaveCount(1);
  await other.evaluate(() => window.dispatchEvent(new Event('openCookiePreferences')));
  await preferences(other).getByRole('button', { name: 'Reject all' }).click();
  await expect(preferences(other).locator('.consent-record')).toContainText('None of it runs.');
  await expect(measurementRoom(other)).toHaveCount(0);
  await expect(measurementRoom(page)).toHaveCount(0);
  expect(await kept(page)).toEqual({
    decidedOn: '2026-11-22',
    offered: ['measurement', 'advertising'],
    granted: [],
  });

  // Half a year later it is asked again.
  await visitor.clock.setFixedTime(new Date('2027-05-24T12:00:00-04:00'));
  await openAsked(page);
  await visitor.close();
});

test(
  'nobody is asked beside an advice to call 911, nor where nothing can be kept more than once a page',
  { tag: '@release' },
  async ({ world }) => {
    const visitor = await world.newVisitor();
    await visitor.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    const page = await visitor.newPage();
    for (const path of ['/emergency', '/airway-assessment']) {
      const counted = page.waitForRequest('**/api/visits');
      await page.goto(path);
      await counted;
      // The question's code would have come by then.
      await page.waitForLoadState('networkidle');
      await expect(consentCard(page)).toHaveCount(0);
    }

    await openAsked(page);
    await consentCard(page).getByRole('button', { name: 'Accept' }).click();
    await expect(measurementRoom(page)).toHaveCount(1);
    await page.locator('.site-header a[href="/faq"]').click();
    await expect(page).toHaveURL('/faq');
    await expect(consentCard(page)).toHaveCount(0);
    await expect(measurementRoom(page)).toHaveCount(1);
    await visitor.close();
  },
);

test(
  'in little room it stands at the page’s beginning and covers nothing',
  { tag: '@release' },
  async ({ world }) => {
    const visitor = await world.newVisitor({ viewport: { width: 320, height: 256 } });
    const page = await visitor.newPage();
    await openAsked(page);
    expect(await consentCard(page).evaluate((card) => getComputedStyle(card).position)).toBe(
      'static',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await visitor.close();
  },
);
