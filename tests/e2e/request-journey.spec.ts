import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { JOURNEY_DATA_FOLDER } from '../support/journey-data.ts';
import { isPageCount } from '../support/page-count.ts';
import { shownWith, staff } from '../support/staff-reading.ts';
import { showHeaderAction } from '../support/scroll-page.ts';
import { openAlive, waitUntilAlive, watchPage } from '../support/watch-page.ts';
import { PRACTICE } from '../support/site-content.ts';

/** All that is sent of a quiz that came to its results. */
const COMPLETED: ReadonlySet<string> = new Set([
  'POST /api/visits {"event":"assessment_completed","label":"smile"}',
  'POST /api/visits {"event":"smile_quiz_completed","label":"smile_discovery"}',
]);

async function answerQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: "Let's get started" }).click();
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
    await page.locator('.quiz-option').first().click();
    await page.getByRole('button', { name: number === 10 ? 'View Results' : 'Next' }).click();
  }
}

test('from the front page through the quiz to a request that the practice reads', async ({
  page,
}) => {
  const { faults } = await watchPage(page);
  const secret = `Zebra-${crypto.randomUUID()}`;
  await openAlive(page, '/');
  await page.locator('main').getByRole('link', { name: 'Take the quiz' }).click();
  await expect(page.getByRole('dialog', { name: 'Smile Discovery' })).toBeVisible();
  await answerQuiz(page);

  await expect(page.getByText('Your smile persona')).toBeVisible();
  const shares = await page.locator('.area-list td').allInnerTexts();
  expect(shares.map((text) => Number.parseInt(text, 10)).reduce((a, b) => a + b, 0)).toBe(100);

  await page.getByRole('button', { name: 'Request my Smile Discovery call' }).click();
  const form = page.frameLocator('iframe[title="Ask for a call"]');
  await form.getByLabel('Your name').fill(`Ada ${secret}`);
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByRole('textbox', { name: 'Phone' }).fill('516-555-0142');
  await form.getByLabel('What matters most to you?').fill(`Straight teeth. ${secret}`);
  await form.getByLabel(/I agree/).check();
  const includeResults = form.getByLabel('Include my Smile Discovery results');
  await expect(includeResults).not.toBeChecked();
  await form.getByRole('button', { name: 'Ask for a call' }).click();

  const dialog = page.getByRole('dialog', { name: 'Ask for a call' });
  await expect(dialog.getByRole('heading', { name: 'Your request has arrived' })).toBeFocused();
  await expect(dialog).toContainText(
    /within 24 hours: by (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, /,
  );
  const number = await dialog.locator('.request-number strong').innerText();
  expect(staff('show', number.toLowerCase())).toContain(secret);
  // The journeys' server has no mail server.
  await expect(dialog).toContainText('We send no confirmation by e-mail');
  // On paper it is open, and the answer is alone, whatever it lies over.
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByText(`Straight teeth. ${secret}`)).toBeVisible();
  await expect(page.getByText('Your smile persona')).toBeHidden();
  await page.emulateMedia({ media: null });
  await dialog.getByText('What you sent').click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /Keep a copy/ }).click();
  expect((await download).suggestedFilename()).toBe(`request-${number}.txt`);

  const own = shownWith(secret);
  expect(own).toContain(`Straight teeth. ${secret}`);
  expect(own).not.toMatch(/smileResults|persona|percentage/i);
  const kept = readdirSync(JOURNEY_DATA_FOLDER, { recursive: true, withFileTypes: true });
  for (const file of kept.filter((entry) => entry.isFile())) {
    const bytes = readFileSync(join(file.parentPath, file.name));
    expect(bytes.includes(secret), file.name).toBe(false);
  }

  await dialog.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test(
  'nothing of the quiz leaves the browser, and nothing is kept',
  { tag: '@release' },
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      const isOwnFile = request.method() === 'GET' && pathname.startsWith('/assets/') && !search;
      if (isOwnFile || isPageCount(request, '/smile-assessment')) return;
      sent.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
    });
    await openAlive(page, '/smile-assessment');
    sent.length = 0;
    const title = await page.title();
    await answerQuiz(page);
    await expect(page.getByText('Your smile persona')).toBeVisible();
    // That it was completed is counted; what was found stays here.
    expect(sent.filter((request) => !COMPLETED.has(request))).toEqual([]);
    expect(page.url()).toMatch(/\/smile-assessment$/);
    expect(await page.title()).toBe(title);
    const kept = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      (await indexedDB.databases()).length,
    ]);
    expect(kept).toEqual([0, 0, '', 0]);
    await page.locator('.quiz-bar').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: "Let's get started" }).click();
    await expect(page.locator('.quiz-option input:checked')).toHaveCount(0);
  },
);

test(
  'the visitor can include the results, and the practice reads them',
  { tag: '@release' },
  async ({ page }) => {
    const secret = `Okapi-${crypto.randomUUID()}`;
    await openAlive(page, '/smile-assessment');
    await answerQuiz(page);
    await page.getByRole('button', { name: 'Request my Smile Discovery call' }).click();
    const form = page.frameLocator('iframe[title="Ask for a call"]');
    await form.getByLabel('Your name').fill('Ada');
    await form.getByLabel('E-mail').fill('ada@example.com');
    await form.getByRole('textbox', { name: 'Phone' }).fill('516-555-0142');
    await form.getByLabel('What matters most to you?').fill(secret);
    await form.getByLabel(/I agree/).check();
    await form.getByLabel('Include my Smile Discovery results').check();
    await form.getByRole('button', { name: 'Ask for a call' }).click();
    await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeVisible();
    const shown = shownWith(secret);
    expect(shown).toContain('The ');
    expect(shown).toMatch(/Alignment & Bite/);
    // Whoever closes it finds the number again: on the results, and where it was asked for.
    const number = await page.locator('.request-number strong').innerText();
    await page.getByRole('button', { name: 'Back to my results' }).click();
    await expect(page.getByRole('dialog', { name: 'Ask for a call' })).toHaveCount(0);
    await expect(page.locator('.result-sent')).toContainText(number);
    await page.locator('.result-next').getByRole('button', { name: 'Look at my request' }).click();
    await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeVisible();
    await expect(page.locator('.request-number strong')).toHaveText(number);
    await page.getByRole('button', { name: 'Back to my results' }).click();
    await expect(page.getByRole('dialog', { name: 'Ask for a call' })).toHaveCount(0);
    // A look at the last question loses nothing of it.
    await page.goBack();
    await expect(page.getByText('Question 10 of 10')).toBeVisible();
    await page.goForward();
    await expect(page.locator('.result-sent')).toContainText(number);
    // Elsewhere its number alone is known, also after a reload: nothing of the quiz is kept.
    await openAlive(page, '/start-here');
    await expect(page.locator('.sent-call')).toContainText(number);
    const kept = await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }));
    expect(kept).not.toMatch(/ada|alignment|persona|okapi/i);
  },
);

test('faults are shown beside their fields, and nothing that was typed is lost', async ({
  page,
}) => {
  await openAlive(page, '/embed/discovery-call');
  await page.getByLabel('Your name').fill("Zoë O'Neil 😀");
  await page.getByLabel('E-mail').fill('not an address');
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.locator('.error-summary')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Your name')).toHaveValue("Zoë O'Neil 😀");
  await page.locator('.error-summary a').first().click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
});

test('when the practice cannot be reached, the text stays and the phone number is shown', async ({
  page,
}) => {
  await openAlive(page, '/embed/discovery-call');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('516-555-0142');
  await page.getByLabel('What matters most to you?').fill('A question');
  await page.getByLabel(/I agree/).check();
  const keys: (string | undefined)[] = [];
  await page.route('/api/requests', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('alert')).toContainText(PRACTICE.phone);
  await expect(page.getByLabel('What matters most to you?')).toHaveValue('A question');
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeVisible();
  expect(keys[0]).toBe(keys[1]);
});

test('when the form’s own code does not arrive, that is said too, and nothing is lost', async ({
  page,
}) => {
  await page.route(/assets\/request-schema/, (route) => route.abort());
  await openAlive(page, '/embed/discovery-call');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('What matters most to you?').fill('A question');
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('alert')).toContainText(PRACTICE.phone);
  await expect(page.getByLabel('What matters most to you?')).toHaveValue('A question');
});

test(
  'a click on the quiz before the page is alive is not lost',
  { tag: '@release' },
  async ({ page }) => {
    // Its code comes after the click, however slow the machine is.
    let release = () => {};
    const clicked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/assets\/entry\.client/, async (route) => {
      await clicked;
      await route.continue();
    });
    await page.goto('/smile-assessment', { waitUntil: 'commit' });
    await page.getByRole('button', { name: "Let's get started" }).click();
    expect(await page.evaluate(() => 'alive' in document.documentElement.dataset)).toBe(false);
    release();
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
  },
);

test('a form that does not load shows the ways out', async ({ page }) => {
  await page.clock.install();
  await page.route('/embed/discovery-call', () => {
    // Never answered: a blocked frame.
  });
  await openAlive(page, '/blueprint');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/embed/discovery-call' });
    document.body.append(link);
    link.click();
  });
  await expect(page.getByRole('dialog').getByText('Loading...')).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(page.getByRole('alert')).toContainText(PRACTICE.phone);
});

test(
  'a virtual consultation can be asked for from a page, and is read with its wish',
  { tag: '@release' },
  async ({ page }) => {
    const { faults } = await watchPage(page);
    const secret = `Tapir-${crypto.randomUUID()}`;
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAlive(page, '/orthodontics');
    await (await showHeaderAction(page)).click();
    const dialog = page.getByRole('dialog', { name: 'Virtual consultation' });
    await expect(
      dialog.getByRole('link', { name: 'Having trouble loading the form? Open it in a new tab' }),
    ).toHaveAttribute('href', '/embed/virtual-consultation');
    const form = page.frameLocator('iframe[title="Virtual consultation"]');
    await form.getByLabel('Your name').fill('Ada');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
    await form.getByRole('textbox', { name: 'Phone' }).fill('516-555-0142');
    await form.getByRole('radio', { name: 'Phone' }).check();
    await form.getByLabel('What time suits you?').selectOption('Morning, before 11');
    await form.getByLabel('What matters most to you?').fill(secret);
    await form.getByLabel(/I agree/).check();
    await form.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeFocused();
    const shown = shownWith(secret);
    expect(shown).toMatch(/kind\s+A virtual consultation/);
    expect(shown).toMatch(/answer by\s+Phone/);
    expect(shown).toMatch(/best time\s+Morning, before 11/);

    // Behind the link stands what was sent, after a reload too.
    const number = await dialog.locator('.request-number strong').innerText();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await waitUntilAlive(page);
    await (await showHeaderAction(page)).click();
    await expect(dialog.locator('.request-number strong')).toHaveText(number);
    await dialog.getByRole('button', { name: 'Ask about something else' }).click();
    await expect(form.getByLabel('What matters most to you?')).toHaveValue('');
    expect(faults).toEqual([]);
  },
);

test(
  'Escape closes the overlay also while the focus is in the form; a touch beside it does not',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/start-here#question');
    await page.locator('main a[href="/embed/discovery-call"]:visible').first().click();
    const form = page.frameLocator('iframe[title="Ask for a call"]');
    await form.getByLabel('Your name').fill('Ada');
    await page.mouse.click(5, 300);
    await expect(form.getByLabel('Your name')).toHaveValue('Ada');
    await form.getByLabel('Your name').press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(
      page.locator('main a[href="/embed/discovery-call"]:visible').first(),
    ).toBeFocused();
  },
);

test('what is typed, and an Escape, before the form is alive are not lost', async ({ page }) => {
  await openAlive(page, '/start-here#question');
  const opener = page.locator('main a[href="/embed/discovery-call"]:visible').first();
  const form = page.frameLocator('iframe[title="Ask for a call"]');
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  // The frame's page, but not its code, so that it is read and typed into before it is alive.
  await page.route('**/assets/**', async (route) => {
    if (route.request().frame() !== page.mainFrame()) await held;
    await route.continue();
  });
  await opener.click();
  await form.getByLabel('Your name').fill('Ada');
  await form.getByLabel('Your name').press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  letIn();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/assets/**');
  await opener.click();
  await expect(form.getByLabel('Your name')).toHaveValue('Ada');
});

test('each question begins in view on a small screen', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAlive(page, '/smile-assessment');
  await page.getByRole('button', { name: "Let's get started" }).click();
  for (let number = 1; number <= 4; number += 1) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeInViewport();
    await expect(page.locator('.quiz legend')).toBeFocused();
    await page.getByRole('button', { name: 'Next' }).click();
  }
});

test(
  'what was typed is there again when the form was closed and is opened again',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/start-here#question');
    const opener = page.locator('main a[href="/embed/discovery-call"]:visible').first();
    const form = page.frameLocator('iframe[title="Ask for a call"]');
    await opener.click();
    await form.getByLabel('Your name').fill('Ada');
    await form.getByLabel('What matters most to you?').fill('A gap that I do not like.');
    await form.getByRole('radio', { name: 'Text me first' }).check();
    await form.getByLabel('When may we call?').selectOption('Morning, before 11');
    await form.getByLabel('What matters most to you?').press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opener.click();
    await expect(form.getByLabel('Your name')).toHaveValue('Ada');
    await expect(form.getByRole('radio', { name: 'Text me first' })).toBeChecked();
    await expect(form.getByLabel('When may we call?')).toHaveValue('morning');
    await expect(form.getByLabel('What matters most to you?')).toHaveValue(
      'A gap that I do not like.',
    );
    await expect(form.getByLabel(/I agree/)).not.toBeChecked();
  },
);
