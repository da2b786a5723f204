import { expect, test, type Page } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { loadFaq, partFaq } from '../../app/content/faq.server.ts';
import { loadPage } from '../../app/content/page.server.ts';
import { searchableQuestions } from '../../app/features/faq/faq-words.ts';
import { callHref } from '../../app/ui/phone-href.ts';
import { indexQuestions } from '../../domain/faq/question-search.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { PRACTICE, QUESTIONS } from '../support/site-content.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const { search } = loadPage('faq', PRACTICE);

/** A question of which only its own answer has all words, whatever the questions are. */
const FOUND_ALONE = questionFoundAlone();

function questionFoundAlone(): string {
  const { shown, inSearch } = partFaq(loadFaq(PRACTICE));
  const find = indexQuestions(searchableQuestions(shown, inSearch), search.sameWords);
  const alone = QUESTIONS.find(({ question }) => find(question).found.length === 1);
  if (alone === undefined) throw new Error('Every question is answered by more than one answer.');
  return alone.question;
}

const field = (page: Page) => page.getByRole('searchbox');
const answers = (page: Page) => page.locator('.faq-question:visible');
const count = (page: Page) => page.locator('.ask-count');

async function open(page: Page, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await openAlive(page, '/faq');
}

for (const width of [390, ...inRelease(1280)]) {
  test(
    `at ${width} px a misspelled word finds its answers, marked, the best one open`,
    { tag: '@release' },
    async ({ page }) => {
      const { faults } = await watchPage(page);
      await open(page, width);
      await expect(answers(page)).toHaveCount(QUESTIONS.length);
      expect(await findAccessibilityFaults(page)).toEqual([]);

      await field(page).fill('retaner');
      await expect(count(page)).toContainText('“retaner”');
      const best = answers(page).first();
      await expect(best).toHaveAttribute('open', '');
      await expect(best.locator('summary mark').first()).toHaveText('retainer');
      expect(await answers(page).count()).toBeLessThan(QUESTIONS.length);
      await expect(page.locator('search').getByRole('status')).toContainText('“retaner”');
      expect(await findAccessibilityFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
}

test(
  'the keyboard asks, goes on to the answers, and takes the question back',
  { tag: '@release' },
  async ({ page }) => {
    await open(page);
    await field(page).focus();
    await page.keyboard.type('hours');
    await expect(count(page)).toContainText('“hours”');
    await page.keyboard.press('Enter');
    await expect(count(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.group-index button:enabled').first()).toBeFocused();
    await field(page).focus();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(answers(page)).toHaveCount(QUESTIONS.length);
    await expect(page.locator('.group-index a').first()).toBeVisible();
  },
);

test(
  'a word that says nothing leaves the questions where they are, and the page says why',
  { tag: '@release' },
  async ({ page }) => {
    await open(page);
    await field(page).focus();
    // The search has come once a word has found something.
    await field(page).fill('hours');
    await expect(count(page)).toContainText('“hours”');
    await field(page).fill('my');
    await expect(answers(page)).toHaveCount(QUESTIONS.length);
    await expect(count(page)).toHaveText(search.common.replace('{typed}', 'my'));
    await expect(page.locator('search').getByRole('status')).toContainText('“my”');
    await expect(page.getByRole('button', { name: search.oftenAsked[0] ?? '' })).toBeVisible();
    await expect(page.locator('.group-index a').first()).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await field(page).fill('my hours');
    await expect(count(page)).toContainText('“my hours”');
    await field(page).fill('');
    await expect(count(page)).toHaveText('');
  },
);

test(
  'below a single answer stands what is near it, and not in a group alone',
  { tag: '@release' },
  async ({ page }) => {
    await open(page);
    await field(page).fill(FOUND_ALONE);
    await expect(count(page)).toContainText('1 answer');
    const near = page.getByRole('region', { name: search.near });
    await expect(near.locator('.faq-question')).toHaveCount(3);
    await expect(near.locator('.faq-question[open]')).toHaveCount(0);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await near.locator('summary').first().click();
    await expect(page).toHaveURL(/\/faq#[a-z-]+$/);
    await page.locator('.group-index button:enabled').first().click();
    await expect(near).toHaveCount(0);
  },
);

test(
  'what is typed is whole in its field, whatever letters it has',
  { tag: '@release' },
  async ({ page }) => {
    await open(page, 1920);
    for (const typed of ['tooth ache wont stop', 'whom do I ask when', 'gummy mmm']) {
      await field(page).fill(typed);
      await expect(count(page)).not.toBeEmpty();
      const hidden = await field(page).evaluate((input) => input.scrollWidth - input.clientWidth);
      expect.soft(hidden, typed).toBe(0);
    }
  },
);

test('what nobody has answered, a person will', { tag: '@release' }, async ({ page }) => {
  await open(page);
  await field(page).fill('xylophone');
  const person = page.locator('.no-answer');
  await expect(person).toBeVisible();
  await expect(person.locator(`a[href="${callHref(PRACTICE.phone)}"]`)).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await person.getByRole('link', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'a word that is often asked is one press; a group narrows what it finds',
  { tag: '@release' },
  async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'cost', exact: true }).click();
    await expect(field(page)).toHaveValue('cost');
    await expect(count(page)).toBeFocused();
    // What was found is shown a moment after the field has the word.
    await expect(answers(page)).not.toHaveCount(QUESTIONS.length);
    const all = await answers(page).count();
    const group = page.locator('.group-index button:enabled').last();
    const inGroup = Number(await group.locator('small').textContent());
    await group.click();
    await expect(group).toHaveAttribute('aria-pressed', 'true');
    await expect(answers(page)).toHaveCount(inGroup);
    await expect(count(page)).toContainText(`${inGroup} of ${all}`);
    await group.click();
    await expect(answers(page)).toHaveCount(all);
  },
);

test('what is typed stays here: no request, no address, no storage has it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page);
  await field(page).fill('snoring');
  await expect(answers(page).first()).toHaveAttribute('open', '');
  await expect(page).toHaveURL('/faq');
  // The reader's own click alone shares an answer.
  await answers(page).nth(1).locator('summary').click();
  await expect(page).toHaveURL(/\/faq#[a-z-]+$/);
  expect(asked.filter((request) => request.includes('snoring'))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
  );
  expect(kept).not.toContain('snoring');
});

test(
  'whoever follows a link out of an answer finds the search again with Back, and a new visit begins anew',
  { tag: '@release' },
  async ({ page }) => {
    await open(page);
    await field(page).fill('bring');
    await expect(count(page)).toContainText('“bring”');
    const linked = answers(page)
      .filter({ has: page.locator('a[href^="/"]') })
      .first();
    await expect(linked).toBeVisible();
    const found = await answers(page).count();
    expect(found).toBeLessThan(QUESTIONS.length);
    if ((await linked.getAttribute('open')) === null) await linked.locator('summary').click();
    await linked.locator('a[href^="/"]').first().click();
    await expect(page).not.toHaveURL(/\/faq/);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq/);
    await expect(field(page)).toHaveValue('bring');
    await expect(answers(page)).toHaveCount(found);
    await expect(count(page)).toContainText('“bring”');

    await page.locator('.site-footer a[href="/team"]').first().click();
    await expect(page).toHaveURL('/team');
    await page.locator('.site-footer a[href="/faq"]').first().click();
    await expect(page).toHaveURL('/faq');
    await expect(field(page)).toHaveValue('');
    await expect(answers(page)).toHaveCount(QUESTIONS.length);
  },
);

test(
  'where the search does not arrive, every question stays, and the page says so',
  { tag: '@release' },
  async ({ page }) => {
    await page.route(/question-search/, (route) => route.abort());
    await open(page);
    await field(page).fill('retainer');
    await expect(count(page)).not.toBeEmpty();
    await expect(answers(page)).toHaveCount(QUESTIONS.length);
  },
);

test(
  'the index leads to a group, and says which one is read',
  { tag: '@release' },
  async ({ page }) => {
    await open(page);
    const link = page.locator('.group-index a').nth(3);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.group-index [aria-current]')).toHaveCount(1);
  },
);

test('on paper every answer stands open', { tag: '@release' }, async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  for (const index of [0, QUESTIONS.length - 1]) {
    const answer = page.locator('.question-groups .prose').nth(index);
    expect((await answer.boundingBox())?.height ?? 0).toBeGreaterThan(20);
  }
});
