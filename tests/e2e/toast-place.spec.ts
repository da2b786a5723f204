import { expect, test, type Locator, type Page } from '@playwright/test';
import { openWithFrozenClock } from '../support/frozen-clock.ts';
import { openAlive } from '../support/watch-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const toast = (page: Page) => page.locator('.toast');

/** The toaster's own code comes half a second after the page. */
async function openWithToaster(page: Page, path: string): Promise<void> {
  const toaster = page.waitForResponse(/assets\/toaster-[\w-]+\.js/);
  await openAlive(page, path);
  await toaster;
}

const goOffline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('offline')));

/** Whether a touch on the middle of an element reaches it. */
const isOnTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(hit);
  });

/** Lets a little of a frozen clock's time pass until something is there: React keeps a loading state for 300 ms once it was shown. */
const comes = (page: Page, awaited: Locator) =>
  expect
    .poll(async () => {
      await page.clock.runFor(50);
      return awaited.count();
    })
    .toBe(1);

test(
  'stands above the open menu, and leaves its ways to help free',
  { tag: '@release' },
  async ({ page }) => {
    await openWithToaster(page, '/team');
    await page.locator('.mobile-bar .menu-button').click();
    await expect(page.locator('.menu')).toBeVisible();
    await goOffline(page);
    await expect(toast(page)).toBeVisible();
    await expect.poll(() => isOnTop(page, '.toast')).toBe(true);
    await expect.poll(() => isOnTop(page, '.menu-help a[href="/emergency"]')).toBe(true);
    await expect.poll(() => isOnTop(page, '.menu .quiet-button')).toBe(true);
  },
);

test(
  'rises above a menu, and goes into a dialog, that open after it',
  { tag: '@release' },
  async ({ page }) => {
    // Its five seconds stand still while menu and dialog open.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const toaster = page.waitForResponse(/assets\/toaster-[\w-]+\.js/);
    await openWithFrozenClock(page, '/team');
    await page.clock.runFor(600);
    await toaster;
    await goOffline(page);
    await comes(page, toast(page));
    await page.locator('.mobile-bar .menu-button').click();
    await expect(page.locator('.menu')).toBeVisible();
    await expect.poll(() => isOnTop(page, '.toast')).toBe(true);
    // Not by Escape, which sends the toast away too.
    await page.getByRole('button', { name: 'Close menu' }).click();
    await page.evaluate(() => window.dispatchEvent(new Event('openCookiePreferences')));
    const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
    await comes(page, dialog.locator('.toast'));
    await expect.poll(() => isOnTop(page, '.toast')).toBe(true);
  },
);

test('gives way to a message of the page', { tag: '@release' }, async ({ page }) => {
  await openWithToaster(page, '/team');
  await goOffline(page);
  await expect(toast(page)).toBeVisible();
  const covered = () =>
    page.evaluate(() => {
      const box = document.querySelector('.toast')?.getBoundingClientRect();
      if (!box) return false;
      return [...document.querySelectorAll('.trial')].some((element) => {
        const other = element.getBoundingClientRect();
        return box.top < other.bottom && other.top < box.bottom;
      });
    });
  const say = (edge: string) =>
    page.evaluate((at) => {
      const message = document.createElement('p');
      message.className = 'trial';
      message.role = 'alert';
      message.textContent = 'A message';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.trial { position: fixed; left: 0; right: 0; height: 200px }
        .trial.bottom { bottom: 60px } .trial.top { top: 60px }`);
      document.adoptedStyleSheets.push(sheet);
      message.classList.add(at);
      document.body.append(message);
    }, edge);
  await say('bottom');
  await expect.poll(covered).toBe(false);
  await expect(toast(page)).toBeVisible();
  await say('top');
  await expect(toast(page)).toHaveCount(0);
});

test('never lies over what a framed form says', { tag: '@release' }, async ({ page, context }) => {
  await openWithToaster(page, '/start-here#question');
  await page.locator('main a[href="/embed/discovery-call"]:visible').first().click();
  const form = page.frameLocator('dialog iframe');
  await form.getByLabel('Your name').fill('Ada');
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByLabel('Phone').fill('516-555-0123');
  await form.getByLabel('What matters most to you?').fill('A question.');
  await form.getByLabel(/I agree/).check();
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Ask for a call' }).click();
  const failure = form.locator('.form-failure');
  await expect(failure).toBeVisible();
  await goOffline(page);
  const isCovered = async () => {
    const message = await failure.boundingBox();
    const over = await toast(page).evaluateAll(([element]) => {
      const box = element?.getBoundingClientRect();
      return box ? { y: box.y, height: box.height } : null;
    });
    if (!message) throw new Error('the message is there');
    return over !== null && over.y < message.y + message.height && message.y < over.y + over.height;
  };
  await expect.poll(isCovered).toBe(false);
});

test('never lies over the button that sends', { tag: '@release' }, async ({ page }) => {
  await openWithToaster(page, '/start-here#question');
  await page.locator('main a[href="/embed/discovery-call"]:visible').first().click();
  const button = page.frameLocator('dialog iframe').getByRole('button', { name: 'Ask for a call' });
  await expect(button).toBeVisible();
  // At the foot of the window, where a toast stands.
  // The frame grows while its form comes to life, which moves the button.
  await expect(async () => {
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect(button).toBeInViewport({ timeout: 500 });
  }).toPass();
  await goOffline(page);
  await expect(toast(page)).toBeVisible();
  await expect
    .poll(async () => {
      const [over, below] = [await toast(page).boundingBox(), await button.boundingBox()];
      if (!over || !below) throw new Error('both are there');
      return over.y < below.y + below.height && below.y < over.y + over.height;
    })
    .toBe(false);
});
