import { expect, type Locator, type Page } from '@playwright/test';

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

/**
 * Scrolls until the header offers its action, and waits until the row has made room for it: a click at something that still slides
 * makes Playwright scroll the page itself, back to where the action is not offered.
 */
export async function showHeaderAction(page: Page): Promise<Locator> {
  await scrollPage(page, 1.5 * (page.viewportSize()?.height ?? 0));
  const action = page.locator('.header-action');
  await expect(action).toBeVisible();
  await page
    .locator('.site-header')
    .evaluate((header) =>
      Promise.all(header.getAnimations({ subtree: true }).map((motion) => motion.finished)),
    );
  return action;
}
