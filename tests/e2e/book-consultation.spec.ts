import { expect, test, type Page } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import { emailReason } from '../../domain/scheduling/email-words.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { DAY_LABEL, PRACTICE } from '../support/site-content.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const PAGE = loadPage('book-consultation', PRACTICE);

// One after the other: they book from the same calendar.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a bar at the lower edge of a narrow window lies over. */
const BAR_PX = 68;
/** What line and header cover together (docs/decisions/141-one-place-for-help.md). */
const HEAD_PX = 79;

async function openDiary(page: Page) {
  await openAlive(page, '/book-consultation');
  const diary = page.frameLocator('iframe[title="Schedule a Smile Blueprint"]');
  await expect(diary.locator('.time-grid')).toBeVisible();
  return diary;
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(
    `at ${width} by ${height} days and times stand on the first screen, and nothing sideways`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const diary = await openDiary(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      for (const part of [diary.locator('.day-grid'), diary.locator('.hour-line').nth(2)]) {
        const box = await part.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height - BAR_PX);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    },
  );
}

test(
  'the keyboard leads from a time to the name, and the confirmation says what to bring',
  { tag: '@release' },
  async ({ page }) => {
    const { faults } = await watchPage(page);
    const diary = await openDiary(page);
    await diary.getByRole('button', { name: 'Later dates' }).click();
    const day = diary.locator('.day-grid input:not(:disabled)').nth(3);
    await day.check();
    const time = diary.locator('.time-grid input').nth(1);
    await time.focus();
    await page.keyboard.press('Space');
    await expect(time).toBeChecked();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await diary.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
    await expect(diary.getByRole('heading', { name: /^Your time/ })).toBeFocused();
    const reason = emailReason('smile-blueprint');
    await expect(diary.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      reason,
    );
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await diary.getByLabel('Your name').fill('Ada');
    await diary.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
    await diary.getByRole('textbox', { name: 'Phone' }).fill('516-555-0142');
    await diary.getByLabel(/I agree/).check();
    await diary.getByRole('button', { name: 'Book this time' }).click();
    await expect(diary.getByRole('heading', { name: 'Your time is booked' })).toBeFocused();
    await expect(diary.locator('.after-booking ul li')).toHaveText(PRACTICE.bring);
    // What the address is for was said where it was asked, and no letter is denied without that.
    await expect(diary.locator('.booked-day')).toContainText(reason.replace(/^For (.+)\.$/, '$1'));
    await expect(diary.getByText(PRACTICE.booking.firm)).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    // Nobody who has booked is asked to: neither now nor when the tab is loaded again.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(PAGE.booked.heading);
    const margin = page.locator('.diary-margin');
    await expect(margin.getByRole('heading', { name: 'Before you come' })).toBeVisible();
    await expect(margin.getByRole('heading', { name: 'Before you book' })).toHaveCount(0);
    await expect(page.locator('.not-yet')).toHaveCount(0);
    // Below the bars at the head of the page.
    expect((await heading.boundingBox())?.y).toBeGreaterThan(HEAD_PX);
    await page.reload();
    await expect(heading).toHaveText(PAGE.booked.heading);
    await expect(diary.locator('.booked-before')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.not-yet')).toHaveCount(0);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
);

test(
  'at 1280 by 800 choosing a time moves nothing, and the way on is in view',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const diary = await openDiary(page);
    await diary.locator('.time-grid label.pick').nth(2).click();
    await expect(diary.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test(
  'while the diary is in use nothing else asks for a word, and afterwards it does again',
  { tag: '@release' },
  async ({ page }) => {
    // So low that the diary is in view when the bar's own call is due.
    await page.setViewportSize({ width: 390, height: 560 });
    const diary = await openDiary(page);
    await diary.locator('.time-grid label.pick').first().click();
    await diary.getByRole('button', { name: 'Continue' }).click();
    await expect(diary.getByRole('heading', { name: /^Your time/ })).toBeFocused();
    await diary.getByRole('button', { name: 'Book this time' }).focus();
    await expect(page.locator('.mobile-action')).not.toHaveCount(0);
    const shown = page.locator('.mobile-action:visible');
    await expect(shown).toHaveCount(0);
    // Where it stood, no gap is left.
    const parts = await page
      .locator('.mobile-bar > :visible')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
    const gaps = parts.slice(1).map(({ left }, index) => left - (parts[index]?.right ?? 0));
    expect(gaps).toHaveLength(2);
    expect(Math.abs((gaps[0] ?? 0) - (gaps[1] ?? 0))).toBeLessThan(16);
    await page.locator('.site-footer').scrollIntoViewIfNeeded();
    await expect(shown).toHaveCount(1);
  },
);

for (const which of ['last', 'first'] as const) {
  test(
    `on a phone the way on stands by the ${which} time that is tapped`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const diary = await openDiary(page);
      const time = diary.locator('.time-grid label.pick')[which]();
      await time.click();
      const next = diary.getByRole('button', { name: 'Continue' });
      await expect(next).toHaveCount(1);
      const [timeBox, nextBox] = [await time.boundingBox(), await next.boundingBox()];
      const nextEnd = (nextBox?.y ?? Infinity) + (nextBox?.height ?? 0);
      expect(nextEnd - ((timeBox?.y ?? 0) + (timeBox?.height ?? 0))).toBeLessThan(150);
      expect(nextEnd).toBeLessThan(844 - BAR_PX);
      await next.click();
      const heading = diary.getByRole('heading', { name: /^Your time/ });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(await findAccessibilityFaults(page)).toEqual([]);
    },
  );
}

test.describe('for a visitor elsewhere', { tag: '@release' }, () => {
  test.use({ timezoneId: 'America/Los_Angeles' });
  for (const width of [390, 820]) {
    test(`the own time stands in one line, and its words once (${width})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const diary = await openDiary(page);
      await expect(diary.locator('.day-page legend')).toContainText('yours below');
      const own = diary.locator('.own-time').first();
      await expect(own).toContainText('your time');
      const lines = await own.evaluate(
        (element) => element.getClientRects()[0]?.height ?? Infinity,
      );
      expect(lines).toBeLessThan(24);
    });
  }
});

test(
  'the fee stands in the margin, and leads to what becomes of it',
  { tag: '@release' },
  async ({ page }) => {
    await openDiary(page);
    const rules = page.locator('.booking-rules');
    await expect(rules).toContainText(PRACTICE.prices.consultationFee);
    await rules.locator('a[href="#fee-and-rescheduling"]').click();
    const life = page.locator('#fee-and-rescheduling');
    await expect(life.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(life).toContainText(PRACTICE.policies.fee.refund);
    await expect(life).toContainText(PRACTICE.policies.noShow);
    await expect(life.getByRole('listitem')).toHaveCount(7);
  },
);

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });
  test('the diary opens as a page of its own, and its margin stands beside it', async ({
    page,
  }) => {
    await page.goto('/book-consultation');
    await expect(page.locator('.booking-rules')).toContainText(PRACTICE.policies.noShow);
    await expect(page.locator('#ways-to-reach-us')).toContainText(PRACTICE.email);
    const link = page.locator('.inline-scheduler').getByRole('link', { name: 'Choose a time' });
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.getByLabel(DAY_LABEL)).toBeVisible();
    await expect(page.getByText('It does not replace an examination.')).toBeVisible();
  });
});
