import { expect, test, type Locator, type Page } from '@playwright/test';
import { WORDS_APART } from '../../app/content/words-apart.server.ts';
import { inRelease } from '../support/in-release.ts';
import { choosePersona } from '../../domain/quiz/choose-persona.ts';
import { scoreAnswers } from '../../domain/quiz/score-answers.ts';
import { concernsFromAnswers } from '../../domain/smile/from-answers.ts';
import type { DescribedConcern } from '../../domain/smile/described-concerns.ts';
import { PRACTICE } from '../support/site-content.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { changedPixels } from '../support/ground-contrast.ts';
import {
  answersOf,
  EVERYTHING,
  NOTHING_FITS,
  openQuiz,
  QUIZ,
  takeQuiz,
} from '../support/take-quiz.ts';
import { openWithFrozenClock } from '../support/frozen-clock.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const DESCRIBED = WORDS_APART['quiz-described'](PRACTICE);

for (const { persona, answers } of [
  { persona: 'harmonizer', answers: answersOf('AB') },
  { persona: 'natural', answers: NOTHING_FITS },
  { persona: 'visionary', answers: EVERYTHING },
  { persona: 'refiner', answers: answersOf('TSC') },
  { persona: 'perfectionist', answers: answersOf('GHF') },
  { persona: 'guardian', answers: answersOf('SHF') },
] as const) {
  test(
    `${persona}: banner, pie, equal table, and a door for every area`,
    { tag: '@release' },
    async ({ page }) => {
      const { faults } = await watchPage(page);
      await openAlive(page, '/faq');
      const dialog = await openQuiz(page);
      await takeQuiz(page, answers);

      const entries = scoreAnswers(QUIZ.questions, answers);
      expect(choosePersona(entries)).toBe(persona);
      await expect(
        dialog.getByRole('heading', { name: QUIZ.personas[persona].name }),
      ).toBeFocused();
      await expect(dialog.locator('.area-list td')).toHaveText(
        entries.map((entry) => `${entry.percentage}%`),
      );
      await expect(dialog.locator('.pie-slice')).toHaveCount(entries.length);
      await expect(dialog.locator('.pie-slice text')).toHaveText(
        entries.filter((entry) => entry.slicePercentage > 5).map((e) => `${e.slicePercentage}%`),
      );

      for (const [index, entry] of entries.entries()) {
        await dialog.locator('.pie-slice').nth(index).focus();
        await page.keyboard.press('Enter');
        const detail = page.getByRole('dialog', { name: entry.title, exact: true });
        await expect(detail).toContainText(QUIZ.areas[entry.key].doctorInsight);
        await page.keyboard.press('Escape');
        await expect(detail).toHaveCount(0);
        await expect(dialog.locator('.pie-slice').nth(index)).toBeFocused();
      }
      const described = dialog.locator('.described');
      const concerns = concernsFromAnswers(QUIZ.questions, answers);
      await expect(described).toHaveCount(concerns.length > 0 ? 1 : 0);
      if (concerns.length > 1) await expectOneAtATime(described, concerns);
      expect(faults).toEqual([]);
    },
  );
}

/** The model without each thing that was said, one at a time, by the keyboard; said once. */
async function expectOneAtATime(part: Locator, concerns: readonly DescribedConcern[]) {
  const radios = part.getByRole('radio');
  await expect(radios).toHaveCount(concerns.length);
  await radios.first().focus();
  for (const concern of concerns.slice(1)) {
    await part.page().keyboard.press('ArrowDown');
    const { name, seen, gone } = DESCRIBED.concerns[concern];
    await expect(part.getByRole('radio', { name })).toBeChecked();
    await expect(part.getByRole('img', { name: `${DESCRIBED.drawn} ${seen}.` })).toBeVisible();
    const without = `${DESCRIBED.same} ${gone}.`;
    await expect(part.getByRole('img', { name: without })).toBeVisible();
    await expect(part.getByRole('status').filter({ hasText: without })).toHaveCount(1);
  }
  expect(await findAccessibilityFaults(part.page(), '.described')).toEqual([]);
}

for (const forcedColors of ['none', 'active'] as const) {
  test(
    `the slice that has the focus is seen to have it, whatever its color (forced colors: ${forcedColors})`,
    { tag: '@release' },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
      await openAlive(page, '/smile-assessment');
      // Five areas have a share of this: the last questions say that nothing fits.
      const unfit = QUIZ.questions.slice(-4).map(({ id, options }) => [id, [options.length]]);
      await takeQuiz(page, { ...EVERYTHING, ...Object.fromEntries(unfit) });
      const pie = page.locator('.pie');
      const slices = pie.locator('.pie-slice');
      await expect(slices).toHaveCount(5);
      await slices.first().focus();
      await page.keyboard.press('Tab');
      for (const slice of await slices.all()) {
        await slice.focus();
        const focused = await pie.screenshot();
        await slice.blur();
        const { width, height } = await slice.evaluate((part) => part.getBoundingClientRect());
        // Twice what changes where a slice only swells by a hair.
        const line = 16 * Math.max(width, height);
        expect(await changedPixels(await pie.screenshot(), focused, 3)).toBeGreaterThan(line);
      }
    },
  );
}

test(
  'why this result: the answers behind an area, with points that add up',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/smile-assessment');
    const answers = answersOf('AB', 'TSC');
    await takeQuiz(page, answers);
    const [top] = scoreAnswers(QUIZ.questions, answers);
    const look = page.locator('.deeper-look');
    await look.getByText('Why this result').click();
    const points = (await look.locator('.why-points').allInnerTexts()).map(Number);
    const total = points.pop();
    expect(points.reduce((sum, point) => sum + point, 0)).toBe(total);
    expect(total).toBe(top?.rawScore);
    // On paper: ink on white, and nothing that can only be pressed.
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.persona-banner h2')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('.result-next h3')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('.result-actions')).toBeHidden();
  },
);

test(
  'nothing chosen: a kind end that begins again, leads on, or closes',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/team');
    const dialog = await openQuiz(page);
    await takeQuiz(page, {});
    await expect(
      dialog.getByRole('heading', { name: QUIZ.summaries.nothingChosen.heading }),
    ).toBeVisible();
    await expect(dialog.locator('.pie')).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Take the Next Step' })).toHaveAttribute(
      'href',
      '/start-here',
    );
    await dialog.getByRole('button', { name: 'Start again' }).click();
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
  },
);

test(
  'a call can be asked for beside Take the Next Step, and the focus comes back',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, '/smile-assessment');
    await takeQuiz(page, answersOf('AB'));
    const actions = page.locator('.result-actions');
    const ask = actions.getByRole('button', { name: QUIZ.words.results.callLabel });
    await expect(ask).toBeInViewport();
    await ask.click();
    await expect(page.getByRole('dialog', { name: 'Ask for a call' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(ask).toBeFocused();
  },
);

test(
  'the disc with its arches is cut at no edge, and on a phone stands in the middle',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/smile-assessment');
    await takeQuiz(page, answersOf('AB'));
    for (const width of [390, 430, 767, 820, 1023, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const disc = await placeOf(page.locator('.result-disc'));
      // What is drawn, without the room around it.
      const arches = await placeOf(page.locator('.persona-emblem path'));
      expect(disc.left, `the disc at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(arches.left, `the arches at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(arches.right, `the arches at ${width} px`).toBeLessThanOrEqual(width);
      if (width < 768) expect(Math.abs(disc.left + disc.right - width)).toBeLessThanOrEqual(1);
    }
  },
);

async function placeOf(locator: Locator): Promise<{ left: number; right: number }> {
  return locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });
}

// What a phone's browser leaves of it when its own bars are in, and when they are not.
for (const height of [664, 844]) {
  test(
    `on a phone ${height} high the button onward stands at one place of the first screen, through all questions`,
    { tag: '@release' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height });
      await openAlive(page, '/smile-assessment');
      await page.getByRole('button', { name: "Let's get started" }).click();
      const places = new Set<number | undefined>();
      for (const index of QUIZ.questions.keys()) {
        await expect(page.getByText(`Question ${index + 1} of 10`)).toBeVisible();
        const onward = page.locator('.quiz-onward .button');
        await expect(onward).toBeInViewport({ ratio: 1 });
        places.add((await onward.boundingBox())?.y);
        await onward.click();
      }
      expect([...places]).toHaveLength(1);
    },
  );
}

test(
  'none is exclusive, and what it clears is announced',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/team');
    const dialog = await openQuiz(page);
    await page.getByRole('button', { name: "Let's get started" }).click();
    const first = dialog.getByRole('checkbox').first();
    const none = dialog.getByRole('checkbox', { name: "This doesn't sound like me" });
    const status = dialog.getByRole('status');
    await first.check();
    await expect(status).toHaveText('');
    await none.check();
    await expect(first).not.toBeChecked();
    await expect(status).toHaveText(QUIZ.words.othersClearedNotice);
    await first.check();
    await expect(none).not.toBeChecked();
    await expect(status).toHaveText(QUIZ.words.noneClearedNotice);
    await none.check();
    await none.uncheck();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  },
);

test(
  'Escape closes and forgets; the focus returns to the opener',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/stories');
    const opener = page.locator('main').getByRole('link', { name: /quiz/i }).first();
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Smile Discovery' });
    await expect(dialog.getByRole('heading', { name: QUIZ.words.heading })).toBeFocused();
    await page.getByRole('button', { name: "Let's get started" }).click();
    await page.locator('.quiz-option').first().click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.locator('.toast')).toContainText(QUIZ.words.closedText);
    await opener.click();
    await page.getByRole('button', { name: "Let's get started" }).click();
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  },
);

test('the keyboard alone goes from the intro to a detail and out', async ({ page }) => {
  await openAlive(page, '/team');
  const dialog = await openQuiz(page);
  const reach = async (name: string | RegExp) => {
    const target = dialog
      .getByRole('button', { name })
      .or(dialog.getByRole('checkbox', { name }))
      .first();
    for (let steps = 0; steps < 30; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  await reach("Let's get started");
  await page.keyboard.press('Enter');
  for (const [index, question] of QUIZ.questions.entries()) {
    await expect(dialog.locator('legend')).toHaveText(question.text);
    await expect(dialog.locator('legend')).toBeFocused();
    await reach(question.options[0]?.text ?? '');
    await page.keyboard.press('Space');
    await reach(index === 9 ? 'View Results' : 'Next');
    await page.keyboard.press('Enter');
  }
  await expect(dialog.getByText('Your smile persona')).toBeVisible();
  await reach(/See what this could mean/);
  await page.keyboard.press('Space');
  await expect(page.locator('.area-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await reach('Share Results');
  await page.keyboard.press('Enter');
  await expect(page.locator('.share-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

async function check(page: Page, what: string): Promise<void> {
  expect(await findAccessibilityFaults(page), what).toEqual([]);
  const overflow = await page.evaluate(() => {
    const bodies = [...document.querySelectorAll('.dialog-body')];
    return bodies.some((body) => body.scrollWidth > body.clientWidth);
  });
  expect(overflow, `${what} is wider than its dialog`).toBe(false);
}

/** Questions are alike: of each, only a release is told whether it breaks a rule. */
const CHECKED_QUESTIONS: ReadonlySet<number> = new Set([
  1,
  10,
  ...inRelease(2, 3, 4, 5, 6, 7, 8, 9),
]);

for (const width of [390, ...inRelease(320, 768, 1280)]) {
  test(`every screen is accessible at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await openAlive(page, '/team');
    await openQuiz(page);
    await check(page, 'intro');
    await page.getByText('Privacy & Data Use').click();
    await check(page, 'intro with the notice');
    await page.getByRole('button', { name: "Let's get started" }).click();
    for (const [index] of QUIZ.questions.entries()) {
      await expect(page.getByText(`Question ${index + 1} of 10`)).toBeVisible();
      await page
        .locator('.quiz-option')
        .nth(index % 3)
        .click();
      if (CHECKED_QUESTIONS.has(index + 1)) await check(page, `question ${index + 1}`);
      await page.locator('.quiz-onward .button').click();
    }
    await expect(page.getByText('Your smile persona')).toBeVisible();
    await check(page, 'results');
    await page.locator('.area-list button').first().click();
    await page.locator('.area-dialog summary').click();
    await check(page, 'detail');
    await page.keyboard.press('Escape');
    await page.locator('.result-actions').getByRole('button', { name: 'Share Results' }).click();
    await check(page, 'share');
  });
}

test(
  'the pie is 280 px below 768, 320 px below 1024 and 380 px from there',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/smile-assessment');
    await takeQuiz(page, EVERYTHING);
    for (const [width, size] of [
      [767, 280],
      [768, 320],
      [1023, 320],
      [1024, 380],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(async () => (await page.locator('.pie').boundingBox())?.width, {
          message: `${width}`,
        })
        .toBe(size);
    }
  },
);

test(
  'the bar of narrow screens comes after 100 px, below 640 px only',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 639, height: 800 });
    await openAlive(page, '/team');
    await openQuiz(page);
    await takeQuiz(page, EVERYTHING);
    const bar = page.locator('.result-bar');
    const scroll = (top: number) =>
      page.locator('.quiz-dialog .dialog-body').evaluate((body, to) => body.scrollTo(0, to), top);
    await scroll(100);
    await expect(bar).toBeHidden();
    await scroll(101);
    await expect(bar).toBeVisible();
    await page.setViewportSize({ width: 640, height: 800 });
    await expect(bar).toBeHidden();
  },
);

test('the quiz is in no page’s first load, and once fetched ahead needs nothing to open', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const has = (pattern: RegExp) => fetched.some((url) => pattern.test(url));
  await openWithFrozenClock(page, '/');
  expect(has(/assets\/quiz-(flow|dialog)-[\w-]+\.js$/)).toBe(false);
  await page.clock.runFor(3_000);
  await expect.poll(() => has(/assets\/quiz-flow/) && has(/assets\/quiz-dialog/)).toBe(true);
  await page.clock.runFor(4_000);
  await page.waitForLoadState('networkidle');
  await page.route('**', (route) => route.abort());
  await openQuiz(page);
  await page.getByRole('button', { name: "Let's get started" }).click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
});

for (const width of [1280, 820]) {
  test(
    `at ${width} px the card is as wide for a short question as for a long one`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openAlive(page, '/team');
      const dialog = await openQuiz(page);
      await dialog.getByRole('button', { name: "Let's get started" }).click();
      const cards = new Set<string>();
      for (const index of QUIZ.questions.keys()) {
        await expect(dialog.getByText(`Question ${index + 1} of 10`)).toBeVisible();
        const box = await dialog.locator('.quiz-card').boundingBox();
        cards.add(`${box?.x} ${box?.width}`);
        await dialog.locator('.quiz-onward .button').click();
      }
      expect(cards.size).toBe(1);
    },
  );
}
