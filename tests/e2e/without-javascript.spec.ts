import { expect } from '@playwright/test';
import { callHref } from '../../app/ui/phone-href.ts';
import { PAGES } from '../../app/url-map.ts';
import { crowdedWords } from '../support/crowded-words.ts';
import { inRelease } from '../support/in-release.ts';
import { test } from '../support/kept-tab.ts';
import { emergencyPathOf, isEmergencyPage, PRACTICE, QUESTIONS } from '../support/site-content.ts';
import { staff } from '../support/staff-reading.ts';

const URGENT = callHref(PRACTICE.urgentPhone);
const COMPUTER = { width: 1280, height: 800 };
const BAR_WIDTHS = [320, ...inRelease(390, 820)];
/** What is no page says so in few words. */
const MIN_WORDS: Readonly<Record<string, number>> = { '/nowhere': 30 };

test.use({ javaScriptEnabled: false });

/** One legal text is laid out as the other, one short form in Spanish as the other, and a second address shows the page of the first. */
const isLikeAnother = ({ path, canonical }: (typeof PAGES)[number]) =>
  canonical !== undefined ||
  (path.startsWith('/legal/') && path !== '/legal/privacy') ||
  (path.startsWith('/es/embed/') && path !== '/es/embed/scheduling');
const NOWHERE = { path: '/nowhere', embed: undefined };
const ALWAYS = [...PAGES.filter((page) => !isLikeAnother(page)), NOWHERE];
const OTHERS = [...PAGES.filter(isLikeAnother), { path: '/weddingsfoo', embed: undefined }];

for (const { path, embed } of [...ALWAYS, ...inRelease(...OTHERS)]) {
  test(`${path} reads whole, and help is in reach`, async ({ tab: { page } }) => {
    await page.setViewportSize(COMPUTER);
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text.split(/\s+/).length).toBeGreaterThan(MIN_WORDS[path] ?? (embed ? 40 : 60));
    await expect(page.getByText('Loading...')).toHaveCount(0);
    if (embed) {
      // No header or bar stands around it.
      await expect(page.locator(`main a[href="${emergencyPathOf(path)}"]`)).toBeVisible();
      return;
    }
    await test.step('a computer is offered no text message', async () => {
      await expect(page.locator('a[href^="sms:"]:visible')).toHaveCount(0);
    });
    await test.step('help is on every page, before any scrolling, from 1280 px', async () => {
      const help = isEmergencyPage(path)
        ? `a[href="${URGENT}"]`
        : `.help-strip a[href="${emergencyPathOf(path)}"]`;
      await expect(page.locator(help).first()).toBeInViewport({ ratio: 1 });
    });
    if (isEmergencyPage(path)) return;
    for (const width of BAR_WIDTHS) {
      await test.step(`help is in the bar of every page and not in its header at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        const bar = page.locator('.mobile-bar');
        await expect(bar.locator(`a[href="${emergencyPathOf(path)}"]`)).toBeInViewport({
          ratio: 1,
        });
        await expect(page.locator('.site-header a[href="/emergency"]')).toHaveCount(0);
        expect(await bar.evaluate(crowdedWords)).toEqual([]);
      });
    }
  });
}

test('the menu opens and its links lead on', async ({ tab: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/team');
  await page.locator('.mobile-bar .menu-button').click();
  await page.locator('.menu').getByRole('link', { name: 'Orthodontics' }).click();
  await expect(page).toHaveURL('/orthodontics');
});

test('a question opens', async ({ tab: { page } }) => {
  await page.goto('/faq');
  const question = page.locator('.faq-question').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
});

test('the heading of the questions stands whole, without a field that does nothing', async ({
  tab: { page },
}) => {
  await page.goto('/faq');
  await expect(page.locator('h1 em')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
});

test('the address of a question opens it', async ({ tab: { page } }) => {
  const id = QUESTIONS.at(-1)?.id ?? '';
  await page.goto(`/faq#${id}`);
  await expect(page.locator('.group-index [aria-current]')).toHaveCount(0);
  const question = page.locator('details', { has: page.locator(`#${id}`) });
  await expect(question).toHaveAttribute('open', '');
  await expect(question.locator('summary')).toBeInViewport();
});

test('the quiz says why it does not begin, and has no dead button', async ({ tab: { page } }) => {
  await page.goto('/smile-assessment');
  await expect(page.locator('.quiz-intro noscript p')).toBeVisible();
  await expect(page.getByRole('button', { name: "Let's get started" })).toHaveCount(0);
});

for (const path of ['/', ...inRelease('/gallery')]) {
  test(`${path} shows before and after one under the other, and no dead control`, async ({
    tab: { page },
  }) => {
    await page.goto(path);
    const model = page.locator('.before-after').first();
    const before = await model.locator('.before-after-before img').boundingBox();
    const after = await model.locator('.before-after-frame > picture img').boundingBox();
    if (!before || !after) throw new Error('both pictures are there');
    expect(after.y).toBeGreaterThanOrEqual(before.y + before.height);
    expect(after.height).toBeCloseTo(before.height, 0);
    const main = page.locator('main');
    for (const name of ['Show before', 'Show after', /View larger/]) {
      await expect(main.getByRole('button', { name })).toHaveCount(0);
    }
    await expect(main.getByRole('slider')).toHaveCount(0);
  });
}

test('a request can be sent', async ({ tab: { page } }) => {
  await page.goto('/embed/discovery-call');
  await expect(page.getByText(/first hour of our next open day/)).toBeVisible();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('516-555-0142');
  await page.getByLabel('When may we call?').selectOption('Afternoon, from 2');
  await page.getByRole('radio', { name: 'Another language' }).check();
  await page.getByLabel('Which language?').fill('Greek');
  await page.getByLabel('What matters most to you?').fill('A question about a retainer.');
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.locator('h1')).toBeVisible();
  expect(page.url()).toContain('/api/requests');
  await expect(page.locator('body')).toContainText(/received|arrived/i);
  const number = page.locator('.number');
  await expect(number).toHaveText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(staff('show', await number.innerText())).toContain('A question about a retainer.');
  await expect(page.locator('body')).toContainText(/within 24 hours, by \w+day, /);
  await expect(page.locator('body')).toContainText('We send no confirmation by e-mail');
  // The sender's own copy, to print: script is off, so there is no other.
  await expect(page.locator('dl')).toContainText('A question about a retainer.');
  await expect(page.locator('dl')).toContainText('Greek');
  await expect(page.locator('dl')).toContainText('Afternoon, from 2');
});

test(
  'Back from a time that is not offered brings the form as it was sent, with its key; a new visit has another',
  { tag: '@release' },
  async ({ page }) => {
    await page.goto('/embed/scheduling');
    const key = page.locator('input[name="idempotencyKey"]');
    const sent = await key.inputValue();
    await page.getByRole('radio', { name: 'Virtual consult' }).check();
    // A Sunday.
    await page.getByLabel(/^Day/).fill('2030-06-02');
    await page.getByLabel(/^Time/).selectOption('10:00');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('E-mail').fill('ada@example.com');
    await page.getByLabel(/I agree/).check();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.locator('h1')).toHaveText('Some fields need your attention');
    await expect(page.getByText('These are the next free times:')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Your name')).toHaveValue('Ada');
    await expect(page.getByLabel(/^Time/)).toHaveValue('10:00');
    await expect(key).toHaveValue(sent);
    await page.goto('/embed/scheduling');
    await expect(key).not.toHaveValue(sent);
  },
);
