import { expect, test } from '@playwright/test';
import { headingOf } from '../support/page-heading.ts';
import { openAlive } from '../support/watch-page.ts';

const REDIRECTS = [
  ['/smile-gallery', '/gallery'],
  ['/impressions-difference', '/impressions-method'],
  ['/faqs-contact', '/faq'],
  ['/frequently-asked-questions', '/faq'],
  ['/payment-and-insurance', '/financial-insurance'],
  ['/booking', '/book-consultation'],
  ['/wedding', '/weddings'],
  ['/es', '/es/start-here'],
  ['/espanol', '/es/start-here'],
] as const;

for (const [from, to] of REDIRECTS) {
  test(`${from} leads to ${to} for good, with its query`, async ({ request }) => {
    const answer = await request.get(`${from}?utm=a%20b`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`${to}?utm=a%20b`);
  });
}

test('a trailing slash leads to the address without it', async ({ request }) => {
  const answer = await request.get('/team/?x=1', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/team?x=1');
  expect((await request.get('/es/')).url()).toMatch(/\/es\/start-here$/);
});

test('other spellings are other addresses', async ({ request }) => {
  expect((await request.get('/Team')).status()).toBe(404);
  expect((await request.get('/AIRWAYFAMILIES')).status()).toBe(404);
  expect((await request.get('/airwayfamilies')).status()).toBe(200);
});

test('the client knows the same addresses as the server', async ({ page }) => {
  await openAlive(page, '/');
  const follow = (path: string) =>
    page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      window.history.pushState({}, '', link.href);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);

  await follow('/weddingsfoo');
  await expect(page.locator('h1')).toHaveText(headingOf('weddings'));
  await follow('/nowhere');
  await expect(page.locator('h1')).toHaveText(headingOf('not-found'));
  await follow('/booking?x=1#the-way-in');
  await expect(page).toHaveURL('/book-consultation?x=1#the-way-in');
  await follow('/Team');
  await expect(page.locator('h1')).toHaveText(headingOf('not-found'));
});
