import { expect, type FrameLocator, type Page } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { callHref } from '../../app/ui/phone-href.ts';
import { PAGES } from '../../app/url-map.ts';
import { openQuiz, QUIZ } from '../support/take-quiz.ts';
import { comeToRest } from '../support/come-to-rest.ts';
import { PRACTICE } from '../support/site-content.ts';
import { findTextFaults } from '../support/text-faults.ts';
import { test } from '../support/text-size.ts';
import { openAlive, waitUntilLaidOut } from '../support/watch-page.ts';

/** A form: where words of twice the size have least room. */
const ALWAYS = ['/book-consultation'];
const OTHERS = [
  ...PAGES.filter(({ path, canonical }) => !canonical && !ALWAYS.includes(path)).map(
    ({ path }) => path,
  ),
  '/nowhere',
];
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
] as const;

/** Twice the 17 px of the visual language. */
const BODY_SIZE = '34px';

for (const path of [...ALWAYS, ...inRelease(...OTHERS)]) {
  test(`${path} has text of twice the size, and all of it can be read`, async ({
    largePage: page,
  }) => {
    await page.setViewportSize(SIZES[0]);
    await openAlive(page, path);
    // Before, what is last on the page is not its last words.
    await waitUntilLaidOut(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectReadable(page, `${path} at ${size.width} px`);
    }
  });
}

test(
  'whom to call in an emergency is never said smaller than the rest of the footer',
  { tag: '@release' },
  async ({ largePage: page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAlive(page, '/team');
    await waitUntilLaidOut(page);
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf('.footer-emergency-call')).toBeGreaterThan(await sizeOf('.site-footer'));
    // Long names break at ten letters a line; nothing of the footer may stay below the bar.
    const faults = await page.evaluate(findTextFaults);
    expect(faults.filter((fault) => !fault.startsWith('broken'))).toEqual([]);
  },
);

test(
  'on the quiz’s own page the count of questions stands on one line',
  { tag: '@release' },
  async ({ largePage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, '/smile-assessment');
    await page.getByRole('button', { name: QUIZ.words.startLabel }).click();
    const count = page.locator('.quiz').getByText('Question 1 of 10');
    await expect(count).toBeInViewport({ ratio: 1 });
    const lines = await count.evaluate(
      (words) => words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight),
    );
    expect(lines).toBeCloseTo(1, 1);
  },
);

test(
  'each question of the quiz begins at the top of its card',
  { tag: '@release' },
  async ({ largePage: page }) => {
    await page.setViewportSize(SIZES[1]);
    await openAlive(page, '/team');
    const quiz = await openQuiz(page);
    await quiz.getByRole('button', { name: "Let's get started" }).click();
    for (const number of [1, 2, 3]) {
      await expect(quiz.getByText(`Question ${number} of 10`)).toBeVisible();
      await expect(quiz.locator('legend')).toBeFocused();
      expect(await quiz.locator('.dialog-body').evaluate((body) => body.scrollTop)).toBe(0);
      // Its button stands at the end of the card, which is taller than the screen.
      await quiz.locator('.quiz-onward .button').click();
    }
  },
);

for (const { width, height } of [SIZES[0], ...inRelease(SIZES[1])]) {
  test.describe(`with text of 32 px on a screen of ${width} px`, () => {
    test(
      'the menu, a legal text and the quiz can be read',
      { tag: '@release' },
      async ({ largePage: page }) => {
        await page.setViewportSize({ width, height });
        await openAlive(page, '/team');
        await page.locator('.mobile-bar').getByRole('button', { name: 'Menu' }).click();
        await expectReadable(page, 'menu');
        await page.keyboard.press('Escape');

        await page.locator('.footer-fold summary').click();
        await page.locator('.site-footer').getByRole('link', { name: 'Privacy Policy' }).click();
        await expect(page.getByRole('dialog').locator('h2').first()).toBeVisible();
        await expectReadable(page, 'legal text');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);

        const quiz = await openQuiz(page);
        await expectReadable(page, 'intro');
        await quiz.getByRole('button', { name: "Let's get started" }).click();
        for (const index of QUIZ.questions.keys()) {
          await expect(quiz.getByText(`Question ${index + 1} of 10`)).toBeVisible();
          await expectReadable(page, `question ${index + 1}`);
          await quiz.locator('.quiz-option').first().click();
          await quiz.locator('.quiz-onward .button').click();
        }
        await expect(quiz.locator('.persona-banner h2')).toBeVisible();
        await expectReadable(page, 'results');
        await quiz.locator('.area-list button').first().click();
        await expectReadable(page, 'an area');
      },
    );

    test('a form in its frame has text of twice the size', async ({ largePage: page }) => {
      await page.setViewportSize({ width, height });
      await openAlive(page, '/start-here');
      await page.locator('main a[href="/embed/scheduling"]').last().click();
      const frame = page.frameLocator('dialog iframe');
      await expect(frame.locator('.time-grid').first()).toBeVisible();
      await expectReadable(page, 'dialog');
      await expectReadable(frame, 'times');
    });
  });
}

test(
  'with text of 32 px the way to Spanish stands in the header',
  { tag: '@release' },
  async ({ largePage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const logo = await page.locator('.header-logo').boundingBox();
    const way = page.locator('.site-header').getByRole('link', { name: 'Español' });
    await expect(way).toBeInViewport();
    expect((await way.boundingBox())?.x).toBe(logo?.x);
  },
);

test(
  'with text of 32 px the bar takes at most a sixth of a phone',
  { tag: '@release' },
  async ({ largePage: page }) => {
    const height = 844;
    await page.setViewportSize({ width: 390, height });
    for (const path of ['/team', '/stories', '/emergency']) {
      await openAlive(page, path);
      for (const share of [0, 1.2]) {
        await page.evaluate((screens) => window.scrollTo(0, window.innerHeight * screens), share);
        await expect
          .poll(async () => (await page.locator('.mobile-bar').boundingBox())?.height, path)
          .toBeLessThanOrEqual(height / 6);
      }
    }
  },
);

for (const width of [320, 390, 430, 820]) {
  test(
    `with text of 32 px the bar leads to a booking, and its words stand apart (${width})`,
    { tag: '@release' },
    async ({ largePage: page }) => {
      const height = 844;
      await page.setViewportSize({ width, height });
      await openAlive(page, '/team');
      const bar = page.locator('.mobile-bar');
      await expect(bar.locator('a[href="/book-consultation"]')).toBeInViewport({ ratio: 1 });
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(height / 6);
      const parts = await bar
        .locator('a:visible, button:visible')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
      expect(parts).toHaveLength(5);
      for (const [index, part] of parts.entries()) {
        expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(44);
        const next = parts[index + 1];
        // In a row, or the first of the next one.
        if (next) expect(next.left >= part.right + 6 || next.top >= part.bottom).toBe(true);
      }
    },
  );
}

for (const width of [390, 320, 360, 430]) {
  test(
    `with text of 32 px the call to action has one line, and room round it (${width})`,
    { tag: '@release' },
    async ({ largePage, baseURL }) => {
      const height = 844;
      const browser = largePage.context().browser();
      if (!browser) throw new Error('no browser with large text');
      // Where texts can be sent, and where they cannot.
      for (const hasTouch of [true, false]) {
        const page = await browser.newPage({
          baseURL: baseURL ?? '',
          viewport: { width, height },
          hasTouch,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        // At 320 px the twenty letters of the Spanish one need two lines.
        for (const path of ['/stories', '/airway', ...(width < 360 ? [] : ['/es/start-here'])]) {
          await openAlive(page, path);
          await page.evaluate(() => window.scrollTo(0, window.innerHeight * 1.2));
          const action = page.locator('.mobile-action:visible');
          await expect(action).toBeVisible();
          const seen = await action.evaluate((link) => {
            const words = document.createRange();
            // Without the rest of the label, which is heard alone.
            words.selectNodeContents(link.querySelector('span')?.firstChild ?? link);
            const boxes = [...words.getClientRects()];
            const around = link.getBoundingClientRect();
            return {
              lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
              room: Math.min(
                ...boxes.flatMap(({ left, right }) => [left - around.left, around.right - right]),
              ),
              shape: around.width / around.height,
            };
          });
          expect(seen.lines, path).toBe(1);
          expect(seen.room, path).toBeGreaterThanOrEqual(8);
          expect(seen.shape, path).toBeGreaterThan(1);
          const bar = await page.locator('.mobile-bar').boundingBox();
          expect(bar?.height, path).toBeLessThanOrEqual(height / 6);
        }
        await page.close();
      }
    },
  );
}

for (const width of [390, 320, 820]) {
  test(
    `with text of 32 px the emergency page has its numbers whole, and a wide button to call (${width})`,
    { tag: '@release' },
    async ({ largePage: page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAlive(page, '/emergency');
      const calls = page.locator('.emergency-calls a');
      await expect(calls).toHaveCount(2);
      for (const call of await calls.all()) {
        const { lines, right } = await call.evaluate((link) => {
          const number = document.createRange();
          number.selectNodeContents(link.firstChild ?? link);
          const boxes = [...number.getClientRects()];
          return {
            lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
            right: Math.max(...boxes.map((box) => box.right)) - link.getBoundingClientRect().right,
          };
        });
        expect(lines).toBe(1);
        expect(right).toBeLessThanOrEqual(0);
      }
      // What its two neighbors in the bar leave free.
      const bar = page.locator('.mobile-bar');
      const [menu, call, end] = await Promise.all(
        ['.menu-button', '.mobile-action', '.scroll-toggle'].map((part) =>
          bar.locator(part).boundingBox(),
        ),
      );
      if (!menu || !call || !end) throw new Error('no bar to be seen');
      expect(call.width).toBeGreaterThan((end.x - menu.x - menu.width) * 0.7);
      expect(call.width).toBeGreaterThan(call.height);
    },
  );
}

test(
  'with text of 32 px on a phone of 360 px long words may have a hyphen, addresses and headings none',
  { tag: '@release' },
  async ({ largePage: page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const path of ['/start-here', '/es/start-here']) {
      await openAlive(page, path);
      await expect(page.locator('.bring-note')).toHaveCSS('hyphens', 'auto');
      await expect(page.locator('#bring-heading')).toHaveCSS('hyphens', 'manual');
      await expect(page.locator('.site-footer a[href^="mailto:"] span')).toHaveCSS(
        'hyphens',
        'manual',
      );
    }
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(page.locator('.bring-note')).toHaveCSS('hyphens', 'manual');
  },
);

test(
  'with text of 32 px what to bring is said from edge to edge',
  { tag: '@release' },
  async ({ largePage: page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openAlive(page, '/es/start-here');
    const line = page.locator('.bring-list > li').first();
    const [whole, words, box] = await Promise.all([
      line.boundingBox(),
      line.locator('span').first().boundingBox(),
      line.getByRole('checkbox').boundingBox(),
    ]);
    if (!whole || !words || !box) throw new Error('nothing to bring');
    expect(words.width).toBe(whole.width);
    expect(words.y).toBeGreaterThanOrEqual(box.y + box.height);
  },
);

for (const width of [360, 320]) {
  test(
    `with text of 32 px the longest words of a door and of the emergency’s question stay whole (${width})`,
    { tag: '@release' },
    async ({ largePage: page }) => {
      await page.setViewportSize({ width, height: 780 });
      for (const path of ['/es/start-here', '/emergency']) {
        await openAlive(page, path);
        const faults = await page.evaluate(findTextFaults);
        expect(faults.filter((fault) => /orientación|happened/.test(fault))).toEqual([]);
      }
    },
  );
}

test(
  'with text of 32 px the emergency page leaves three quarters of a phone to its steps, both calls in view',
  { tag: '@release' },
  async ({ largePage: page }) => {
    const height = 780;
    await page.setViewportSize({ width: 360, height });
    for (const path of ['/emergency', '/es/emergency']) {
      await openAlive(page, path);
      const bar = page.locator('.mobile-bar');
      const ours = bar.locator(`a[href="${callHref(PRACTICE.urgentPhone)}"]`);
      const other = page.locator('.emergency-calls a[href="tel:911"]');
      for (const share of [0, 2]) {
        await page.evaluate((screens) => window.scrollTo(0, window.innerHeight * screens), share);
        for (const call of [ours, other]) await expect(call).toBeInViewport({ ratio: 1 });
      }
      const [above, below] = await Promise.all([other.boundingBox(), bar.boundingBox()]);
      if (!above || !below) throw new Error('no calls to be seen');
      expect(above.y + above.height + height - below.y, path).toBeLessThanOrEqual(height / 4);
    }
  },
);

async function expectReadable(place: Page | FrameLocator, name: string): Promise<void> {
  const body = place.locator('body');
  await expect.soft(body, name).toHaveCSS('font-size', BODY_SIZE);
  await body.evaluate(() => document.fonts.ready);
  // As a browser without a dictionary shows it.
  await body.evaluate((page) => page.style.setProperty('hyphens', 'manual'));
  await body.evaluate(comeToRest);
  expect.soft(await body.evaluate(findTextFaults), name).toEqual([]);
}
