import { waitUntilAlive } from '../../../tests/support/watch-page.ts';
import { median } from '../../measure/median.ts';
import { atMost, type Figure } from '../figure.ts';

const LIMIT_MS = 100;
const VISITS = 9;
/** Until a visitor's pages are fetched ahead (product 3.2). */
const FETCHED_AHEAD_MS = 6_000;

/** From a click in the navigation to the first frame with the next page's heading. */
export const routeChange: Figure = {
  name: 'route-change',
  group: 'Speed',
  isShort: false,
  measure: async (site) => {
    const browser = await site.browser();
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      baseURL: await site.origin(),
    });
    await page.goto('/team');
    await waitUntilAlive(page);
    await page.waitForTimeout(FETCHED_AHEAD_MS);
    const times: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      times.push(await page.evaluate(goTo, visit % 2 === 0 ? '/start-here' : '/faq'));
    }
    await page.close();
    const [, ...later] = times;
    const middle = median(later);
    return [
      atMost(
        `Route change after fetching ahead: painted within ${LIMIT_MS} ms`,
        middle,
        LIMIT_MS,
        `${middle.toFixed(0)} ms (median of ${later.length})`,
      ),
    ];
  },
};

/** Runs in the page. */
function goTo(href: string): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  const begun = performance.now();
  document.querySelector<HTMLElement>(`.site-header a[href="${href}"]`)?.click();
  return new Promise((resolve) => {
    const look = () => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading === undefined || heading === before) return requestAnimationFrame(look);
      return requestAnimationFrame(() => resolve(performance.now() - begun));
    };
    look();
  });
}
