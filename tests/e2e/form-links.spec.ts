import { expect, test, type Frame, type Page } from '@playwright/test';
import { PAGES } from '../../app/url-map.ts';
import { englishPathOf, languageOf, SPANISH } from '../../domain/languages/page-languages.ts';
import { PRACTICE } from '../support/site-content.ts';
import { showHeaderAction } from '../support/scroll-page.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

/** Where each form is framed, and what opens it. */
const FRAMED = [
  ['/embed/scheduling', '/start-here', 'main a[href="/embed/scheduling"]'],
  ['/embed/scheduling', '/book-consultation', null],
  ['/embed/discovery-call', '/start-here', 'main a[href="/embed/discovery-call"]:visible'],
  [
    '/embed/weekend-appointment',
    '/book-consultation',
    '.diary-margin a[href="/embed/weekend-appointment"]',
  ],
  ['/embed/virtual-consultation', '/orthodontics', '.header-action'],
] as const;
const FORMS = PAGES.filter(({ embed }) => embed).map(({ path }) => path);

/** Where the site begins in the form's language. */
const homeOf = (form: string) => (languageOf(form) === SPANISH ? '/es/start-here' : '/');

interface Link {
  /** Among all links of its page. */
  readonly place: number;
  readonly href: string;
  readonly target: string;
}

const pathOf = (address: string) => new URL(address, 'http://localhost').pathname;

/** Every link that can be seen. */
async function linksIn(frame: Frame | Page): Promise<Link[]> {
  return frame.locator('a').evaluateAll((links) =>
    links.flatMap((link, place) => {
      const href = link.getAttribute('href') ?? '';
      const target = link.getAttribute('target') ?? '';
      return link.checkVisibility() ? [{ place, href, target }] : [];
    }),
  );
}

async function openFrame(page: Page, path: string, opener: string | null, form: string) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAlive(page, path);
  if (opener === null) await page.locator('.inline-scheduler').scrollIntoViewIfNeeded();
  else {
    if (opener === '.header-action') await showHeaderAction(page);
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
async function follow(page: Page, form: Frame | Page, { place, href, target }: Link) {
  const link = form.locator('a').nth(place);
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

/** New windows first, which leave the form where it is; calls last, since the browser then asks whom to hand them to. */
const orderOf = ({ target, href }: Link) =>
  href.startsWith('tel:') ? 2 : target === '_blank' ? 0 : 1;

const isScheduler = (path: string) => englishPathOf(path).startsWith('/embed/scheduling');

/** Goes on to the page of the scheduler that has the fields, and links of its own. */
async function openFields<Form extends Frame | Page>(form: Form): Promise<Form> {
  await form.locator('.time-grid label.pick').first().click();
  await form.locator('.time-strip button:visible').click();
  await expect(form.locator('.diary-entry')).toBeVisible();
  return form;
}

/** Follows every link of a form, which is opened anew where another page has taken its place. */
async function followAll(page: Page, open: () => Promise<Frame | Page>): Promise<string[]> {
  let form = await open();
  const links = (await linksIn(form)).toSorted((a, b) => orderOf(a) - orderOf(b));
  for (const [index, link] of links.entries()) {
    const before = links[index - 1];
    if (before && orderOf(before) > 0) form = await open();
    await follow(page, form, link);
  }
  return links.map(({ href }) => (href.startsWith('tel:') ? 'tel:' : href));
}

/** Follows every link of all pages of a form. */
async function followForm(page: Page, path: string, open: () => Promise<Frame | Page>) {
  const { faults } = await watchPage(page);
  const followed = await followAll(page, open);
  if (isScheduler(path)) {
    followed.push(...(await followAll(page, async () => openFields(await open()))));
  }
  expect(faults.filter((fault) => !fault.startsWith('request: tel:'))).toEqual([]);
  return followed;
}

for (const [form, path, opener] of FRAMED) {
  test(
    `every link of ${form} within ${path} shows its page`,
    { tag: '@release' },
    async ({ page }) => {
      const followed = await followForm(page, form, () => openFrame(page, path, opener, form));
      expect(followed).toEqual(expect.arrayContaining(['/legal/privacy', 'tel:']));
    },
  );
}

for (const form of FORMS) {
  test(
    `every link of ${form} as a page of its own shows its page`,
    { tag: '@release' },
    async ({ page }) => {
      const followed = await followForm(page, form, async () => {
        await openAlive(page, form);
        return page;
      });
      expect(followed).toEqual(expect.arrayContaining(['/legal/privacy', 'tel:', homeOf(form)]));
    },
  );
}

test(
  'a form says at its top whose it is, and leads home, where no dialog does that',
  { tag: '@release' },
  async ({ page }) => {
    for (const form of FORMS) {
      await page.goto(form);
      const owner = page.locator('.form-owner').getByRole('link', { name: PRACTICE.name });
      await expect(owner, form).toBeInViewport();
      await expect(owner, form).toHaveAttribute('href', homeOf(form));
    }
    const frame = await openFrame(
      page,
      '/start-here',
      'main a[href="/embed/discovery-call"]:visible',
      '/embed/discovery-call',
    );
    await expect(frame.locator('.form-owner')).toBeHidden();
  },
);

test(
  'the way out leads back to the site also before the form in its frame is alive',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/start-here#question');
    // The frame's page, but not its code.
    await page.route('**/assets/*.js', (route) =>
      route.request().frame() === page.mainFrame() ? route.continue() : route.abort(),
    );
    await page.locator('main a[href="/embed/discovery-call"]:visible').first().click();
    const form = page.frameLocator('iframe[title="Ask for a call"]');
    await form.locator('.form-way-out a[href="/"]').click();
    await expect(page).toHaveURL('/');
  },
);
