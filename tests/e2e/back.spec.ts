import { expect, test, type Locator, type Page } from '@playwright/test';
import { drawFrames } from '../support/frames.ts';
import { positionOf } from '../support/history-position.ts';
import { inRelease } from '../support/in-release.ts';
import { headingOf } from '../support/page-heading.ts';
import { openQuiz } from '../support/take-quiz.ts';
import { scrollPage } from '../support/scroll-page.ts';
import { openAlive, waitUntilAlive } from '../support/watch-page.ts';

const FRAMES_OF_REST = 10;

/** Follows a link within the site, so that there is a page to go back to. */
async function comeFromFaq(page: Page, path: string): Promise<void> {
  await openAlive(page, '/faq');
  await page
    .locator(`.site-header a[href="${path}"], .site-footer a[href="${path}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(path);
  // The page before has the same links: the new one is here when its heading has the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

const placeOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until a door that opens has brought its page to where it stands, and shows what is behind it. */
async function expectStill(page: Page): Promise<void> {
  const hasStayed = async () => {
    const place = await placeOf(page);
    await drawFrames(page, FRAMES_OF_REST);
    return (await placeOf(page)) === place;
  };
  await expect.poll(hasStayed).toBe(true);
}

/** Opens a door in place, as a visitor does. */
async function openDoor(page: Page, address: string): Promise<void> {
  await page.locator(`.doors a[href="${address}"]`).click();
  await expect(page).toHaveURL(address);
  await expectStill(page);
}

/** Opens the door that a page has, and tells how many entries the page has then: an open door is one of its own (decision 113). */
async function openDoorOf(page: Page, door: string | undefined): Promise<number> {
  if (!door) return 1;
  await openDoor(page, door);
  return 2;
}

/** Back, and out of the door first where one is open, to the page before. */
async function leave(page: Page, entries: number): Promise<void> {
  for (let left = entries; left > 0; left -= 1) {
    await expect(page).not.toHaveURL('/faq');
    await page.goBack();
    await expect.poll(() => positionOf(page)).toBe(left - 1);
  }
  await expect(page).toHaveURL('/faq');
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

interface Case {
  readonly what: string;
  readonly path: string;
  /** A door that is opened first; it puts itself into the page's address. */
  readonly door?: string;
  readonly opener: (page: Page) => Locator;
}

const CASES: readonly Case[] = [
  {
    what: 'the scheduler',
    path: '/start-here',
    door: '/start-here#know',
    opener: (page) => page.locator('main .action-row a[href^="/embed/scheduling"]').first(),
  },
  {
    what: 'the quiz',
    path: '/start-here',
    door: '/start-here#guidance',
    opener: (page) => page.locator('main a[href="/smile-assessment"]').first(),
  },
  {
    what: 'a legal text',
    path: '/team',
    opener: (page) => page.locator('.site-footer').getByRole('link', { name: 'Terms of Service' }),
  },
  {
    what: 'cookie preferences',
    path: '/team',
    opener: (page) => page.getByRole('button', { name: 'Cookie Preferences' }),
  },
  {
    what: 'the call request',
    path: '/start-here',
    door: '/start-here#question',
    opener: (page) => page.locator('main a[href="/embed/discovery-call"]:visible').first(),
  },
  {
    what: 'the virtual consultation',
    path: '/start-here',
    door: '/start-here#guidance',
    opener: (page) => page.locator('main a[href="/embed/virtual-consultation"]').first(),
  },
  {
    what: 'the lightbox',
    path: '/',
    opener: (page) => page.getByRole('link', { name: /^View larger/ }).first(),
  },
  {
    what: 'a case',
    path: '/gallery',
    opener: (page) => page.getByRole('button', { name: /^View larger/ }).first(),
  },
];

/** A form in a frame, and the one dialog that has steps of its own, are looked at in every run. */
const ALWAYS = [...CASES.slice(0, 2), ...inRelease(...CASES.slice(2))];

for (const { what, path, door, opener } of ALWAYS) {
  test(`Back closes ${what}, keeps the place and gives the focus back; Forward disturbs nothing`, async ({
    page,
  }) => {
    await comeFromFaq(page, path);
    const entries = await openDoorOf(page, door);
    const address = page.url();
    await opener(page).scrollIntoViewIfNeeded();
    const place = await placeOf(page);
    await opener(page).click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await expect.poll(() => positionOf(page)).toBe(entries + 1);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    // A place between two pixels is given back at one of them.
    expect(Math.abs((await placeOf(page)) - place)).toBeLessThanOrEqual(1);
    expect(page.url()).toBe(address);
    await leave(page, entries);
    for (let step = 0; step < entries; step += 1) await page.goForward();
    await expect(page).toHaveURL(address);
    await expect(dialog).toHaveCount(0);
  });
}

for (const { what, path, door, opener } of CASES) {
  test(
    `after ${what} is closed by its button, Back leads to the previous page at once`,
    { tag: '@release' },
    async ({ page }) => {
      await comeFromFaq(page, path);
      const entries = await openDoorOf(page, door);
      await opener(page).click();
      const dialog = page.locator('dialog[open]');
      await expect(dialog).toBeVisible();
      await expect.poll(() => positionOf(page)).toBe(entries + 1);
      await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
      await expect(dialog).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await expect.poll(() => positionOf(page)).toBe(entries);
      await leave(page, entries);
      await expect(page.locator('h1')).toHaveText(headingOf('faq'));
    },
  );
}

for (const width of [390, 820]) {
  test.describe(`the menu at ${width} px`, { tag: '@release' }, () => {
    const menuOf = (page: Page) => page.locator('.menu');
    const openMenu = async (page: Page) => {
      await page.locator('.mobile-bar .menu-button').click();
      await expect(menuOf(page)).toBeVisible();
      await expect.poll(() => positionOf(page)).toBe(2);
    };

    test.beforeEach(async ({ page }) => {
      // By a link in the header, which narrow screens do not have.
      await comeFromFaq(page, '/team');
      await page.setViewportSize({ width, height: 844 });
      await scrollPage(page, 300);
    });

    test('is closed by Back, which then leads to the previous page', async ({ page }) => {
      await openMenu(page);
      await page.goBack();
      await expect(menuOf(page)).toBeHidden();
      await expect(page).toHaveURL('/team');
      expect(await placeOf(page)).toBe(300);
      await page.goBack();
      await expect(page).toHaveURL('/faq');
      await page.goForward();
      await expect(page).toHaveURL('/team');
      await expect(menuOf(page)).toBeHidden();
    });

    test(
      'leaves nothing for Back once it is closed otherwise',
      { tag: '@release' },
      async ({ page }) => {
        for (const close of [
          () => page.getByRole('button', { name: 'Close menu' }).click(),
          () => page.keyboard.press('Escape'),
        ]) {
          await openMenu(page);
          await close();
          await expect(menuOf(page)).toBeHidden();
          await expect.poll(() => positionOf(page)).toBe(1);
        }
        await page.goBack();
        await expect(page).toHaveURL('/faq');
      },
    );

    for (const [what, path] of [
      ['link', '/airway'],
      ['way to help', '/emergency'],
    ] as const) {
      test(
        `has a ${what} that leads on with one press; Back returns to the page without the menu`,
        { tag: '@release' },
        async ({ page }) => {
          await openMenu(page);
          await menuOf(page).locator(`a[href="${path}"]`).click();
          await expect(page).toHaveURL(path);
          await expect(menuOf(page)).toBeHidden();
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
          await page.goBack();
          await expect(page).toHaveURL('/team');
          await expect(page.locator('h1')).toHaveText(headingOf('team'));
          await expect(menuOf(page)).toBeHidden();
          await expect.poll(() => placeOf(page)).toBe(300);
          await page.goForward();
          await expect(page).toHaveURL(path);
          await page.goBack();
          await expect(page).toHaveURL('/team');
          await page.goBack();
          await expect(page).toHaveURL('/faq');
        },
      );
    }

    test(
      'has a link to the page below it that only closes it',
      { tag: '@release' },
      async ({ page }) => {
        await openMenu(page);
        await menuOf(page).locator('a[href="/team"]').click();
        await expect(menuOf(page)).toBeHidden();
        await expect.poll(() => positionOf(page)).toBe(1);
        await page.goBack();
        await expect(page).toHaveURL('/faq');
      },
    );
  });
}

test(
  'a link of the menu leads on though the screen is touched while its page is on its way',
  { tag: '@release' },
  async ({ page }) => {
    let letThrough = () => {};
    const isLetThrough = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/assets\/airway-[^/]+\.js$/, async (route) => {
      await isLetThrough;
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, '/team');
    await page.locator('.mobile-bar .menu-button').click();
    await expect.poll(() => positionOf(page)).toBe(1);
    const menu = page.locator('.menu');
    await menu.locator('a[href="/airway"]').click();
    await page.locator('.page-loading').click();
    await expect.poll(() => menu.evaluate((one) => one.matches(':popover-open'))).toBe(false);
    // A step back would have arrived by then.
    await drawFrames(page, 20);
    letThrough();
    await expect(page).toHaveURL('/airway');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await positionOf(page)).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/team');
    await expect.poll(() => positionOf(page)).toBe(0);
    await page.locator('.mobile-bar .menu-button').click();
    await expect(menu).toBeVisible();
    await expect.poll(() => positionOf(page)).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => positionOf(page)).toBe(0);
  },
);

test(
  'Forward to a dialog that was closed shows nothing, and Back is not longer for it',
  { tag: '@release' },
  async ({ page }) => {
    await comeFromFaq(page, '/team');
    await page.getByRole('button', { name: 'Cookie Preferences' }).click();
    await expect.poll(() => positionOf(page)).toBe(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => positionOf(page)).toBe(1);
    await page.evaluate(() => window.history.forward());
    await expect.poll(() => positionOf(page)).toBe(1);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

test(
  'dialogs can be opened and closed again and again without a trace in the history',
  { tag: '@release' },
  async ({ page }) => {
    await comeFromFaq(page, '/team');
    const opener = page.getByRole('button', { name: 'Cookie Preferences' });
    for (let times = 0; times < 5; times += 1) {
      await opener.click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
    await expect.poll(() => positionOf(page)).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

test(
  'a legal text keeps its address: shared, reloaded, brought again by Forward',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/team#legal-terms');
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/team#legal-terms');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/team');
    await page.goForward();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/team#legal-terms');
    await page.reload();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/team');
    expect(await positionOf(page)).toBe(0);
  },
);

test(
  'a link that is followed while the browser is still going back is not undone by it',
  { tag: '@release' },
  async ({ page }) => {
    // The step back begins when the test says so: the link is followed between its asking and its arrival, on any machine.
    await page.addInitScript(() => {
      const { navigation } = window;
      const goTo = navigation.traverseTo.bind(navigation);
      navigation.traverseTo = (key) => {
        document.documentElement.dataset['step'] = 'asked';
        document.addEventListener('arrive', () => goTo(key), { once: true });
        window.addEventListener(
          'popstate',
          () => document.documentElement.removeAttribute('data-step'),
          { once: true },
        );
        return { committed: new Promise(() => {}), finished: new Promise(() => {}) };
      };
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, '/');
    const menu = page.locator('.menu');
    const open = page.getByRole('button', { name: 'Menu' }).first();
    await open.click();
    await expect.poll(() => positionOf(page)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-step', 'asked');
    await menu.locator('a[href="/airway"]').evaluate((link: HTMLElement) => link.click());
    await root.evaluate((document) =>
      document.dispatchEvent(new Event('arrive', { bubbles: true })),
    );
    await expect(root).not.toHaveAttribute('data-step');
    await expect(page).toHaveURL('/airway');
    await expect(page.locator('h1')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
);

test(
  'the quiz after the scheduler: each closed in its turn, then the previous page',
  { tag: '@release' },
  async ({ page }) => {
    await comeFromFaq(page, '/start-here');
    await page.locator('main a[href^="/embed/scheduling"]').last().click();
    await page.getByRole('link', { name: 'This quiz might help.' }).click();
    const quiz = page.getByRole('dialog', { name: 'Smile Discovery' });
    await expect(quiz).toBeVisible();
    await expect.poll(() => positionOf(page)).toBe(2);
    await page.goBack();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page).toHaveURL('/start-here');
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

test(
  'a frame that went somewhere of its own does not keep its dialog’s entries',
  { tag: '@release' },
  async ({ page }) => {
    await comeFromFaq(page, '/start-here');
    await page.locator('main a[href="/embed/discovery-call"]:visible').last().click();
    const dialog = page.locator('dialog[open]');
    const frame = dialog.frameLocator('iframe');
    await expect(frame.getByRole('textbox').first()).toBeVisible();
    await expect.poll(() => positionOf(page)).toBe(2);
    await frame.locator('body').evaluate(() => {
      window.location.hash = 'one';
      window.location.hash = 'two';
    });
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => positionOf(page)).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

test('no dialog takes a phone’s Back gesture for Escape', { tag: '@release' }, async ({ page }) => {
  await openAlive(page, '/team');
  const dialog = await openQuiz(page);
  await expect(dialog).toHaveJSProperty('closedBy', 'none');
});

test.describe('after a reload', { tag: '@release' }, () => {
  const follow = (page: Page, name: string) =>
    page
      .locator('.header-links')
      .getByRole('link', { name, exact: true })
      .evaluate((link: HTMLElement) => link.click());

  test('Back and Forward keep the place', async ({ page }) => {
    await openAlive(page, '/team');
    await scrollPage(page, 400);
    await expect.poll(() => placeOf(page)).toBe(400);
    await follow(page, 'Airway');
    // The new page takes the focus when it has gone to its top: before that, no visitor has scrolled it.
    await expect(page.getByRole('heading', { level: 1, name: headingOf('airway') })).toBeFocused();
    await scrollPage(page, 700);
    await expect.poll(() => placeOf(page)).toBe(700);
    await follow(page, 'FAQ');
    await expect(page.locator('h1')).toHaveText(headingOf('faq'));
    await page.reload();
    await waitUntilAlive(page);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(headingOf('airway'));
    await expect.poll(() => placeOf(page)).toBe(700);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(headingOf('team'));
    await expect.poll(() => placeOf(page)).toBe(400);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(headingOf('airway'));
    await expect.poll(() => placeOf(page)).toBe(700);
    const kept = await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }));
    expect(kept).not.toMatch(/quiz|team|airway|faq/);
  });

  test('storage that is denied harms nothing', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await openAlive(page, '/team');
    await follow(page, 'Airway');
    await expect(page.locator('h1')).toHaveText(headingOf('airway'));
    await page.reload();
    await waitUntilAlive(page);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(headingOf('team'));
    expect(errors).toEqual([]);
  });
});
