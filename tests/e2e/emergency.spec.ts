import { expect, test, type Page } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { CLOSED_MOMENT, CLOSES, OPEN_MOMENT, OPENS } from '../support/site-content.ts';
import { openAlive, waitUntilAlive, watchPage } from '../support/watch-page.ts';

const SITUATIONS = 8;

/** The steps that are to be seen. */
const shown = (page: Page) => page.locator('.situation:visible');

for (const width of [390, ...inRelease(1280)]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('one situation is chosen by key, stands alone, and leads back to the list', async ({
      page,
    }) => {
      const { faults } = await watchPage(page);
      await openAlive(page, '/emergency');
      const list = page.locator('.situation-links');
      await expect(list.getByRole('link')).toHaveCount(SITUATIONS);
      await expect(shown(page)).toHaveCount(0);
      expect(await findAccessibilityFaults(page)).toEqual([]);

      await list.getByRole('link', { name: /^Bleeding/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/emergency#bleeding');
      await expect(shown(page)).toHaveCount(1);
      await expect(page.getByRole('region', { name: 'Bleeding' })).toBeFocused();
      await expect(page.getByRole('heading', { level: 2, name: 'Bleeding' })).toBeInViewport();
      await expect(list).toBeHidden();
      await expect(page.locator('#when-to-call-911')).toBeVisible();
      expect(await findAccessibilityFaults(page)).toEqual([]);

      await page.getByRole('link', { name: 'Something else happened' }).press('Enter');
      await expect(list.getByRole('link', { name: /^Bleeding/ })).toBeFocused();
      await expect(shown(page)).toHaveCount(0);
      await page.goBack();
      await expect(shown(page).locator('h2')).toHaveText('Bleeding');
      await page.goBack();
      await expect(list).toBeVisible();
      expect(faults).toEqual([]);
    });
  });
}

for (const [width, height, barPx] of [
  [768, 1024, 68],
  [1024, 768, 68],
  [1280, 800, 0],
] as const) {
  test(
    `every answer to the question stands on the first screen at ${width} by ${height}`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/emergency');
      const last = await page.locator('.situation-links a').last().boundingBox();
      expect((last?.y ?? height) + (last?.height ?? 0)).toBeLessThan(height - barPx);
    },
  );
}

for (const width of [1280, 1024, 1440, 1920]) {
  test(
    `the heading of the 911 list stands in two lines at ${width}`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/emergency');
      const lines = await page.locator('.call-911 h2').evaluate((heading) => {
        const words = document.createRange();
        words.selectNodeContents(heading);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines).toBe(2);
    },
  );
}

test(
  'the whole list stands on a phone’s first screen, between the calls and the bar',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, '/emergency');
    const bar = await page.locator('.mobile-bar').boundingBox();
    const last = await page.locator('.situation-links a').last().boundingBox();
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  },
);

test(
  'whether anybody is there stands under the calls, with the way out where nobody answers',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install({ time: CLOSED_MOMENT });
    await openAlive(page, '/emergency');
    await page.clock.runFor(100);
    const state = page.locator('.emergency-open');
    await expect(state).toContainText(`Closed now, opens Monday at ${OPENS}`);
    const bottomOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    const top = async () => (await state.boundingBox())?.y ?? Infinity;
    expect(Math.abs((await top()) - (await bottomOf('.emergency-calls')))).toBeLessThanOrEqual(1);
    const unanswered = page.getByText('If nobody answers and it cannot wait').filter({
      visible: true,
    });
    await expect(unanswered).toHaveCount(1);
    // Before the question and its answers: nobody has to come past them first.
    expect((await unanswered.boundingBox())?.y).toBeLessThan(
      (await page.locator('h1').boundingBox())?.y ?? 0,
    );

    await page.locator('.situation-links a[href="#pain"]').click();
    await expect(shown(page).locator('h2')).toHaveText('Toothache');
    await expect(state).toBeInViewport({ ratio: 1 });
    const last = shown(page).getByText('If nobody answers and it cannot wait');
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await bottomOf('.situation:visible .situation-unanswered')).toBeLessThan(
      (await page.locator('.mobile-bar').boundingBox())?.y ?? 0,
    );

    await page.clock.setSystemTime(OPEN_MOMENT);
    await page.clock.runFor(61_000);
    await expect(state).toContainText(`Open now, until ${CLOSES}`);
  },
);

for (const [path, width] of [
  ['/emergency', 390],
  ['/es/emergency', 390],
  ['/emergency', 320],
  ['/es/emergency', 320],
  ['/emergency', 1280],
  ['/es/emergency', 1280],
] as const) {
  test(
    `${path} keeps its place when its hours come (${width})`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const question = () => page.locator('h1').boundingBox();
      const before = await question();
      await expect(page.locator('.emergency-open')).toHaveText('');

      await page.unroute('**/assets/*.js');
      await page.clock.install({ time: CLOSED_MOMENT });
      await page.reload();
      await waitUntilAlive(page);
      await page.clock.runFor(100);
      await expect(page.locator('.emergency-open')).not.toHaveText('');
      expect((await question())?.y).toBe(before?.y);
    },
  );
}

test(
  'an address of earlier days shows the situations that it meant',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/emergency#swelling-bleeding-pain');
    await expect(shown(page).locator('h2')).toHaveText([
      'Swelling of gum or face',
      'Bleeding',
      'Toothache',
    ]);
    await expect(page.getByRole('link', { name: 'Something else happened' })).toHaveCount(1);
  },
);

test(
  'another page’s link to a situation shows its steps alone',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/faq');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/emergency"]');
      link?.click();
    });
    await expect(page.locator('.situation-links')).toBeVisible();
    await page.locator('.situation-links a[href="#pain"]').click();
    await expect(shown(page).locator('h2')).toHaveText('Toothache');
  },
);

test(
  'the first hour of a knocked-out tooth begins when it is said, and goes on',
  { tag: '@release' },
  async ({ page }) => {
    await page.clock.install({ time: new Date('2027-03-01T15:00:00-05:00') });
    await openAlive(page, '/emergency#knocked-out-tooth');
    const hour = page.locator('.first-hour');
    const says = hour.locator('.first-hour-now');
    await hour.getByRole('button', { name: '20' }).click();
    await expect(hour.getByRole('button', { name: '20' })).toHaveAttribute('aria-pressed', 'true');
    await expect(says).toContainText('20 minutes ago. 10 left of the first 30.');
    await expect(hour.getByRole('status')).toContainText('20 minutes ago.');
    await page.clock.runFor('09:30');
    await expect(says).toContainText('29 minutes ago. 1 left of the first 30.');
    // What was told once is not told again with every minute.
    await expect(hour.getByRole('status')).toContainText('20 minutes ago.');
    await page.clock.runFor('01:00');
    await expect(says).toContainText('30 minutes ago. Call now');
    await hour.getByRole('button', { name: '60+' }).click();
    await expect(says).toContainText('An hour or more: leave out step 3.');
    const putBack = shown(page).getByRole('listitem').filter({ hasText: 'Put it back' });
    await expect(putBack).toContainText('Not after an hour.');
    await expect(putBack.getByText('Right way around')).toBeHidden();
    await expect(putBack.locator('svg')).toHaveCount(0);
    // The paper is for the next time.
    await page.emulateMedia({ media: 'print' });
    await expect(putBack.getByText('Right way around')).toBeVisible();
    await expect(putBack.getByText('Not after an hour.')).toBeHidden();
    await page.emulateMedia({ media: null });
    await hour.getByRole('button', { name: '40' }).click();
    await expect(putBack).toContainText('Right way around');
    await expect(page).toHaveURL('/emergency#knocked-out-tooth');
  },
);

test('before the page is alive an address shows its steps, and a link leads to others', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/emergency#pain');
  await expect(shown(page).locator('h2')).toHaveText('Toothache');
  await page.getByRole('link', { name: 'Something else happened' }).click();
  await page.locator('.situation-links a[href="#poking-wire"]').click();
  await expect(shown(page).locator('h2')).toHaveText('Poking wire');
});

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('all steps stand below the list, and there is no dead button', async ({ page }) => {
    await page.goto('/emergency');
    await expect(shown(page)).toHaveCount(SITUATIONS);
    await expect(page.locator('main button')).toHaveCount(0);
    await page.locator('.situation-links a[href="#loose-bracket"]').click();
    await expect(page.locator('#loose-bracket h2')).toBeInViewport({ ratio: 1 });
    await expect(shown(page)).toHaveCount(SITUATIONS);
  });
});
