import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { PRACTICE } from '../support/site-content.ts';
import { openAlive } from '../support/watch-page.ts';
import { turnPage } from '../support/turn-page.ts';

// One after the other: they book from the same calendar. Which places are theirs stands in tests/e2e/scheduling.spec.ts.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SCREENS: readonly (readonly [number, number])[] = [
  [320, 568],
  [1280, 800],
  [390, 844],
  [820, 1180],
  [1920, 1080],
];

const FRAME = 'iframe[title="Schedule a Smile Blueprint"]';

async function openBooking(page: Page) {
  await openAlive(page, '/book-consultation');
  await page.locator('.inline-scheduler').scrollIntoViewIfNeeded();
  const form = page.frameLocator(FRAME);
  await expect(form.locator('.time-grid').first()).toBeVisible();
  return form;
}

/** How much taller a framed page is than its frame: none of it may be hidden, and no room left empty. */
const hiddenIn = (html: Locator) =>
  html.evaluate(
    (root) => Math.ceil(document.body.getBoundingClientRect().height) - root.clientHeight,
  );

/** Goes on with a time, to the fields. */
async function chooseTime(form: FrameLocator) {
  await form.locator('.time-grid label.pick').first().click();
  await turnPage(form);
  await expect(form.getByLabel('Your name')).toBeVisible();
}

for (const [width, height] of SCREENS) {
  test(
    `at ${width} by ${height} the scheduler stands whole in its page, which scrolls alone`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const form = await openBooking(page);
      await expect.poll(() => hiddenIn(form.locator('html'))).toBe(0);
      // A wheel or a thumb over the frame moves the page.
      const frame = page.locator(FRAME);
      await frame.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      const box = await frame.boundingBox();
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.move(width / 3, (box?.y ?? 0) + 150);
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
      await chooseTime(form);
      await form.getByRole('button', { name: 'Book this time' }).scrollIntoViewIfNeeded();
      await expect(form.getByRole('button', { name: 'Book this time' })).toBeInViewport({
        ratio: 1,
      });
      // It grows with what comes.
      await form.getByRole('button', { name: 'Book this time' }).click();
      await expect(form.locator('.error-summary')).toBeFocused();
      await expect.poll(() => hiddenIn(form.locator('html'))).toBe(0);
      await expect(form.locator('.error-summary')).toBeInViewport({ ratio: 1 });
      await expectClearOfHeader(page, form.locator('.error-summary'));
    },
  );

  test(
    `at ${width} by ${height} the dialog alone scrolls around the scheduler`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAlive(page, '/start-here');
      await page.locator('main a[href="/embed/scheduling"]').last().click();
      const form = page.frameLocator('iframe[title="Schedule Your Consultation"]');
      await expect(form.locator('.time-grid').first()).toBeVisible();
      await chooseTime(form);
      await expect.poll(() => hiddenIn(form.locator('html'))).toBe(0);
      const button = form.getByRole('button', { name: 'Book this time' });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    },
  );
}

/** Sees that nothing that lies over the page covers the beginning of something in it. */
async function expectClearOfHeader(page: Page, part: Locator) {
  const top = (await part.boundingBox())?.y ?? -1;
  const header = await page
    .locator('.site-header')
    .evaluateAll((headers) => Math.max(0, ...headers.map((h) => h.getBoundingClientRect().bottom)));
  expect(top).toBeGreaterThanOrEqual(header);
}

for (const [width, height] of inRelease([390, 844] as const, [1280, 800] as const)) {
  test(`at ${width} by ${height} what was booked is in view, focused and clear of the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const form = await openBooking(page);
    await form.getByRole('button', { name: 'Later dates' }).click();
    await expect(form.locator('.time-grid').first()).toBeVisible();
    await form.locator('.time-grid input').last().check();
    await turnPage(form);
    await form.getByLabel('Your name').fill('Ada');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
    await form.getByRole('textbox', { name: 'Phone' }).fill('516-555-0142');
    await form.getByLabel(/I agree/).check();
    await form.getByRole('button', { name: 'Book this time' }).click();
    const heading = form.getByRole('heading', { name: 'Your time is booked' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expectClearOfHeader(page, heading);
    await expect.poll(() => hiddenIn(form.locator('html'))).toBe(0);
    await expect(form.getByText(PRACTICE.booking.firm)).toBeVisible();
    // The link to change it is not to be looked for.
    const link = await form.getByRole('link', { name: 'Move or cancel it' }).boundingBox();
    const start = await heading.boundingBox();
    expect((link?.y ?? Infinity) - (start?.y ?? 0)).toBeLessThan(700);
    if (width !== 390) return;
    // The bar's own call steps aside while somebody fills in, and comes back.
    await page.evaluate(() => window.scrollTo(0, window.innerHeight));
    await expect(page.locator('.mobile-action:visible')).toHaveCount(1);
  });
}

/** Somebody else books the time first. */
async function takeTime(page: Page, startsAt: string) {
  const answer = await page.request.post('/api/appointments', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      event: 'smile-blueprint',
      startsAt,
      name: 'Somebody',
      email: 'else@example.com',
      phone: '516-555-0143',
      consent: true,
    },
  });
  expect(answer.status()).toBe(201);
}

/** Where the scheduler stands, with it whole and alive. */
const PLACES = {
  'in its page': openBooking,
  'on a page of its own': async (page: Page) => {
    await openAlive(page, '/embed/scheduling?event=smile-blueprint');
    return page;
  },
  'on its Spanish page': async (page: Page) => {
    await openAlive(page, '/es/embed/scheduling?event=smile-blueprint');
    return page;
  },
} as const;

const TOO_LATE = [
  ...inRelease(
    ['in its page', 390, 844] as const,
    ['in its page', 1280, 800] as const,
    ['on a page of its own', 390, 844] as const,
    ['in its page', 320, 568] as const,
    ['on a page of its own', 1280, 800] as const,
    ['on its Spanish page', 390, 844] as const,
  ),
];

for (const [index, [place, width, height]] of TOO_LATE.entries()) {
  test(`${place}, at ${width} by ${height}, word of a time just taken is in view and clear of the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const form = await PLACES[place](page);
    await expect(form.locator('.time-grid').first()).toBeVisible();
    const shown = await form.locator('.day-grid input').first().inputValue();
    await form.locator('.period-row button').last().click();
    await expect(form.locator('.day-grid input').first()).not.toHaveValue(shown);
    // A day of its own, so that each has times left.
    await form.locator('.day-grid input:enabled').nth(index).check();
    const time = form.locator('.time-grid input').last();
    await time.check();
    const startsAt = await time.inputValue();
    await turnPage(form);
    await form.locator('#name').fill('Ada');
    await form.locator('#email').fill('ada@example.com');
    await form.locator('#phone').fill('516-555-0142');
    await form.locator('#consent').check();
    await takeTime(page, startsAt);
    await form.locator('button[type="submit"]').click();

    const notice = form.locator('.taken-notice');
    await expect(notice).toBeFocused();
    // The times are asked for anew, and the frame has taken its height.
    await expect(form.locator(`.time-grid input[value="${startsAt}"]`)).toHaveCount(0);
    if (form !== page) await expect.poll(() => hiddenIn(form.locator('html'))).toBe(0);
    await expect(notice.locator('strong')).toBeInViewport({ ratio: 1 });
    await expectClearOfHeader(page, notice);
    if (height > 600) await expect(notice).toBeInViewport({ ratio: 1 });

    await expect(form.locator('#name')).toHaveValue('Ada');
    await expect(form.locator('#email')).toHaveValue('ada@example.com');
    await expect(form.locator('#phone')).toHaveValue('516-555-0142');
    await expect(form.locator('#consent')).toBeChecked();

    await notice.getByRole('button').first().click();
    await expect(notice).toHaveCount(0);
    if (form !== page) await expect.poll(() => hiddenIn(form.locator('html'))).toBe(0);
    const book = form.locator('button[type="submit"]');
    await expect(book).toBeFocused();
    await expect(book).toBeInViewport({ ratio: 1 });
  });
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(
    `at ${width} by ${height} the button that books is the one filled button of its screen`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const form = await openBooking(page);
      const button = form.getByRole('button', { name: 'Book this time' });
      await chooseTime(form);
      await button.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      const filled = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.button')]
            .filter((other) => {
              const { top, bottom } = other.getBoundingClientRect();
              const isSeen = other.checkVisibility({
                visibilityProperty: true,
                opacityProperty: true,
              });
              return isSeen && bottom > 0 && top < window.innerHeight;
            })
            .filter((other) => getComputedStyle(other).backgroundColor === 'rgb(31, 35, 107)')
            .map((other) => other.textContent),
        );
      await expect.poll(filled).toEqual([]);
      await expect(button).toHaveCSS('background-color', 'rgb(31, 35, 107)');
    },
  );
}

test.describe('on a phone', { tag: '@release' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [where, place] of [
    ['in the scheduler', 'input#email'],
    ['below it', null],
  ] as const) {
    test(`one tap leads out of the form, and Back to where it was left ${where}`, async ({
      page,
    }) => {
      const form = await openBooking(page);
      await form.locator('.time-grid label.pick').first().tap();
      await form.getByRole('button', { name: 'Continue' }).tap();
      await form.getByLabel('Your name').tap();
      await form.getByLabel('Your name').fill('Ada');
      await form.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
      await expect(page.locator('.mobile-action:visible')).toHaveCount(0);
      if (place === null) {
        await page.locator('.not-yet').evaluate((part) => part.scrollIntoView({ block: 'start' }));
        await expect(page.locator(FRAME)).not.toBeInViewport();
      } else {
        await form.locator(place).evaluate((field) => field.scrollIntoView({ block: 'center' }));
      }
      const left = await page.evaluate(() => window.scrollY);
      // Where the finger goes down is where the word stands then: nothing here waits for it to stand still.
      const box = await page.locator('.mobile-emergency').boundingBox();
      if (!box) throw new Error('The bar has no way to help.');
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await expect(page).toHaveURL('/emergency');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      await page.goBack();
      await expect(page).toHaveURL('/book-consultation');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
      await expect(form.getByLabel('Your name')).toHaveValue('Ada');
      await expect(form.getByRole('heading', { name: /^Your time/ })).toBeVisible();
      await expect.poll(() => hiddenIn(form.locator('html'))).toBe(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(left);
    });
  }
});

test(
  'opened again, the scheduler has what was typed, and what a weekend request takes is no appointment',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/start-here');
    const opener = page.locator('main a[href="/embed/scheduling"]').last();
    const form = page.frameLocator('iframe[title="Schedule Your Consultation"]');
    await opener.click();
    await chooseTime(form);
    await form.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opener.click();
    await expect(form.getByLabel('Your name')).toHaveValue('Ada');

    await form.getByRole('button', { name: 'Choose another time' }).click();
    await form.getByRole('link', { name: 'Ask for a weekend time' }).click();
    await expect(form.getByRole('heading', { name: 'Ask for a weekend time' })).toBeVisible();
    await form.getByLabel('Your name').fill('Ada');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
    await form.getByLabel('Which weekend days would suit you?').fill('The first in May.');
    await form.getByLabel(/I agree/).check();
    await form.getByRole('button', { name: 'Send my request' }).click();
    await expect(form.getByRole('heading', { name: 'Your request has arrived' })).toBeVisible();
    await expect(page.locator('.scheduling-foot')).toContainText('Not sure where to start?');

    // The page itself, since no page of the site can be shown in the frame.
    await form.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  },
);

test(
  'Google Calendar is offered the time and the practice, and nothing of the visitor',
  { tag: '@release' },
  async ({ page, context }) => {
    const asked: URL[] = [];
    await context.route('https://calendar.google.com/**', async (route) => {
      asked.push(new URL(route.request().url()));
      expect(route.request().headers()['referer']).toBeUndefined();
      await route.fulfill({ contentType: 'text/html', body: '<h1>Calendar</h1>' });
    });
    const form = await openBooking(page);
    const firstDay = form.locator('.day-grid input').first();
    const shown = await firstDay.inputValue();
    await form.getByRole('button', { name: 'Later dates' }).click();
    await expect(firstDay).not.toHaveValue(shown);
    await form.locator('.day-grid input:enabled').last().check();
    await form.locator('.time-grid input').nth(5).check();
    await turnPage(form);
    await form.getByLabel('Your name').fill('Okapi Uniqname');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('okapi@example.com');
    await form.getByRole('textbox', { name: 'Phone' }).fill('516-555-0142');
    await form.getByLabel(/I agree/).check();
    await form.getByRole('button', { name: 'Book this time' }).click();
    const opened = page.waitForEvent('popup');
    await form.getByRole('link', { name: 'Add to Google Calendar' }).click();
    await expect((await opened).getByRole('heading', { name: 'Calendar' })).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.href).not.toMatch(/okapi|appointment%23|appointment#/i);
  },
);
