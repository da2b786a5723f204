import { expect, test, type Page } from '@playwright/test';
import { PAGES } from '../../app/url-map.ts';
import { inRelease } from '../support/in-release.ts';
import { openAlive, waitUntilLaidOut } from '../support/watch-page.ts';

/** Pages that hold more from the moment they are alive, and what of it is waited for. */
const PLACES = [
  { path: '/embed/scheduling', part: '.time-grid' },
  { path: '/embed/virtual-consultation', part: '.promised-time[data-known]' },
  { path: '/es/embed/discovery-call', part: '.promised-time[data-known]' },
  { path: '/atria', part: 'select.reply-word' },
];

/** The same while what they ask the practice for has no answer yet. */
const WAITING = [
  { path: '/es/embed/scheduling', part: '.days-area .spinner' },
  { path: '/book-consultation', part: '.inline-scheduler .embed-note' },
  { path: `/appointment#${'a'.repeat(88)}`, part: '.appointment .spinner' },
];

/** Fewer are no page: an appointment that is waited for has eighteen. */
const LEAST_PARTS = 15;

/** Free times come from the server, and what stands below them goes down then. */
const FREE_TIMES = '.time-grid label';

const EVERY_PAGE = PAGES.filter(
  ({ path, canonical }) => !canonical && !WAITING.some((waiting) => waiting.path === path),
).map(({ path }) => ({ path, part: path.endsWith('/embed/scheduling') ? FREE_TIMES : 'h1' }));

for (const width of inRelease(390, 820)) {
  test(`on a slow line nothing that a page brings jumps when its styles come (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const place of [...PLACES, ...inRelease(...EVERY_PAGE)]) await compare(page, place);
    await page.route('**/api/**', () => {});
    await page.route(/\/embed\/scheduling/, (route) =>
      route.request().frame() === page.mainFrame() ? route.continue() : undefined,
    );
    for (const place of WAITING) await compare(page, place);
  });
}

/** Lets a page come alive while its whole stylesheets are held back, and expects it to look the same once they are there. */
async function compare(page: Page, { path, part }: { path: string; part: string }): Promise<void> {
  const held: { isSites: boolean; release: () => Promise<void> }[] = [];
  let isHeld = true;
  await page.route('**/assets/*.css', async (route) => {
    const isSites = new URL(route.request().url()).pathname.startsWith('/assets/site-');
    if (isHeld) held.push({ isSites, release: () => route.continue() });
    else await route.continue();
  });
  await openAlive(page, path);
  await waitUntilLaidOut(page);
  await expect(page.locator(part).first(), path).toBeAttached();
  expect(held.length, path).toBeGreaterThan(1);
  const before = await page.evaluate(readLooks);
  expect(before.length, path).toBeGreaterThan(LEAST_PARTS);
  isHeld = false;
  // The site's alone, then the page's own.
  for (const isSites of [true, false]) {
    const released = held.filter((sheet) => sheet.isSites === isSites);
    await Promise.all(released.map(({ release }) => release()));
    await page.waitForFunction(
      (precedences) =>
        [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')].every(
          ({ sheet, dataset }) => !precedences.includes(dataset.precedence ?? '') || sheet !== null,
        ),
      isSites ? ['site'] : ['site', 'page', 'print'],
    );
    const after = await page.evaluate(readLooks);
    expect(
      after.filter((line) => !before.includes(line)),
      `${path}, with the ${isSites ? 'site’s sheet' : 'page’s own'}`,
    ).toEqual([]);
  }
  // What opens over the page has its rules.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')].map(
          ({ media, dataset }) => `${dataset.precedence} ${media}`,
        ),
      ),
    )
    .toEqual(expect.arrayContaining(['site all', 'page ', 'print print']));
  await page.unroute('**/assets/*.css');
}

/** Where everything stands that can be seen, in whole CSS pixels, and in which colors. Runs in the page. */
function readLooks(): string[] {
  return (
    [...document.querySelectorAll('main *, footer *, form *')]
      // What turns all the time has no one place.
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches('.spinner'),
      )
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, textDecorationLine } = getComputedStyle(element);
        const box = [x, y + window.scrollY, width, height].map(Math.round).join(' ');
        return `${element.tagName} ${element.getAttribute('class') ?? ''} ${box} ${color} ${backgroundColor} ${textDecorationLine}`;
      })
  );
}
