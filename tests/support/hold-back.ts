import type { Page, Route } from '@playwright/test';

/**
 * Holds back what a page sends to an address, as a line does that stalls.
 *
 * @returns lets it through, and all that follows, or answers what was held so
 */
export async function holdBack(
  page: Page,
  address: string,
): Promise<(answer?: { status: number }) => Promise<void>> {
  const held: Route[] = [];
  let isOver = false;
  await page.route(address, (route) => (isOver ? route.continue() : void held.push(route)));
  return async (answer) => {
    isOver = true;
    await Promise.all(
      held.map((route) =>
        answer === undefined ? route.continue() : route.fulfill({ ...answer, json: {} }),
      ),
    );
    await page.unroute(address);
  };
}
