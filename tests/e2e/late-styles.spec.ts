import { expect, test, type Page } from '@playwright/test';

/** What a page holds from the moment it is alive, where its whole stylesheets come later than its code. */
const PLACES = [
  { path: '/embed/scheduling', parts: ['.period-row', '.days-area', '.days-foot'] },
  { path: '/es/embed/scheduling', parts: ['.period-row', '.days-area', '.days-foot'] },
  { path: '/book-consultation', parts: ['.inline-scheduler', '.embed-note', 'iframe'] },
  { path: `/appointment#${'a'.repeat(88)}`, parts: ['.appointment', '.appointment .spinner'] },
];

for (const width of [390, 820]) {
  test(`on a slow line nothing that a page brings jumps when its styles come (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // The line is slow: what the page asks of the practice has no answer yet.
    await page.route('**/api/**', () => {});
    await page.route('**/embed/scheduling', (route) =>
      route.request().frame() === page.mainFrame() ? route.continue() : undefined,
    );
    for (const { path, parts } of PLACES) {
      const held: (() => Promise<void>)[] = [];
      await page.route('**/assets/*.css', async (route) => {
        held.push(() => route.continue());
      });
      await page.goto(path);
      for (const part of parts) await expect(page.locator(part), path).toBeAttached();
      expect(held.length, path).toBeGreaterThan(1);
      const before = await placesOf(page, parts);
      await page.unroute('**/assets/*.css');
      await Promise.all(held.map((release) => release()));
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')].every(
          ({ sheet }) => sheet !== null,
        ),
      );
      expect(await placesOf(page, parts), path).toEqual(before);
    }
  });
}

/** Where each of them stands, in whole CSS pixels. */
function placesOf(page: Page, parts: readonly string[]): Promise<unknown> {
  return page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [
          selector,
          ...[box?.x, box?.y, box?.width, box?.height].map((at) => Math.round(at ?? -1)),
        ];
      }),
    [...parts],
  );
}
