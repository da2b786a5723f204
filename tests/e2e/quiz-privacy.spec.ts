import { expect, test, type Browser } from '@playwright/test';
import { VISITS_PATH } from '../../domain/measurement/visit-count.ts';
import type { Answers } from '../../domain/quiz/questions.ts';
import { inRelease } from '../support/in-release.ts';
import { drawInSoftware } from '../support/draw-in-software.ts';
import {
  answersOf,
  EVERYTHING,
  NOTHING_FITS,
  openQuiz,
  QUIZ,
  takeQuiz,
} from '../support/take-quiz.ts';
import { waitUntilQuiet } from '../support/wait-until-quiet.ts';
import { openAlive } from '../support/watch-page.ts';

/** A thousand with `npm run check:quiz-privacy`, fewer with every test run. */
const RUNS = Number(process.env.QUIZ_RUNS ?? 4);
/** Taken before what chance brings: of six or twelve random runs, one time in four or in twenty-three no three ended differently. */
const KNOWN_RUNS = [answersOf('AB'), answersOf('GHF'), EVERYTHING, NOTHING_FITS].map((answers) =>
  QUIZ.questions.map(({ id }) => answers[id] ?? []),
);

/** The two rows of the table of events that a run of the quiz is. */
const COMPLETIONS = [
  '{"event":"assessment_completed","label":"smile"}',
  '{"event":"smile_quiz_completed","label":"smile_discovery"}',
];

/** All pictures of 'What you described', and the last of its code where a device draws live. */
const PLATES = /\/plates-[\w-]+\.avif$/;
const LAST_AHEAD = /\/team-[\w-]+\.js$/;
const LAST_CODE = /\/described-smile-[\w-]+\.js$/;

/** What a page could betray of the answers without sending anything. */
interface Traces {
  readonly address: string;
  readonly title: string;
  readonly kept: readonly number[];
  readonly cookies: string;
}

/** The router's position and the key of a layer; the page that was opened first has no key of the router's. */
const OPAQUE_STATE = /^\{"idx":\d{1,2}(,"layer":"[a-z0-9]{1,8}")?\}$/;

test(`in ${RUNS} random runs nothing leaves the browser, and nothing is kept`, async ({ page }) => {
  test.setTimeout(60_000 + RUNS * 2_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const lastAhead = page.waitForResponse(LAST_AHEAD);
  await openAlive(page, '/atria');
  // One run brings the code, and time what is fetched ahead; from then on there is nothing left to fetch.
  await openQuiz(page);
  const lastFetched = page.waitForResponse(PLATES);
  await takeQuiz(page, {});
  await lastFetched;
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await lastAhead;
  await waitUntilQuiet(page);

  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`),
  );
  const before = await page.evaluate(readTraces);
  const outcomes = await page.evaluate(runManyTimes, { runs: RUNS, known: KNOWN_RUNS });

  expect(outcomes.personas.length + outcomes.emptyCount).toBe(RUNS);
  expect(new Set(outcomes.personas).size).toBeGreaterThan(2);
  expect(outcomes.changes).toEqual([]);
  // A number for the place in the history, and random keys: nothing that differs by what was chosen.
  expect(outcomes.states.length).toBeGreaterThan(RUNS);
  for (const state of outcomes.states) expect(state).toMatch(OPAQUE_STATE);
  // That a run came to its end is counted, in the same words each time, and nothing of how.
  const counted = COMPLETIONS.flatMap((body) =>
    Array.from({ length: RUNS }, () => `${VISITS_PATH} ${body}`),
  );
  expect(sent.toSorted()).toEqual(counted.toSorted());
  expect(await page.evaluate(readTraces)).toEqual(before);
});

test(
  'whatever was answered, the end of the quiz asks for the same files in the same order',
  { tag: '@release' },
  async ({ browser }) => {
    // Most of an end is waiting for what is fetched ahead: the visitors take it beside one another.
    const [everything, ...others] = await Promise.all(
      [EVERYTHING, NOTHING_FITS, ...inRelease(answersOf('GHF'), {})].map((answers) =>
        requestsOfAnEnd(browser, answers),
      ),
    );
    expect(everything?.filter((path) => PLATES.test(path))).toHaveLength(1);
    for (const asked of others) expect(asked).toEqual(everything);
  },
);

/** What is asked for from the last answer on, by a visitor who looks at everything and tries every choice, on a device that draws live. */
async function requestsOfAnEnd(browser: Browser, answers: Answers): Promise<string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await drawInSoftware(page);
  // What a page fetches ahead after some time, and the footer's picture, come first.
  const lastAhead = page.waitForResponse(LAST_AHEAD);
  await openAlive(page, '/smile-assessment');
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await lastAhead;
  await waitUntilQuiet(page);
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  const lastFetched = page.waitForResponse(LAST_CODE);
  await takeQuiz(page, answers);
  await lastFetched;
  for (const choice of await page.locator('.described-choice input').all()) await choice.check();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await context.close();
  return asked;
}

function readTraces(): Traces {
  return {
    address: window.location.href,
    title: document.title,
    kept: [window.localStorage.length, window.sessionStorage.length],
    cookies: document.cookie,
  };
}

/** Takes the quiz again and again by its own buttons, first as is known, then choosing at random, and notes every change of title or address. */
async function runManyTimes({
  runs,
  known,
}: {
  runs: number;
  known: readonly (readonly (readonly number[])[])[];
}) {
  const personas: string[] = [];
  let emptyCount = 0;
  const changes: string[] = [];
  const states: string[] = [];
  const title = document.title;
  const address = window.location.href;
  const note = () => {
    states.push(JSON.stringify(window.history.state));
    if (document.title !== title || window.location.href !== address) {
      changes.push(`${document.title} ${window.location.href}`);
    }
  };
  const find = async (selector: string): Promise<HTMLElement> => {
    for (let tries = 0; tries < 2_000; tries += 1) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    throw new Error(`${selector} did not appear`);
  };
  const question = async (number: number) => {
    for (let tries = 0; tries < 2_000; tries += 1) {
      if (document.querySelector(`.quiz-dialog progress[value="${number}"]`)) return;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    throw new Error(`question ${number} did not appear`);
  };
  for (let run = 0; run < runs; run += 1) {
    window.dispatchEvent(new Event('openQuizIntro'));
    (await find('.quiz-dialog .quiz-intro .button')).click();
    const answers = known[run];
    // Some runs skip much, so that every kind of end occurs.
    const eagerness = Math.random();
    for (let number = 1; number <= 10; number += 1) {
      await question(number);
      const options = document.querySelectorAll<HTMLElement>('.quiz-dialog .quiz-option input');
      for (const [index, option] of options.entries()) {
        const isChosen = answers
          ? answers[number - 1]?.includes(index)
          : Math.random() < eagerness * 0.6;
        if (isChosen) option.click();
      }
      note();
      (await find('.quiz-onward .button')).click();
    }
    const heading = await find('.quiz-dialog .persona-banner h2, .quiz-dialog .quiz-card h2');
    if (heading.closest('.persona-banner')) personas.push(heading.textContent ?? '');
    else emptyCount += 1;
    note();
    const close = await find('.quiz-dialog .dialog-close');
    close.click();
    const isOver = () => !document.querySelector('.quiz-dialog') && !window.history.state.layer;
    for (let tries = 0; !isOver() && tries < 2_000; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    note();
  }
  return { personas, emptyCount, changes, states };
}
