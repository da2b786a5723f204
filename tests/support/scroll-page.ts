import type { Page } from '@playwright/test';

/**
 * Scrolls the page, and waits until it has heard of it: browsers say so with their next frame, and what a busy machine does before
 * that no visitor's hand could.
 */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        if (window.scrollY === to) return resolve();
        window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo(0, to);
      }),
    top,
  );
}
