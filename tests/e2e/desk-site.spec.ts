import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { addDays, daysSinceMonday } from '../../domain/practice/practice-clock.ts';
import { newYorkDay } from '../../domain/validity/new-york-day.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { copyContentUnderGit, type ContentUnderGit } from '../support/content-under-git.ts';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  openAtAnotherMachine,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { bookVisit } from '../support/desk-visitors.ts';
import { holdBack } from '../support/hold-back.ts';
import { FEE, OTHER_FEE, PRACTICE } from '../support/site-content.ts';

const OWNER = 'Thaddea Marrowby';
const VISITOR = 'Sidonie Canary-Bello';
const FEE_FIELD = 'The consultation fee';
const CLOSED = 'Closed Friday afternoon for a course.';
/** A question of the trial's own: the practice may have others by now. */
const QUESTION = 'What is asked in a trial?';
const ADDED_QUESTION = `    - id: asked-in-a-trial
      question: "${QUESTION}"
      answer: |
        - an old photograph
`;
/** A check and a build beside two browsers. */
const BUILD_TIMEOUT_MS = 10 * 60_000;

const TODAY = newYorkDay(new Date());
const FROM = addDays(TODAY, 100);
const BEFORE_FROM = addDays(TODAY, 96);
/** A workday that the practice has not closed yet. */
const ANOTHER_DAY =
  Array.from({ length: 14 }, (_, day) => addDays(TODAY, 40 + day)).find(
    (day) => daysSinceMonday(day) < 5 && !PRACTICE.closures.includes(day),
  ) ?? TODAY;
const ANOTHER_DAY_SAID = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeZone: 'UTC',
}).format(new Date(ANOTHER_DAY));

let desk: DeskServer;
let content: ContentUnderGit;
test.beforeEach(async () => {
  content = copyContentUnderGit((folder) => {
    const file = join(folder, 'faq/questions.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^ {2}questions:\n/m, `$&${ADDED_QUESTION}`));
  });
  desk = await startDeskServer({ SITE_CONTENT_DIR: content.folder });
});
test.afterEach(() => {
  desk.stop();
  content.remove();
});

test(
  'the site: a fee is drafted, mended as the check says, kept for everybody, and taken back',
  { tag: '@release' },
  async ({ page }) => {
    await beginDesk(page, desk, OWNER);
    expect(await bookVisit(desk, VISITOR, ANOTHER_DAY)).toContain(ANOTHER_DAY);
    await page.keyboard.press('4');
    await expect(page.getByRole('heading', { level: 1, name: 'The site' })).toBeVisible();
    // On a phone the list of its parts is a page of its own.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('iframe')).toHaveCount(0);
    expect.soft(await findAccessibilityFaults(page)).toEqual([]);

    await page.getByRole('link', { name: 'Fee and prices' }).click();
    await expectProofs(page);
    await page.getByLabel(FEE_FIELD, { exact: true }).fill(OTHER_FEE.slice(1));
    await expect(page.getByText('write an amount, such as $250')).toBeVisible();
    await expectNoDeskFaults(page);
    await page.getByRole('button', { name: `Write ${OTHER_FEE}` }).click();
    await expect(page.getByLabel(FEE_FIELD, { exact: true })).toHaveValue(OTHER_FEE);
    await expect(page.getByText('write an amount, such as $250')).toBeHidden();
    await expect(page.locator('.site-draft')).toContainText(`Visitors read: ${FEE}. Thaddea,`);

    // What a colleague wrote since it was saved stays, also where somebody leaves the field later.
    const fee = page.getByLabel(FEE_FIELD, { exact: true });
    // Waited for from the start: on a busy machine the answer may come before anybody asks for it.
    const saved = page.waitForResponse('**/api/site/drafts');
    await fee.fill('$281');
    const { path } = (await saved).request().postDataJSON() as { path: string };
    await page.evaluate(
      async (draft) => {
        const headers = { 'content-type': 'application/json' };
        await fetch('/api/site/drafts', { method: 'POST', headers, body: JSON.stringify(draft) });
      },
      { path, value: OTHER_FEE },
    );
    await page.waitForResponse('**/api/site');
    await fee.blur();
    await expect(fee).toHaveValue(OTHER_FEE);

    // What the law wants beside a monthly price is reckoned as it is typed.
    const { downDollars, payments, paymentDollars, aprPercent } = PRACTICE.prices.monthlyPlan;
    const fewer = payments - 1;
    await page.getByLabel('Number of payments', { exact: true }).fill(String(fewer));
    const total = (downDollars + fewer * paymentDollars).toLocaleString('en-US');
    await expect(
      page.getByText(
        `${fewer} monthly payments of $${paymentDollars}, ${aprPercent}% APR, $${total} in total`,
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Take back: Number of payments' }).click();

    await page.getByRole('link', { name: 'Hours and holidays' }).click();
    await expectProofs(page);
    await page.getByLabel('Another day').fill(ANOTHER_DAY);
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await expect(page.locator('.site-days')).toContainText(`${ANOTHER_DAY_SAID} new`);
    // An answer that was read before a change and comes after it undoes nothing here.
    const letThrough: (() => void)[] = [];
    await page.route('**/api/site', async (route) => {
      const response = await route.fetch();
      await new Promise<void>((resolve) => letThrough.push(resolve));
      await route.fulfill({ response });
    });
    await expect.poll(() => letThrough.length).toBe(1);
    const takenOut = page.waitForResponse('**/api/site/drafts');
    await page.getByRole('button', { name: `Take out ${ANOTHER_DAY_SAID}` }).click();
    await takenOut;
    await expect(page.locator('.site-days')).not.toContainText(ANOTHER_DAY_SAID);
    const arrived = page.waitForResponse('**/api/site');
    letThrough[0]?.();
    await arrived;
    await page.unroute('**/api/site');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await page.locator('.site-days').innerText()).not.toContain(ANOTHER_DAY_SAID);
    await page.getByLabel('Another day').fill(ANOTHER_DAY);
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await expect(page.locator('.site-days')).toContainText(`${ANOTHER_DAY_SAID} new`);
    // Whoever comes on that day is named to whoever closes it, and to whoever publishes that.
    const comesThen = page.getByText(`${ANOTHER_DAY_SAID} has one visit, which stays`);
    await expect(comesThen).toBeVisible();
    await expectStateWithoutFaults(page);

    await page.getByRole('link', { name: 'Questions and answers' }).click();
    await page.locator('summary', { hasText: QUESTION }).press('Enter');
    const answer = page.locator('details[open]').getByLabel('Answer', { exact: true });
    await answer.fill('- a photo ID\n- your questions, to {{telephone}}');
    await expect(page.locator('.site-draft')).toContainText('an old photograph');
    await expectProofs(page);
    await expectStateWithoutFaults(page);

    await page.getByRole('link', { name: 'See and publish' }).click();
    await expect(page.locator('.site-changes')).toContainText('your questions');
    await expect(page.locator('.site-changes')).toContainText(OTHER_FEE);
    await expect(page.locator('.site-changes')).toContainText(`with ${ANOTHER_DAY_SAID}`);
    await expect(comesThen).toBeVisible();
    await expectNoDeskFaults(page);
    // What only shows between files is found by the site's own check, before anything is built.
    await page.getByRole('button', { name: 'Build a preview' }).click();
    await expect(page.locator('.site-faults')).toContainText(
      '{{telephone}} names no fact; is it {{textPhone}}?',
    );
    await expectStateWithoutFaults(page);
    expect(await feeOnSite()).toContain(FEE);

    // It was kept as it was typed, for whoever looks.
    await page.getByRole('link', { name: 'Fee and prices' }).click();
    await page.getByRole('button', { name: `Take back: ${FEE_FIELD}` }).click();
    await expect(page.getByLabel(FEE_FIELD, { exact: true })).toHaveValue(FEE);
    await expect(page.getByLabel(FEE_FIELD, { exact: true })).toBeFocused();
    await page.getByRole('link', { name: 'Earlier sites' }).click();
    await expect(page.getByText('Nothing was published at the desk yet.')).toBeVisible();
    await expectStateWithoutFaults(page);
    // What could not be asked for is asked for again, and then nothing says that it could not.
    const editions = [2, 1].map((number) => ({
      number,
      person: 1,
      at: new Date().toISOString(),
      backTo: null,
      changes: [],
    }));
    await page.route('**/api/site/editions', (route) => route.fulfill({ json: { editions } }));
    await page.keyboard.press('1');
    await expect(page.getByRole('link', { name: VISITOR }).first()).toBeVisible();
    await page.keyboard.press('4');
    await expect(page.getByRole('heading', { level: 1, name: 'The site' })).toBeVisible();
    await page.getByRole('link', { name: 'Earlier sites' }).click();
    await page.route('**/api/site/editions/1', (route) => route.abort());
    const difference = page.getByText('What going back would change');
    await difference.press('Enter');
    const unasked = page.locator('.site-editions .fault');
    await expect(unasked).toBeVisible();
    await difference.press('Enter');
    await expect(unasked).toBeHidden();
    await page.route('**/api/site/editions/1', (route) => route.fulfill({ json: { changes: [] } }));
    await difference.press('Enter');
    await expect(page.getByText('Nothing: the site says this already.')).toBeVisible();
    await expect(unasked).toHaveCount(0);
    await page.getByRole('link', { name: 'Still sample' }).click();
    await expect(page.locator('.site-samples')).toContainText('content/practice.yaml, line 4');
    await expectNoDeskFaults(page);
    expect(content.git('log', '--oneline')).toHaveLength(1);
  },
);

test('the site: of two who write into one list at once, each line stays', async ({
  page,
  browser,
}) => {
  const sheet = await beginDesk(page, desk, OWNER);
  const other = await openAtAnotherMachine(browser, desk, { sheet, person: OWNER });
  const areasOf = (one: Page) => one.getByRole('textbox', { name: 'Areas served' });
  for (const one of [page, other]) {
    await one.getByRole('link', { name: 'The site' }).first().click();
    await one.getByRole('link', { name: 'Phones and address' }).click();
    await expect(areasOf(one)).toHaveValue(PRACTICE.areasServed.join('\n'));
  }
  const write = async (one: Page, words: string): Promise<void> => {
    const saved = one.waitForResponse('**/api/site/drafts');
    await areasOf(one).press('Control+End');
    await areasOf(one).pressSequentially(words);
    await saved;
  };
  // Neither hears of the other meanwhile.
  const letThrough = await holdBack(other, '**/api/site');
  await write(page, '\nMineola');
  await write(other, '\nHicks');
  await write(page, ' Park');
  await write(other, 'ville');
  await letThrough();
  for (const one of [page, other]) {
    await areasOf(one).blur();
    await expect(areasOf(one)).toHaveValue(
      [...PRACTICE.areasServed, 'Mineola Park', 'Hicksville'].join('\n'),
    );
    await expect(one.getByText('Not saved yet')).toBeHidden();
  }
});

test(
  'the site: an announcement says what it needs, an event comes, a question goes',
  { tag: '@release' },
  async ({ page }) => {
    await beginDesk(page, desk, OWNER);
    await page.keyboard.press('4');
    await page.getByRole('link', { name: 'Announcement' }).click();
    await expectProofs(page);
    await page.getByLabel('In a few words', { exact: true }).fill(CLOSED);
    const needed = page.getByText('choose its first and its last day');
    await expect(needed).toBeVisible();
    await expectStateWithoutFaults(page);
    await page.getByLabel('From', { exact: true }).fill(FROM);
    await page.getByLabel('Until, that day too', { exact: true }).fill(BEFORE_FROM);
    await expect(page.getByText('ends before it begins: look at both days').first()).toBeVisible();
    await expect(needed).toBeHidden();
    await page.getByLabel('Until, that day too', { exact: true }).fill(FROM);
    await expect(page.locator('.fault')).toHaveCount(0);

    await page.getByRole('link', { name: 'Events and dates' }).click();
    const words = page.getByLabel('In a word or two, for its address');
    await words.press('Enter');
    await expect(words).toBeFocused();
    await expect(page.getByText('Please say in a word or two what it is about.')).toBeVisible();
    await words.fill('Braces');
    await words.press('Enter');
    const event = page.locator('.site-entry', { hasText: 'Braces new' });
    await expect(event.locator('summary')).toBeFocused();
    // What is typed while it is added is the next one's, and is not left.
    const letThrough = await holdBack(page, '**/api/site/entries/add');
    await words.fill('Retainers');
    await words.press('Enter');
    await words.pressSequentially('Whitening');
    await letThrough();
    const second = page.locator('.site-entry', { hasText: 'Retainers new' });
    await expect(second).toBeVisible();
    await expect(words).toHaveValue('Whitening');
    await expect(words).toBeFocused();
    await words.fill('');
    await second.getByRole('button', { name: /^Do not add it/ }).click();
    await expect(second).toHaveCount(0);
    await event.getByLabel('What it is called').fill('How to brush around braces');
    await event.getByLabel('Day', { exact: true }).fill(addDays(TODAY, 108));
    await event.getByLabel('From', { exact: true }).fill('10:00');
    await event.getByLabel('Until', { exact: true }).fill('11:00');
    await event.getByLabel('Where', { exact: true }).selectOption('The practice');
    await expectStateWithoutFaults(page);
    await expect(event.getByText('write at least one word')).toHaveCount(1);
    await event.getByLabel('What it is about, and for whom').fill('Shown on models. Teens.');
    await event.getByLabel('What it is called').focus();
    await expect(page.locator('.fault')).toHaveCount(0);

    await page.getByRole('link', { name: 'Questions and answers' }).click();
    const question = page.locator('.site-entry', { hasText: QUESTION });
    await question.locator('summary').press('Enter');
    await question.getByRole('button', { name: 'Take out' }).press('Enter');
    await expect(question.locator('summary')).toContainText('taken out');
    await expect(question.locator('summary')).toBeFocused();
    await expectStateWithoutFaults(page);

    await page.getByRole('link', { name: 'See and publish' }).click();
    const changes = page.locator('.site-changes');
    await expect(changes).toContainText(CLOSED);
    await expect(changes).toContainText('How to brush around braces');
    await expect(changes).toContainText(`Questions and answers: ${QUESTION}`);
    await expect(page.getByText('5 changes wait')).toBeVisible();
    await expectStateWithoutFaults(page);
    // Nothing of it is in the content before it is published.
    expect(content.git('status', '--porcelain')).toEqual([]);

    await page.getByRole('link', { name: 'Events and dates' }).click();
    await event.getByRole('button', { name: 'Do not add it: Braces' }).click();
    await expect(event).toHaveCount(0);
    await expect(words).toBeFocused();
  },
);

test(
  'the site: a fee is published, read by visitors, and the site of before comes back',
  { tag: '@release' },
  async ({ page }) => {
    test.setTimeout(3 * BUILD_TIMEOUT_MS);
    await beginDesk(page, desk, OWNER);
    expect(await feeOnSite()).toContain(FEE);
    await page.goto(`${new URL(page.url()).origin}/site/fee`);
    await page.getByRole('button', { name: 'Open with your passkey' }).click();
    await page.getByLabel(FEE_FIELD, { exact: true }).fill(OTHER_FEE);
    await expect(page.locator('.site-draft')).toBeVisible();
    await page.getByRole('link', { name: 'Announcement' }).click();
    // Midnight may pass while it is built.
    const tomorrow = addDays(TODAY, 1);
    await page.getByLabel('In a few words', { exact: true }).fill(CLOSED);
    await page.getByLabel('From', { exact: true }).fill(TODAY);
    await page.getByLabel('Until, that day too', { exact: true }).fill(tomorrow);
    await expect(page.locator('.fault')).toHaveCount(0);
    await page.getByRole('link', { name: 'See and publish' }).click();
    await expect(page.getByText('4 changes wait')).toBeVisible();
    await page.getByRole('button', { name: 'Build a preview' }).click();
    await expect(page.getByText('The preview is built')).toBeVisible({ timeout: BUILD_TIMEOUT_MS });
    await expect(page.locator('.site-run')).toBeFocused();
    await publish(page, /^Published on .*, and visitors see it now: “Fee and prices/);
    // Visitors have it on every page, and keep it while they go on.
    const visitor = await page.context().newPage();
    await visitor.goto(`http://localhost:${desk.port}/team`);
    const announcement = visitor.getByRole('complementary', { name: 'Announcement' });
    await expect(announcement).toHaveText(CLOSED);
    await expect(visitor.locator('html[data-alive]')).toBeAttached();
    await visitor.getByRole('banner').getByRole('link', { name: 'Community' }).click();
    await expect(visitor).toHaveURL(/\/community$/);
    await expect(announcement).toHaveText(CLOSED);
    expect.soft(await findAccessibilityFaults(visitor)).toEqual([]);
    expect(await feeOnSite()).toContain(OTHER_FEE);
    expect(await feeOnSite()).not.toContain(FEE);
    const [commit = ''] = content.git('log', '-1', '--format=%an', '--stat');
    expect(commit).toBe(OWNER);
    expect(
      content.git('show', '--format=', '--unified=0').filter((line) => /^[+-] /.test(line)),
    ).toEqual([
      "-  words: ''",
      `+  words: '${CLOSED}'`,
      "-  from: ''",
      "-  until: ''",
      `+  from: '${TODAY}'`,
      `+  until: '${tomorrow}'`,
      `-  consultationFee: ${FEE}`,
      `+  consultationFee: ${OTHER_FEE}`,
    ]);

    await page.getByRole('link', { name: 'Earlier sites' }).click();
    await page.getByText('What going back would change').press('Enter');
    await expect(page.locator('.site-changes')).toContainText(OTHER_FEE);
    await expect(page.locator('.site-changes')).toContainText(CLOSED);
    await expectStateWithoutFaults(page);
    await page.getByRole('button', { name: 'Go back to this one: number 1' }).click();
    await expect(page.getByText('Going back to number 1. What goes back with it:')).toBeVisible();
    await expect(page.locator('.site-changes')).toContainText(OTHER_FEE);
    await publish(page, /^Number 1 was brought back on .*, and visitors see it now: “/);
    expect(await feeOnSite()).toContain(FEE);
    await visitor.reload();
    await expect(visitor.locator('main')).toBeVisible();
    await expect(announcement).toHaveCount(0);
    await page.getByRole('link', { name: 'Earlier sites' }).click();
    await expect(page.locator('.site-editions li').first()).toContainText('Back to number 1.');
  },
);

/** Waits for the preview, looks at it, and publishes it with a fresh touch. */
async function publish(page: Page, said: RegExp): Promise<void> {
  const button = page.getByRole('button', { name: 'Publish this' });
  await expect(button).toBeVisible({ timeout: BUILD_TIMEOUT_MS });
  await expect(button).not.toBeFocused();
  await expectProofs(page);
  await expectNoDeskFaults(page);
  await button.click();
  await expect(page.getByText(said)).toBeFocused();
  await expect(page.getByText(said)).toBeInViewport({ ratio: 1 });
}

/** The real page stands at both widths. */
async function expectProofs(page: Page): Promise<void> {
  for (const proof of ['.proof-wide', '.proof-phone']) {
    await expect(page.frameLocator(`${proof} iframe`).locator('footer').first()).toBeAttached();
  }
}

async function feeOnSite(): Promise<string> {
  const page = await (await fetch(`http://localhost:${desk.port}/book-consultation`)).text();
  return [...page.matchAll(/\$[\d,.]*\d/g)].map(([amount]) => amount).join(' ');
}
