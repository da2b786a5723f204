import { test as base, type Page } from '@playwright/test';
import { watchPage } from './watch-page.ts';

/** A tab in which one journey after the other looks at a page. */
interface Tab {
  readonly page: Page;
  /** What the page did that no page may, since the journey began: see watchPage. */
  readonly faults: string[];
}

/** Of the site's own, so that the tab keeps its process. */
const BETWEEN_JOURNEYS = '/robots.txt';

/** A worker's own, with scripts and without. */
const kept = new Map<boolean, Promise<Tab>>();

/**
 * Journeys that look at a page as it is served, and change nothing of their tab that the next could meet. A tab of its own for each costs a process, and
 * four times what the visit costs in a tab that has been on the site (docs/decisions/126-two-runs-of-the-journeys.md).
 */
export const test = base.extend<{ tab: Tab }>({
  tab: async ({ browser, javaScriptEnabled, viewport }, use) => {
    const open = async () => {
      const page = await (await browser.newContext()).newPage();
      return { page, faults: (await watchPage(page)).faults };
    };
    const opened = kept.get(javaScriptEnabled) ?? open();
    kept.set(javaScriptEnabled, opened);
    const tab = await opened;
    // The journey before may have looked at it at another size.
    if (viewport) await tab.page.setViewportSize(viewport);
    await use(tab);
    await tab.page.emulateMedia({ media: null });
    await tab.page.evaluate(() => [localStorage, sessionStorage].map((room) => room.clear()));
    await tab.page.context().clearCookies();
    await tab.page.goto(BETWEEN_JOURNEYS);
    tab.faults.length = 0;
  },
});
