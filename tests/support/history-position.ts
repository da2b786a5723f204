import type { Page } from '@playwright/test';

/** How many entries of the browser's history lie before the one that is shown, as the router counts them. */
export const positionOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(window.history.state?.idx ?? 0));
