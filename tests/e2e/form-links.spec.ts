import { expect, test, type Frame, type Page } from '@playwright/test';
import { waitUntilAlive, watchPage } from '../support/watch-page.ts';

/** Where each form is framed, and what opens it. */
const FRAMED = [
  ['/embed/discovery-call', '/start-here', 'main a[href="/embed/discovery-call"]'],
  ['/embed/scheduling', '/start-here', 'main a[href="/embed/scheduling"]'],
  ['/embed/scheduling', '/book-consultation', null],
  ['/embed/weekend-appointment', '/book-consultation', '.booking-rules a[href^="/embed/"]'],
  ['/embed/virtual-consultation', '/orthodontics', '.header-action'],
] as const;
const FORMS = [...new Set(FRAMED.map(([form]) => form))];

interface Link {
  /** Among all links of its page. */
  readonly place: number;
  readonly href: string;
}

const pathOf = (address: string) => new URL(address, 'http://localhost').pathname;

/** Every link that can be seen. */
async function linksIn(frame: Frame | Page): Promise<Link[]> {
  const hrefs = await frame
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => (link.checkVisibility() ? (link.getAttribute('href') ?? '') : null)),
    );
  return hrefs.flatMap((href, place) => (href === null ? [] : [{ place, href }]));
}

async function openFrame(page: Page, path: string, opener: string | null, form: string) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await waitUntilAlive(page);
  if (opener === null) await page.locator('.inline-scheduler').scrollIntoViewIfNeeded();
  else {
    if (opener === '.header-action')
      await page.evaluate(() => window.scrollTo(0, window.innerHeight));
    await page.locator(opener).last().click();
  }
  const isForm = (candidate: Frame) => pathOf(candidate.url()) === form;
  await expect.poll(() => page.frames().some(isForm)).toBe(true);
  const frame = page.frames().find(isForm);
  if (!frame) throw new Error('The form is not framed.');
  await expect
    .poll(() => frame.evaluate(() => 'alive' in document.documentElement.dataset))
    .toBe(true);
  return frame;
}

/** Follows a link, by a key, since what still loads above it may move it from under a pointer; and sees that what it leads to is there: a page with its heading, or a call that the browser hands on. */
async function follow(page: Page, form: Frame | Page, { place, href }: Link) {
  const link = form.locator('a').nth(place);
  const target = await link.getAttribute('target');
  if (href.startsWith('tel:')) {
    const call = page.waitForRequest((request) => request.url() === href);
    await link.press('Enter');
    await call;
    return;
  }
  const popup = target === '_blank' ? page.waitForEvent('popup') : null;
  await link.press('Enter');
  const shown = popup ? await popup : target === '_top' ? page : form;
  await expect.poll(() => pathOf(shown.url())).toBe(pathOf(href));
  await expect(shown.locator('h1')).toBeVisible();
  // A page behind another is not painted, and so does not come alive.
  if (popup) await (await popup).close();
}

for (const [form, path, opener] of FRAMED) {
  test(`every link of ${form} within ${path} shows its page`, async ({ page }) => {
    const { faults } = await watchPage(page);
    const links = await linksIn(await openFrame(page, path, opener, form));
    expect(links.some(({ href }) => href === '/legal/privacy')).toBe(true);
    expect(links.some(({ href }) => href.startsWith('tel:'))).toBe(true);
    for (const link of links) {
      const frame = await openFrame(page, path, opener, form);
      await follow(page, frame, link);
    }
    expect(faults.filter((fault) => !fault.startsWith('request: tel:'))).toEqual([]);
  });
}

for (const form of FORMS) {
  test(`every link of ${form} as a page of its own shows its page`, async ({ page }) => {
    const { faults } = await watchPage(page);
    await page.goto(form);
    await waitUntilAlive(page);
    const links = await linksIn(page);
    expect(links.some(({ href }) => href === '/')).toBe(true);
    for (const link of links) {
      await page.goto(form);
      await waitUntilAlive(page);
      await follow(page, page, link);
    }
    expect(faults.filter((fault) => !fault.startsWith('request: tel:'))).toEqual([]);
  });
}

test('the way out leads back to the site also before the form in its frame is alive', async ({
  page,
}) => {
  await page.goto('/start-here');
  await waitUntilAlive(page);
  // The frame's page, but not its code.
  await page.route('**/assets/*.js', (route) =>
    route.request().frame() === page.mainFrame() ? route.continue() : route.abort(),
  );
  await page.locator('main a[href="/embed/discovery-call"]').first().click();
  const form = page.frameLocator('iframe[title="Request a call"]');
  await form.locator('.form-way-out a[href="/"]').click();
  await expect(page).toHaveURL('/');
});
