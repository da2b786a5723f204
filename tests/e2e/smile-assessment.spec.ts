import { expect, test, type Page } from '@playwright/test';
import { PRACTICE } from '../support/site-content.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { EVERYTHING, QUIZ, takeQuiz } from '../support/take-quiz.ts';
import { openAlive, waitUntilAlive } from '../support/watch-page.ts';

const [FIRST] = QUIZ.questions;
const mirror = (page: Page) => page.locator('.mirror');
const start = (page: Page) => page.getByRole('button', { name: "Let's get started" });

async function open(page: Page): Promise<void> {
  await openAlive(page, '/smile-assessment');
}

test('the mirror is answered with the keyboard, and Next goes on with the second question', async ({
  page,
}) => {
  await open(page);
  await mirror(page).getByRole('checkbox').nth(1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Tab');
  await expect(mirror(page).getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
  await expect(page.locator('.quiz legend')).toBeFocused();
  await page.goBack();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  const boxes = page.getByRole('checkbox');
  await expect(boxes.nth(1)).toBeChecked();
  await expect(boxes.nth(2)).toBeChecked();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(QUIZ.words.heading);
  await expect(mirror(page).getByRole('checkbox').nth(1)).toBeChecked();
});

test(
  'none is exclusive in the mirror too, and the ticks stay when the quiz is started',
  { tag: '@release' },
  async ({ page }) => {
    await open(page);
    const boxes = mirror(page).getByRole('checkbox');
    await boxes.first().check();
    await boxes.last().check();
    await expect(boxes.first()).not.toBeChecked();
    await expect(mirror(page).getByRole('status')).toHaveText(QUIZ.words.othersClearedNotice);
    await start(page).click();
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(page.getByRole('checkbox').last()).toBeChecked();
  },
);

test(
  'a box that was ticked before the scripts came counts',
  { tag: '@release' },
  async ({ page }) => {
    let letCome = () => {};
    const wait = new Promise<void>((resolve) => (letCome = resolve));
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto('/smile-assessment', { waitUntil: 'commit' });
    await mirror(page).getByRole('checkbox').nth(2).check();
    letCome();
    await waitUntilAlive(page);
    await mirror(page).getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Question 2 of 10')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('checkbox').nth(2)).toBeChecked();
  },
);

test(
  'a question stands alone on the screen, and Close brings the page back without answers',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await mirror(page).getByRole('checkbox').first().check();
    await mirror(page).getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Question 2 of 10')).toBeInViewport();
    await expect(page.locator('.assessment-landing')).toHaveCount(0);
    for (const part of ['.site-footer', '.mobile-bar', '.help-strip']) {
      await expect(page.locator(part)).toBeHidden();
    }
    await page.locator('.quiz-bar').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('.mobile-bar')).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  },
);

test(
  'the results stand alone on the page, each persona under its own arches',
  { tag: '@release' },
  async ({ page }) => {
    await open(page);
    await takeQuiz(page, EVERYTHING);
    await expect(page.locator('.persona-banner h2')).toBeFocused();
    await expect(page.locator('.assessment-landing')).toHaveCount(0);
    await expect(page.locator('.persona-emblem[data-persona="visionary"] path')).toHaveCount(5);
  },
);

test('each question has its drawing', { tag: '@release' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await start(page).click();
  const seen = new Set<string | null>();
  for (const number of QUIZ.questions.keys()) {
    await expect(page.getByText(`Question ${number + 1} of 10`)).toBeVisible();
    await expect(page.locator('.quiz-drawing')).toBeVisible();
    seen.add(await page.locator('.quiz-drawing path').first().getAttribute('d'));
    await page.locator('.quiz-onward .button').click();
  }
  expect(seen.size).toBe(10);
});

test(
  'the samples are chosen with the keyboard, one at a time',
  { tag: '@release' },
  async ({ page }) => {
    await open(page);
    const shown = page.locator('.sample-result:visible');
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText('The Harmonizer');
    await page.getByRole('radio', { name: /front teeth/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(shown).toContainText('The Refiner');
    await page.keyboard.press('ArrowDown');
    await expect(shown).toContainText('The Natural');
    await expect(shown).toContainText('invented person');
    await expect(shown).toHaveCount(1);
  },
);

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(
    `the button is on the first screen at ${width} by ${height}`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      const bar = await page.locator('.mobile-bar').boundingBox();
      const button = await start(page).boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? height);
    },
  );
}

for (const width of [1280, 320, 390]) {
  test(
    `page, question and results are accessible at ${width} px, and nothing is wider`,
    { tag: '@release' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const check = async (what: string) => {
        expect(await findAccessibilityFaults(page), what).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, what).toBe(0);
      };
      await open(page);
      await check('page');
      await mirror(page).getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('Question 2 of 10')).toBeVisible();
      await check('question');
      await page.goBack();
      await page.goBack();
      await takeQuiz(page, EVERYTHING);
      await expect(page.locator('.persona-banner h2')).toBeFocused();
      await check('results');
    },
  );
}

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the first question is text, a person can be called, and the samples work', async ({
    page,
  }) => {
    await page.goto('/smile-assessment');
    await expect(mirror(page)).toContainText(FIRST?.options[0]?.text ?? 'no question');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
    await expect(page.locator('.quiz-intro noscript a')).toHaveText(PRACTICE.phone);
    await expect(page.locator('.assessment-again noscript a')).toBeVisible();
    await page.getByRole('radio', { name: /Mostly/ }).check();
    await expect(page.locator('.sample-result:visible')).toHaveCount(1);
    await expect(page.locator('.sample-result:visible')).toContainText('The Natural');
  });
});
