import { readFileSync } from 'node:fs';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { sayNotice } from '../../domain/scheduling/change-rules.ts';
import { DAY_LABEL, PRACTICE } from '../support/site-content.ts';
import { openAlive, waitUntilAlive, watchPage } from '../support/watch-page.ts';
import { shownWith, staff } from '../support/staff-reading.ts';
import { pageTurnedGone, turnPage } from '../support/turn-page.ts';

/*
 * One after the other: they all book from the same calendar, and would take each other's times. Other files run beside this one, and so each
 * has days or hours of its own:
 * - the two weeks that are shown first: spanish-booking, on their last day;
 * - the next two: here on the first day, in the morning; book-consultation on the fourth, in the morning; scheduler-in-page at the end of a day,
 *   and on the last day, about noon;
 * - the two after: here, on the first day;
 * - of the next 31 days the last: here, without JavaScript, in the evening;
 * - the days 33 to 37 from today: spanish-booking, without JavaScript;
 * - the last two weeks: appointment.
 */
test.describe.configure({ mode: 'default' });

const DIALOG = 'Schedule Your Consultation';
/** The browser itself notes an answer of 409. */
const TAKEN_NOTE = /status of 409/;

/** Opens the dialog from Start Here, with its times there. */
async function openDialog(page: Page): Promise<FrameLocator> {
  await openAlive(page, '/start-here');
  await page.locator('main a[href="/embed/scheduling"]').last().click();
  const frame = page.frameLocator(`iframe[title="${DIALOG}"]`);
  await expect(frame.locator('.time-grid').first()).toBeVisible();
  return frame;
}

/** Chooses a free time of a far day by its place, so that journeys side by side do not want the same one. */
async function chooseTime(form: FrameLocator | Page, laterPeriods: number, place: number) {
  for (let count = 0; count < laterPeriods; count += 1) {
    const shown = await form.locator('.day-grid input').first().inputValue();
    await form.getByRole('button', { name: 'Later dates' }).click();
    await expect(form.locator('.day-grid input').first()).not.toHaveValue(shown);
    await expect(form.locator('.time-grid').first()).toBeVisible();
  }
  const time = form.locator('.time-grid input').nth(place);
  await time.check();
  const startsAt = await time.inputValue();
  await turnPage(form);
  return startsAt;
}

async function fillIn(form: FrameLocator | Page, name: string) {
  await form.getByLabel('Your name').fill(name);
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
  await form.getByLabel(/I agree/).check();
}

const takeTime = (page: Page, startsAt: string) =>
  page.request.post('/api/appointments', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      event: 'virtual-consult',
      startsAt,
      name: 'Somebody',
      email: 'else@example.com',
      consent: true,
    },
  });

test('what a visit is for can be chosen before the script is there, and stays chosen', async ({
  page,
}) => {
  let letArrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    letArrive = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/embed/scheduling');
  const blueprint = page.getByRole('radio', { name: /Smile Blueprint/ });
  // What will be chosen without a word from the visitor has its detail already, so that nothing moves when it is.
  await expect(page.locator('.event-detail:visible')).toHaveAttribute(
    'id',
    'virtual-consult-detail',
  );
  await blueprint.check();
  await expect(page.locator('#smile-blueprint-detail')).toBeVisible();
  letArrive();
  await waitUntilAlive(page);
  await expect(page.locator('.time-grid').first()).toBeVisible();
  await expect(blueprint).toBeChecked();
  await expect(page.locator('#smile-blueprint-detail')).toBeVisible();
});

test(
  'the visit that is chosen unless told otherwise looks chosen from the first, and nothing moves when it is',
  { tag: '@release' },
  async ({ page }) => {
    let letArrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      letArrive = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto('/embed/scheduling');
    const look = () =>
      page.locator('.event-tab, .event-title, .event-detail').evaluateAll((parts) =>
        parts.map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const { backgroundColor, borderBottomColor, fontWeight } = getComputedStyle(part);
          return { x, y, width, height, backgroundColor, borderBottomColor, fontWeight };
        }),
      );
    await page.evaluate(() => document.fonts.ready);
    const before = await look();
    letArrive();
    await waitUntilAlive(page);
    await expect(page.getByRole('radio', { name: /Virtual consult/ })).toBeChecked();
    expect(await look()).toEqual(before);
  },
);

test('from Start Here to a booked time, a calendar file, and what staff read', async ({ page }) => {
  const { faults } = await watchPage(page);
  const secret = `Lemur-${crypto.randomUUID()}`;
  const frame = await openDialog(page);
  const startsAt = await chooseTime(frame, 1, 2);
  await fillIn(frame, `Ada ${secret}`);
  await frame.getByRole('button', { name: 'Book this time' }).click();

  await expect(frame.getByRole('heading', { name: 'Your time is booked' })).toBeFocused();
  await expect(frame.locator('.booked-time')).toContainText('Eastern Time');
  // For the eye it is said once, in large letters, with its zone.
  await expect(frame.locator('.booked-time .visually-hidden')).toHaveText(/Eastern Time/);
  await expect(frame.locator('.booked-day .large-zone')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: DIALOG });
  await expect(dialog.locator('.scheduling-foot')).toContainText(
    sayNotice(PRACTICE.policies.noticeHours),
  );

  const downloads = page.waitForEvent('download');
  await frame.getByRole('button', { name: 'Save to your calendar' }).click();
  const file = await downloads;
  expect(file.suggestedFilename()).toBe('impressions-appointment.ics');
  const utc = `${new Date(startsAt).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  expect(readFileSync(await file.path(), 'utf8')).toContain(`DTSTART:${utc}`);

  const own = shownWith(secret);
  expect(own).toMatch(/^event +virtual consult$/m);
  expect(staff('list')).not.toContain(secret);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('on a phone the page of its own begins at its top once a time is booked', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAlive(page, '/embed/scheduling');
  await expect(page.locator('.time-grid').first()).toBeVisible();
  await chooseTime(page, 1, 3);
  await fillIn(page, 'Ada');
  await page.getByRole('button', { name: 'Book this time' }).click();
  const heading = page.getByRole('heading', { name: 'Your time is booked' });
  await expect(heading).toBeFocused();
  await pageTurnedGone(page);
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  'the one who comes too late is told, and books the next free time',
  { tag: '@release' },
  async ({ page }) => {
    const { faults } = await watchPage(page, TAKEN_NOTE);
    const frame = await openDialog(page);
    const startsAt = await chooseTime(frame, 2, 1);
    await fillIn(frame, 'Ada');
    expect((await takeTime(page, startsAt)).status()).toBe(201);
    await frame.getByRole('button', { name: 'Book this time' }).click();

    const notice = frame.locator('.taken-notice');
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(notice.getByRole('button')).toHaveCount(6);
    await notice.getByRole('button').first().click();
    await expect(frame.getByLabel('Your name')).toHaveValue('Ada');
    await frame.getByRole('button', { name: 'Book this time' }).click();
    await expect(frame.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();
    expect(faults).toEqual([]);
  },
);

test('the keyboard alone suffices, and Escape in the frame closes the dialog', async ({ page }) => {
  await openAlive(page, '/start-here');
  const opener = page.locator('main a[href="/embed/scheduling"]').last();
  await opener.focus();
  await page.keyboard.press('Enter');
  const frame = page.frameLocator(`iframe[title="${DIALOG}"]`);
  await expect(frame.locator('.time-grid').first()).toBeVisible();
  const tabTo = async (target: ReturnType<FrameLocator['locator']>) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(frame.getByRole('radio', { name: /^Virtual consult/ }));
  await tabTo(frame.locator('.day-grid input:checked'));
  await page.keyboard.press('ArrowRight');
  await expect(frame.locator('.time-grid input:checked')).toHaveCount(0);
  await tabTo(frame.locator('.time-grid input').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(frame.locator('.time-grid input').nth(1)).toBeChecked();
  await tabTo(frame.locator('.time-strip button:visible'));
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { name: /^Your time/ })).toBeFocused();
  await tabTo(frame.getByRole('button', { name: 'Choose another time' }));
  await page.keyboard.press('Enter');
  await expect(frame.locator('.time-grid input').nth(1)).toBeFocused();
  await tabTo(frame.locator('.time-strip button:visible'));
  await page.keyboard.press('Enter');
  await tabTo(frame.getByLabel('Your name'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

for (const width of [320, 390, 1280]) {
  test(
    `the dialog and what it says break no rule at ${width} px`,
    { tag: '@release' },
    async ({ page }) => {
      const { faults } = await watchPage(page, TAKEN_NOTE);
      await page.setViewportSize({ width, height: 844 });
      const frame = await openDialog(page);
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await chooseTime(frame, 0, 0);
      await frame.getByRole('button', { name: 'Book this time' }).click();
      await expect(frame.locator('.error-summary')).toBeFocused();
      expect(await findAccessibilityFaults(page)).toEqual([]);
      const overflow = await frame
        .locator('html')
        .evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(overflow).toBe(0);
      await frame.getByRole('button', { name: 'Choose another time' }).click();
      const startsAt = await chooseTime(frame, 2, 4);
      await takeTime(page, startsAt);
      await fillIn(frame, 'Ada');
      await frame.getByRole('button', { name: 'Book this time' }).click();
      await expect(frame.locator('.taken-notice')).toBeFocused();
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await frame.locator('.taken-notice button').last().click();
      await frame.getByRole('button', { name: 'Book this time' }).click();
      await expect(frame.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();
      expect(await findAccessibilityFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
}

test(
  'the quiz link closes the dialog, and 100 ms later the quiz opens',
  { tag: '@release' },
  async ({ page }) => {
    await openDialog(page);
    await page.getByRole('link', { name: 'This quiz might help.' }).click();
    await expect(page.getByRole('dialog', { name: DIALOG })).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Smile Discovery' })).toBeVisible();
  },
);

test.describe('for a visitor elsewhere', { tag: '@release' }, () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  test('every time is Eastern, with the own one beside it', async ({ page }) => {
    await page.goto('/embed/scheduling');
    const first = page.locator('.time-grid .pick').first();
    await expect(page.locator('fieldset', { has: first }).locator('legend')).toContainText(
      'Eastern Time',
    );
    await expect(first).toContainText('your time');
    const startsAt = await page.locator('.time-grid input').first().inputValue();
    const inTokyo = new Intl.DateTimeFormat('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'Asia/Tokyo',
    });
    const clock = inTokyo.format(new Date(startsAt)).replaceAll(/\s/g, ' ');
    expect((await first.innerText()).replaceAll(/\s/g, ' ')).toContain(clock);
  });
});

test(
  'the booking page has the scheduler in it, the rules beside it, and a weekend request',
  { tag: '@release' },
  async ({ page }) => {
    const { faults } = await watchPage(page);
    const secret = `Serval-${crypto.randomUUID()}`;
    await openAlive(page, '/book-consultation');
    await page.locator('.inline-scheduler').scrollIntoViewIfNeeded();
    const frame = page.frameLocator('iframe[title="Schedule a Smile Blueprint"]');
    await expect(frame.getByRole('radio', { name: /^Smile Blueprint/ })).toBeChecked();
    await expect(page.locator('.booking-rules')).toContainText(
      sayNotice(PRACTICE.policies.noticeHours),
    );
    expect(await findAccessibilityFaults(page)).toEqual([]);

    await page.locator('.diary-margin a[href="/embed/weekend-appointment"]').click();
    const form = page.frameLocator('iframe[title="Ask for a weekend time"]');
    await form.getByLabel('Your name').fill('Ada');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
    await form.getByLabel('Which weekend days would suit you?').fill(secret);
    await form.getByLabel(/I agree/).check();
    await form.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeFocused();
    const own = shownWith(secret);
    expect(own).toMatch(/^kind +A weekend appointment$/m);
    expect(faults).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** Chooses the last free day and time for a kind of visit. */
  async function chooseLastTime(page: Page, event: string): Promise<void> {
    const offered = await page.request.get(`/api/slots?event=${event}&days=31`);
    const last: { startsAt: string } = (await offered.json()).slots.at(-1);
    await page.getByLabel(DAY_LABEL).fill(last.startsAt.slice(0, 10));
    await page.getByLabel('Time, Eastern Time').selectOption(last.startsAt.slice(11, 16));
  }

  test('a day and a time can be sent, and a page says what was booked', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/embed/scheduling');
    await page.getByRole('radio', { name: /Virtual Consult/i }).check();
    // Nothing follows what was chosen: which late times the long visit has not, the times say themselves.
    const times = page.getByLabel('Time, Eastern Time').locator('option');
    await expect(times.first()).toHaveText(/^\d+:\d\d.[AP]M$/);
    await expect(times.last()).toHaveText(/[AP]M \(Virtual Consult only\)$/i);
    await chooseLastTime(page, 'virtual-consult');
    await fillIn(page, 'Ada');
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();
    await expect(page.getByText('Eastern Time')).toBeVisible();
    // It is written down or printed: with its host.
    await expect(page.locator('a.link')).toContainText(`${baseURL}/appointment#`);
  });

  test(
    'an address that asks for the office visit books no other: what it is for must be said, and a phone number for the fee',
    { tag: '@release' },
    async ({ page }) => {
      await page.goto('/embed/scheduling?event=smile-blueprint');
      await expect(page.getByText('What is it for?')).toBeVisible();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(page.locator('.event-detail:visible')).toHaveCount(2);
      await chooseLastTime(page, 'smile-blueprint');
      await fillIn(page, 'Ada');
      const book = page.getByRole('button', { name: 'Book this time' });
      await book.click();
      await expect(page).toHaveURL(/\/embed\/scheduling/);
      await expect(page.locator('input:invalid').first()).toHaveAttribute('name', 'event');

      await page.getByRole('radio', { name: /Smile Blueprint/ }).check();
      await expect(page.locator('.field', { has: page.locator('#phone') })).toContainText(
        'for a Smile Blueprint',
      );
      await book.click();
      await expect(page.locator('main')).toContainText('Please give a phone number');
      await page.goBack();
      await page.getByRole('textbox', { name: 'Phone' }).fill('516-555-0142');
      await book.click();
      await expect(page.locator('main')).toContainText('Smile Blueprint, 90 minutes');
    },
  );
});

test('in a tab that was left open, the times are asked for anew when it is shown again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAlive(page, '/embed/scheduling');
  const showAgainAfter = (minutes: number) =>
    page.evaluate((ms) => {
      const { now } = Date;
      Date.now = () => now() + ms;
      document.dispatchEvent(new Event('visibilitychange'));
    }, minutes * 60_000);
  const questions = () => asked.filter((url) => url.includes('/api/slots')).length;
  await expect(page.locator('.time-grid input').first()).toBeAttached();
  const before = questions();
  await showAgainAfter(20);
  await showAgainAfter(20);
  await expect.poll(questions).toBe(before + 1);
});
