import { expect, test, type Page } from '@playwright/test';
import { callHref } from '../../app/ui/phone-href.ts';
import { inRelease } from '../support/in-release.ts';
import { PRACTICE } from '../support/site-content.ts';
import { openAlive } from '../support/watch-page.ts';

const HEADING = 'This page did not open';
const CALL = `a[href="${callHref(PRACTICE.phone)}"]`;

/** Lets a file of the built site hold a component that throws when it is rendered. */
async function breakCode(page: Page, file: string) {
  const pattern = new RegExp(String.raw`/assets/${file}-[\w-]{5}\.js$`);
  await page.route(pattern, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Broken() { throw new Error('broken for the test'); }",
    }),
  );
  return () => page.unroute(pattern);
}

test('a page that throws when it is opened keeps header, footer and phone, and opens once it is mended', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const mend = await breakCode(page, 'faq');
  await openAlive(page, '/team');
  await page.locator('.header-links a[href="/faq"]').click();
  await expect(page.getByRole('heading', { name: HEADING })).toBeFocused();
  await expect(page).toHaveURL('/faq');
  await expect(page).toHaveTitle(`${HEADING} | ${PRACTICE.name}`);
  await expect(page.locator('.site-header')).toBeVisible();
  await expect(page.locator('.site-footer')).toBeVisible();
  await expect(page.locator(`main ${CALL}`)).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.locator('h1')).not.toHaveText(HEADING);
});

test(
  'a page that throws when it comes alive keeps header, footer and phone',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await breakCode(page, 'faq');
    await page.goto('/faq');
    await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
    await expect(page.locator('.site-header')).toBeVisible();
    await expect(page.locator('.site-footer')).toBeVisible();
    await expect(page.locator(`.mobile-bar ${CALL}`)).toBeVisible();
    await expect(page.locator(`main ${CALL}`)).toBeVisible();
  },
);

for (const [what, file, path] of [
  ['what stands around the pages', 'site-layout', '/team'],
  ...inRelease(['a form that stands alone', 'embed-request', '/embed/discovery-call']),
] as const) {
  test(`${what} leaves words, the phone and the way home when it throws`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await breakCode(page, file);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
    await expect(page.locator(CALL)).toBeVisible();
    await page.locator('main a[href="/"]').click();
    await expect(page).toHaveURL('/');
    // The framework's own page of an error is written by a script, which the policy forbids.
    expect(errors.filter((message) => message.includes('TrustedHTML'))).toEqual([]);
  });
}
