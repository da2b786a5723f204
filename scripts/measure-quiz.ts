import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../tests/support/browser-launch.ts';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { median } from './measure/median.ts';
import { serveForMeasuring } from './measure/serve-for-measuring.ts';

/**
 * `npm run measure:quiz`: from the wish to the painted intro of the quiz, over a page that has fetched it ahead, as the median of some
 * visits; and the same for the first question. Needs a build.
 */
const VISITS = 9;
const PORT = 4176;
/** The quiz is fetched ahead some seconds after the page. */
const FETCHED_AHEAD_MS = 5_000;

const site = await serveForMeasuring(PORT);
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: BROWSER_ARGUMENTS,
});

try {
  const visits: { intro: number; question: number }[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await measureVisit());
  console.log(`intro painted after ${median(visits.map((v) => v.intro)).toFixed(0)} ms`);
  console.log(`first question after ${median(visits.map((v) => v.question)).toFixed(0)} ms`);
} finally {
  await browser.close();
  site.stop();
}

async function measureVisit(): Promise<{ intro: number; question: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${site.origin}/team`);
  await page.waitForTimeout(FETCHED_AHEAD_MS);
  const intro = await untilPainted(page, '.quiz-dialog[open] .quiz-intro', () =>
    window.dispatchEvent(new Event('openQuizIntro')),
  );
  const question = await untilPainted(page, '.quiz-dialog progress', () =>
    document.querySelector<HTMLElement>('.quiz-intro .button')?.click(),
  );
  await context.close();
  return { intro, question };
}

/** Milliseconds from a wish to the first frame that shows an element. */
async function untilPainted(page: Page, selector: string, wish: () => void): Promise<number> {
  await page.evaluate(() => performance.mark('wish'));
  await page.evaluate(wish);
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector(wanted)) return requestAnimationFrame(look);
          return requestAnimationFrame(() =>
            resolve(performance.measure('shown', 'wish').duration),
          );
        };
        look();
      }),
    selector,
  );
}
