import { expect, test } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { openAlive, waitUntilAlive } from '../support/watch-page.ts';

const ENTRY = /\/assets\/entry\.client-[^/]+\.js$/;
/** Before that nobody is told of a fault (app/features/quiz/quiz.css), and a clock may be a little off. */
const NOTHING_COMES_MS = 7_500;
const isAlive = () => 'alive' in document.documentElement.dataset;

test('a page whose entry script fails reads and leads on; a touch starts it once the script can be had', async ({
  page,
}) => {
  await page.route(ENTRY, (route) => route.abort());
  /** It is asked for ahead and for itself, and by chance the two share one answer. */
  const failsOn = (path: string) =>
    page.waitForEvent('requestfailed', {
      predicate: (request) => ENTRY.test(request.url()) && request.frame().url().endsWith(path),
    });
  await page.setViewportSize({ width: 390, height: 844 });
  const failed = failsOn('/team');
  await page.goto('/team');
  await failed;
  expect(await page.evaluate(isAlive)).toBe(false);
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('.mobile-bar .menu-button').click();
  const failedAgain = failsOn('/faq');
  await page.locator('.menu').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveURL('/faq');
  await failedAgain;
  expect(await page.evaluate(isAlive)).toBe(false);
  await page.unroute(ENTRY);
  await page.locator('h1').click();
  await waitUntilAlive(page);
});

test(
  'a quiz that is asked for too early says that it comes, and of a fault only once nothing has come',
  { tag: '@release' },
  async ({ page }) => {
    await page.route(ENTRY, (route) => route.abort());
    await page.goto('/smile-assessment');
    const pressedAt = Date.now();
    await page.getByRole('button', { name: "Let's get started" }).first().click();
    await expect(page.getByText('The quiz begins as soon as its questions load.')).toBeVisible();
    const wayOut = page.getByRole('link', { name: 'Load the page again' });
    await expect(wayOut).toBeVisible();
    expect(Date.now() - pressedAt).toBeGreaterThan(NOTHING_COMES_MS);
    expect(await findAccessibilityFaults(page)).toEqual([]);
  },
);

test('before a page is alive a skip link leads to the content, and leaves the end of the address alone', async ({
  page,
}) => {
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/appointment#a-key');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL('/appointment#a-key');
  expect(await page.evaluate(isAlive)).toBe(false);
});

test('a scheduler waits for its script before it shows a form without times, also where no motion is wanted; if none comes, it shows it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/embed/scheduling');
  const form = page.locator('.scheduling-form');
  await expect(form.locator('.diary-entry')).toHaveCSS('animation-duration', '4s');
  // What the visit is for needs no script.
  await expect(form.getByRole('radio').first()).toBeVisible();
  await expect(form.getByLabel('Your name')).toBeVisible();
});

for (const [path, said, again] of [
  ['/embed/scheduling?event=smile-blueprint', 'The free times did not load', 'Try again'],
  ['/es/embed/scheduling', 'Los horarios disponibles no se cargaron', 'Intentar de nuevo'],
] as const) {
  test(
    `a scheduler at ${path} whose script does not come says so, with a number to call, and can be loaded again`,
    { tag: '@release' },
    async ({ page }) => {
      await page.route(ENTRY, (route) => route.abort());
      await page.goto(path);
      const late = page.locator('.times-late');
      await expect(late).toHaveCSS('animation-duration', '10s');
      await expect(page.locator('.event-choice')).toBeVisible();
      await expect(late).toBeHidden();
      await expect(late).toBeVisible({ timeout: 15_000 });
      await expect(late).toContainText(said);
      await expect(late.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
      await page.unroute(ENTRY);
      await late.getByRole('link', { name: again }).click();
      await waitUntilAlive(page);
      await expect(page).toHaveURL(path);
      await expect(late).toHaveCount(0);
    },
  );
}

test(
  'an appointment that no script opens is not waited for for ever: it stands as it was, and there is a number to call',
  { tag: '@release' },
  async ({ page }) => {
    await page.route(ENTRY, (route) => route.abort());
    await page.goto('/appointment#a-key');
    const late = page.locator('.appointment-late');
    await expect(late).toHaveCSS('animation-duration', '10s');
    await expect(late).toBeVisible();
    await expect(late.getByRole('link')).toHaveAttribute('href', /^tel:/);
  },
);

test('with no storage at all a page comes alive, the quiz runs, and a form can be written in', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: deny });
    }
    Object.defineProperty(document, 'cookie', { get: deny, set: deny });
  });
  await openAlive(page, '/smile-assessment');
  await page.getByRole('button', { name: "Let's get started" }).click();
  await page.locator('.quiz label').first().click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
  await openAlive(page, '/embed/discovery-call');
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByText(/Please check \d+ fields:/)).toBeVisible();
  expect(errors).toEqual([]);
});
