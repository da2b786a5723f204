import { expect, test, type Page } from '@playwright/test';
import { positionOf } from '../support/history-position.ts';
import { inRelease } from '../support/in-release.ts';
import { headingOf } from '../support/page-heading.ts';
import { EVERYTHING, openQuiz, QUIZ, takeNextStep, takeQuiz } from '../support/take-quiz.ts';
import { openAlive, waitUntilAlive } from '../support/watch-page.ts';

const question = (page: Page, number: number) => page.getByText(`Question ${number} of 10`);
const option = (page: Page, number: number) => page.locator('.quiz-option input').nth(number);
/** Until the first question is here: the page before it has the same options, in its mirror. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: "Let's get started" }).click();
  await expect(question(page, 1)).toBeVisible();
}

/** Answers the first questions, the option of the question's own number each time, and stands before the next. */
async function answer(page: Page, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await expect(question(page, number)).toBeVisible();
    await option(page, number % 3).check();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(question(page, count + 1)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
});

const OVER_A_PAGE = {
  where: 'over a page',
  open: async (page: Page) => {
    await openAlive(page, '/team');
    await openQuiz(page);
  },
  leave: async (page: Page) => {
    await page.goBack();
    await expect(page.locator('.quiz-dialog')).toHaveCount(0);
    await page.goForward();
    await expect(page.locator('.quiz-dialog')).toBeVisible();
  },
};
const ON_ITS_OWN_PAGE = {
  where: 'on its own page',
  open: async (page: Page) => {
    await openAlive(page, '/team');
    await openAlive(page, '/smile-assessment');
  },
  leave: async () => undefined,
};

for (const { where, open, leave } of [OVER_A_PAGE, ...inRelease(ON_ITS_OWN_PAGE)]) {
  test(`${where}, Back leads one screen back with the answers kept, and Forward forward`, async ({
    page,
  }) => {
    await open(page);
    const address = page.url();
    await begin(page);
    await answer(page, 3);
    for (const number of [3, 2, 1]) {
      await page.goBack();
      await expect(question(page, number)).toBeVisible();
      await expect(option(page, number % 3)).toBeChecked();
      await expect(page.locator('.quiz legend')).toBeFocused();
    }
    await page.goBack();
    await expect(page.getByRole('heading', { name: QUIZ.words.heading })).toBeVisible();
    await leave(page);
    for (const number of [1, 2, 3]) {
      await page.goForward();
      await expect(question(page, number)).toBeVisible();
      await expect(option(page, number % 3)).toBeChecked();
    }
    await page.goForward();
    await expect(question(page, 4)).toBeVisible();
    expect(page.url()).toBe(address);
  });
}

for (const { where, open } of [OVER_A_PAGE, ON_ITS_OWN_PAGE]) {
  test(
    `${where}, going on after Back keeps what was chosen further on`,
    { tag: '@release' },
    async ({ page }) => {
      await open(page);
      await begin(page);
      await answer(page, 3);
      await page.goBack();
      await page.goBack();
      await expect(question(page, 2)).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(question(page, 3)).toBeVisible();
      await expect(option(page, 0)).toBeChecked();
    },
  );

  test(
    `${where}, the results lead to the first question, and Forward to the results again`,
    { tag: '@release' },
    async ({ page }) => {
      await open(page);
      const address = page.url();
      await takeQuiz(page, EVERYTHING);
      await page.getByRole('button', { name: QUIZ.words.results.changeLabel }).click();
      await expect(question(page, 1)).toBeVisible();
      await expect(page.locator('.quiz legend')).toBeFocused();
      await expect(option(page, 0)).toBeChecked();
      expect(page.url()).toBe(address);
      await page.goBack();
      await expect(page.getByRole('heading', { name: QUIZ.words.heading })).toBeVisible();
      await page.goForward();
      await expect(question(page, 1)).toBeVisible();
      for (let next = 2; next <= 10; next += 1) {
        await page.goForward();
        await expect(question(page, next)).toBeVisible();
      }
      await page.goForward();
      await expect(page.locator('.persona-banner')).toBeVisible();
    },
  );

  test(
    `${where}, Back leads from the results to the last question and Forward to them`,
    { tag: '@release' },
    async ({ page }) => {
      await open(page);
      await takeQuiz(page, EVERYTHING);
      await expect(page.locator('.persona-banner')).toBeVisible();
      await page.getByRole('button', { name: 'Share Results' }).first().click();
      await expect(page.locator('.share-dialog')).toBeVisible();
      await page.goBack();
      await expect(page.locator('.share-dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Share Results' }).first()).toBeFocused();
      await page.locator('.area-list button').first().click();
      await expect(page.locator('.area-dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('.area-dialog')).toHaveCount(0);
      await page.goBack();
      await expect(question(page, 10)).toBeVisible();
      await expect(option(page, 0)).toBeChecked();
      await page.goForward();
      await expect(page.locator('.persona-banner h2')).toBeFocused();
    },
  );
}

for (const path of ['/team', '/smile-assessment']) {
  test(
    `Escape closes the quiz on ${path}, and says that the answers are gone`,
    { tag: '@release' },
    async ({ page }) => {
      await openAlive(page, path);
      if (path === '/team') await openQuiz(page);
      await begin(page);
      await answer(page, 2);
      await page.keyboard.press('Escape');
      await expect(question(page, 3)).toHaveCount(0);
      await expect(page.locator('.toast').getByText(QUIZ.words.closedNotice)).toBeVisible();
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    },
  );
}

test(
  'Close forgets: one Back leads to the previous page, and Forward to no answer',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/faq');
    await page.locator('.header-links').getByRole('link', { name: 'Team' }).click();
    await expect(page.locator('h1')).toHaveText(headingOf('team'));
    const dialog = await openQuiz(page);
    await begin(page);
    await answer(page, 4);
    await page.goBack();
    await expect(question(page, 4)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => positionOf(page)).toBe(1);
    await page.evaluate(() => window.history.go(3));
    await expect.poll(() => positionOf(page)).toBe(1);
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(headingOf('faq'));
    await openQuiz(page);
    await begin(page);
    await expect(option(page, 1)).not.toBeChecked();
  },
);

test(
  'Close on the results of the quiz’s own page leaves no entries behind',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/faq');
    await openAlive(page, '/smile-assessment');
    await takeQuiz(page, EVERYTHING);
    await page.locator('.quiz-bar').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { name: QUIZ.words.heading })).toBeVisible();
    await expect.poll(() => positionOf(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

test(
  'stacked dialogs close one by one, and leave nothing to go back through',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/faq');
    await page.locator('.header-links').getByRole('link', { name: 'Team' }).click();
    await expect(page.locator('h1')).toHaveText(headingOf('team'));
    const dialog = await openQuiz(page);
    await takeQuiz(page, EVERYTHING);
    await page.locator('.result-next').getByRole('button').click();
    const request = page.getByRole('dialog', { name: 'Ask for a call' });
    await expect(request).toBeVisible();
    await page.goBack();
    await expect(request).toHaveCount(0);
    await expect(page.locator('.persona-banner')).toBeVisible();
    await page.locator('.result-next').getByRole('button').click();
    await expect(request).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(request).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => positionOf(page)).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

test(
  'a link followed mid-way loses nothing: Back and the quiz itself bring it again',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/team');
    const dialog = await openQuiz(page);
    await begin(page);
    await answer(page, 2);
    // As any link in the page would: the router goes on without a reload.
    await page
      .locator('.header-links')
      .getByRole('link', { name: 'Airway' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('h1')).toHaveText(headingOf('airway'));
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/team');
    await expect(question(page, 3)).toBeVisible();
    await page.goBack();
    await expect(question(page, 2)).toBeVisible();
    await expect(option(page, 2)).toBeChecked();
    await page.goForward();
    await expect(question(page, 3)).toBeVisible();
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(headingOf('airway'));
    await expect(dialog).toHaveCount(0);
    await openQuiz(page);
    await expect(question(page, 3)).toBeVisible();
    await page.goBack();
    await expect(option(page, 2)).toBeChecked();
  },
);

test(
  'Take the Next Step leaves the results where Back finds them',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/team');
    const dialog = await openQuiz(page);
    await takeQuiz(page, EVERYTHING);
    await takeNextStep(dialog);
    await expect(page.locator('h1')).toHaveText(headingOf('start-here'));
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/team');
    await expect(dialog.locator('.persona-banner')).toBeVisible();
  },
);

test(
  'a quiz that came to its results is over: opened again, it begins with no answer',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/team');
    const dialog = await openQuiz(page);
    await takeQuiz(page, EVERYTHING);
    await takeNextStep(dialog);
    await expect(page.locator('h1')).toHaveText(headingOf('start-here'));
    // Nobody can open it anew while it is still going.
    await expect(dialog).toHaveCount(0);
    await expect(
      page.locator('.first-question').getByRole('checkbox', { checked: true }),
    ).toHaveCount(0);
    await openQuiz(page);
    await expect(page.getByRole('heading', { name: QUIZ.words.heading })).toBeVisible();
    // The page behind asks the first question too.
    await page.getByRole('button', { name: "Let's get started" }).click();
    await expect(dialog.getByText('Question 1 of 10')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  },
);

test(
  'a link to the page below the quiz leaves nothing to go back through',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/faq');
    await page.locator('.header-links').getByRole('link', { name: 'Start Here' }).click();
    await expect(page.locator('h1')).toHaveText(headingOf('start-here'));
    const dialog = await openQuiz(page);
    await takeQuiz(page, EVERYTHING);
    await takeNextStep(dialog);
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => positionOf(page)).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

test(
  'a reload forgets the answers, and Back passes over the questions',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/faq');
    await page.locator('.header-links').getByRole('link', { name: 'Team' }).click();
    await expect(page.locator('h1')).toHaveText(headingOf('team'));
    await openQuiz(page);
    await begin(page);
    await answer(page, 2);
    await page.reload();
    await waitUntilAlive(page);
    await expect.poll(() => positionOf(page)).toBe(1);
    await expect(page.locator('.quiz-dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

for (const { width, height, rootPx } of [
  { width: 844, height: 390, rootPx: 32 },
  { width: 320, height: 568, rootPx: 16 },
  { width: 390, height: 844, rootPx: 16 },
  { width: 844, height: 390, rootPx: 16 },
  { width: 390, height: 844, rootPx: 32 },
  { width: 320, height: 568, rootPx: 32 },
]) {
  test(
    `Close is in sight at every step at ${width}x${height}, text at ${rootPx} px`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAlive(page, '/team');
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`;
      }, rootPx);
      const dialog = await openQuiz(page);
      const checkFrame = async (what: string) => {
        await expect(dialog.locator('> .dialog-bar .dialog-close'), what).toBeInViewport({
          ratio: 1,
        });
        expect(await dialog.evaluate((element) => element.scrollTop), what).toBe(0);
      };
      await checkFrame('intro');
      await begin(page);
      for (const [index] of QUIZ.questions.entries()) {
        await expect(question(page, index + 1)).toBeAttached();
        // The focus follows later (specification, section 4), and may scroll.
        await expect(page.locator('.quiz legend')).toBeFocused();
        await checkFrame(`question ${index + 1}`);
        await page.locator('.quiz-option input').last().focus();
        await page.locator('.quiz-option input').first().check();
        await checkFrame(`question ${index + 1}, chosen`);
        await page.locator('.quiz-onward .button').click();
      }
      await expect(page.locator('.persona-banner h2')).toBeFocused();
      await checkFrame('results');
      await page.locator('.area-list button').first().click();
      await expect(page.locator('.area-dialog .dialog-close')).toBeInViewport({ ratio: 1 });
      await page.locator('.area-dialog .dialog-close').click();
      await expect(page.locator('.area-dialog')).toHaveCount(0);
      await checkFrame('results after a detail');
      await dialog.locator('> .dialog-bar .dialog-close').click();
      await expect(dialog).toHaveCount(0);
    },
  );
}

test(
  'a finger on an option lights it in the house’s colour',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/smile-assessment');
    await begin(page);
    const color = await page
      .locator('.quiz-option')
      .first()
      .evaluate((element) =>
        getComputedStyle(element).getPropertyValue('-webkit-tap-highlight-color'),
      );
    expect(color).toBe('rgba(31, 35, 107, 0.18)');
  },
);
