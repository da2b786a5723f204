import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { loadPage } from '../../app/content/page.server.ts';
import { sayNotice } from '../../domain/scheduling/change-rules.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { DAY_LABEL, PRACTICE } from '../support/site-content.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';
import { turnPage } from '../support/turn-page.ts';

// What is still fading in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The browser itself notes an answer that is a refusal. */
const REFUSAL_NOTE = /status of (404|409|410|422)/;
const PERSON = { name: 'Okapi Uniqname', email: 'okapi@example.com', phone: '516-555-0142' };

interface Slot {
  startsAt: string;
}

/** A free time near the end of what can be booked, so that journeys side by side do not want the same one. */
async function freeTime(page: Page, place: number, event = 'virtual-consult'): Promise<string> {
  const from = new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10);
  const answer = await page.request.get(`/api/slots?event=${event}&from=${from}&days=31`);
  const { slots }: { slots: Slot[] } = await answer.json();
  const slot = slots.at(-place);
  if (!slot) throw new Error('no free time is left for this journey');
  return slot.startsAt;
}

const postBooking = (page: Page, startsAt: string, event = 'virtual-consult') =>
  page.request.post('/api/appointments', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { event, startsAt, ...PERSON, consent: true },
  });

/** Books by script, and gives the link's path. */
async function bookedPath(page: Page, place: number, event?: string): Promise<string> {
  const answer = await postBooking(page, await freeTime(page, place, event), event);
  expect(answer.status()).toBe(201);
  const { changeToken }: { changeToken: string } = await answer.json();
  return `/appointment#${changeToken}`;
}

const isFree = async (page: Page, startsAt: string) => {
  const query = `event=virtual-consult&from=${startsAt.slice(0, 10)}&days=1`;
  const { slots }: { slots: Slot[] } = await (await page.request.get(`/api/slots?${query}`)).json();
  return slots.some((slot) => slot.startsAt === startsAt);
};

const calendarFile = async (page: Page, button: string) => {
  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const text = readFileSync(await (await downloads).path(), 'utf8').replaceAll('\r\n ', '');
  return { text, uid: /UID:(.+)/.exec(text)?.[1], sequence: /SEQUENCE:(\d+)/.exec(text)?.[1] };
};

test('from booking by its link to another time, and to none', async ({ page, context }) => {
  const { faults } = await watchPage(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const wanted = await freeTime(page, 3);

  await page.goto('/embed/scheduling');
  await expect(page.locator('.time-grid').first()).toBeVisible();
  while ((await page.locator(`.day-grid input[value="${wanted.slice(0, 10)}"]`).count()) === 0) {
    const shown = await page.locator('.day-grid input').first().inputValue();
    await page.getByRole('button', { name: 'Later dates' }).click();
    await expect(page.locator('.day-grid input').first()).not.toHaveValue(shown);
  }
  await page.locator(`.day-grid input[value="${wanted.slice(0, 10)}"]`).check();
  await page.locator(`.time-grid input[value="${wanted}"]`).check();
  await turnPage(page);
  await page.getByLabel('Your name').fill(PERSON.name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(PERSON.email);
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('heading', { name: 'Your time is booked' })).toBeFocused();
  const link = await page.getByLabel('Keep this link to change or cancel').inputValue();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const booked = await calendarFile(page, 'Save to your calendar');
  expect([booked.sequence, booked.text.includes(link)]).toEqual(['0', true]);

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Move or cancel it' }).click();
  const beside = await opened;
  await expect(
    beside.getByRole('button', { name: 'Cancel this appointment' }),
    'the link opens what was booked, and the confirmation stays',
  ).toBeVisible();
  await beside.close();
  await expect(page.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();

  await page.goto(link);
  await expect(page.locator('.booked-time')).toContainText('Eastern Time');
  await expect(page.locator('.appointment')).toContainText(
    sayNotice(PRACTICE.policies.noticeHours),
  );
  await expect(page.locator('body')).not.toContainText('Okapi');
  await page.getByRole('button', { name: 'Choose another time' }).click();
  await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeFocused();
  // The key of the appointment stands at the address's end, where a jump would write over it.
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(new URL(page.url()).hash).toHaveLength(new URL(link, page.url()).hash.length);
  await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeVisible();
  const other = page.locator('.time-grid input').first();
  const next = await other.inputValue();
  await other.check();
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your appointment has been moved' }),
  ).toBeFocused();
  expect([await isFree(page, wanted), await isFree(page, next)]).toEqual([true, false]);
  const moved = await calendarFile(page, 'Save to your calendar');
  expect([moved.uid, moved.sequence]).toEqual([booked.uid, '1']);

  await page.reload();
  await page.getByRole('button', { name: 'Cancel this appointment' }).click();
  await expect(page.getByRole('heading', { name: /^Cancel your appointment on / })).toBeFocused();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.locator('.appointment h2')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel this appointment' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is canceled' })).toBeFocused();
  expect(await isFree(page, next)).toBe(true);
  const cancelled = await calendarFile(page, 'Take it out of your calendar');
  expect([cancelled.uid, cancelled.sequence]).toEqual([booked.uid, '2']);
  expect(cancelled.text).toContain('STATUS:CANCELLED');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your appointment is canceled' })).toBeVisible();

  await openAlive(page, '/book-consultation');
  await expect(
    page.getByRole('heading', { level: 1 }),
    'the tab that it was booked in knows that it is off',
  ).toHaveText(loadPage('book-consultation', PRACTICE).heading);
  expect(asked.filter((url) => url.includes('Okapi') || url.includes('okapi'))).toEqual([]);
  expect(faults).toEqual([]);
});

test('what is booked over the page of a cancelled visit is found there', async ({ page }) => {
  const path = await bookedPath(page, 125, 'smile-blueprint');
  await page.request.post(`/api/appointments/${path.split('#')[1]}/cancel`, { data: {} });
  await openAlive(page, path);
  await page.getByRole('link', { name: 'Book a new time' }).click();
  const frame = page.frameLocator('.scheduling-dialog iframe');
  await frame.locator('.time-grid input').first().check();
  await frame.getByRole('button', { name: 'Continue' }).click();
  await frame.getByLabel('Your name').fill(PERSON.name);
  await frame.getByRole('textbox', { name: 'E-mail' }).fill(PERSON.email);
  await frame.getByRole('textbox', { name: /^Phone/ }).fill(PERSON.phone);
  await frame.getByLabel(/I agree/).check();
  await frame.getByRole('button', { name: 'Book this time' }).click();
  await expect(frame.getByRole('heading', { name: 'Your time is booked' })).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).click();
  const anew = page.locator('.booked-anew');
  await expect(anew).toContainText('Booked in this window: Smile Blueprint');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const opened = page.waitForEvent('popup');
  await anew.getByRole('link').click();
  await expect(
    (await opened).getByRole('button', { name: 'Cancel this appointment' }),
  ).toBeVisible();
});

test(
  'one who comes too late keeps the old time, and takes a free one',
  { tag: '@release' },
  async ({ page }) => {
    const { faults } = await watchPage(page, REFUSAL_NOTE);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await bookedPath(page, 25));
    await page.getByRole('button', { name: 'Choose another time' }).click();
    const wanted = page.locator('.time-grid input').nth(2);
    await wanted.check();
    const startsAt = await wanted.inputValue();
    expect((await postBooking(page, startsAt)).status()).toBe(201);
    await page.getByRole('button', { name: 'Move to this time' }).click();
    const notice = page.locator('.taken-notice');
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('You still have your current time.');
    await expect(page.locator(`.time-grid input[value="${startsAt}"]`)).toHaveCount(0);
    await expect(notice).toBeInViewport({ ratio: 1 });
    const top = (await notice.boundingBox())?.y ?? -1;
    const header = await page
      .locator('.site-header')
      .evaluateAll((headers) =>
        Math.max(0, ...headers.map((h) => h.getBoundingClientRect().bottom)),
      );
    expect(top).toBeGreaterThanOrEqual(header);
    await notice.getByRole('button').first().click();
    await expect(page.getByRole('button', { name: 'Move to this time' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: 'Your appointment has been moved' }),
    ).toBeFocused();
    expect(faults).toEqual([]);
  },
);

test(
  'a page that is no longer true says so, and shows what is',
  { tag: '@release' },
  async ({ page }) => {
    await watchPage(page, REFUSAL_NOTE);
    const path = await bookedPath(page, 45);
    await page.goto(path);
    await page.getByRole('button', { name: 'Choose another time' }).click();
    await page.locator('.time-grid input').nth(3).check();
    await page.request.post(`/api/appointments/${path.split('#')[1]}/cancel`, { data: {} });
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await expect(page.getByRole('heading', { name: 'Your appointment is canceled' })).toBeVisible();
  },
);

test('the keyboard alone suffices', { tag: '@release' }, async ({ page }) => {
  await page.goto(await bookedPath(page, 65));
  const press = async (name: string) => {
    const button = page.getByRole('button', { name });
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await expect(page.getByRole('button', { name: 'Choose another time' })).toBeVisible();
  await press('Choose another time');
  await expect(page.locator('.time-grid').first()).toBeVisible();
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await page.locator('.time-grid input:focus').count()) break;
  }
  await page.keyboard.press('Space');
  await expect(page.locator('.time-grid input:checked')).toHaveCount(1);
  await press('Move to this time');
  await expect(
    page.getByRole('heading', { name: 'Your appointment has been moved' }),
  ).toBeFocused();
  await press('Cancel this appointment');
  await press('Yes, cancel it');
  await expect(page.getByRole('heading', { name: 'Your appointment is canceled' })).toBeFocused();
});

/** What no state may do, whatever it shows; looked at from the end: elsewhere a narrow window's bar lies over half a time. */
async function breaksNoRule(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

// So high that at the page's end the header lies over no half of a footer's link.
for (const [width, height, place] of inRelease(
  [320, 820, 85] as const,
  [1280, 900, 105] as const,
)) {
  test(`an appointment that is moved breaks no rule at ${width} px`, async ({ page }) => {
    const { faults } = await watchPage(page);
    await page.setViewportSize({ width, height });
    await openAlive(page, await bookedPath(page, place, 'smile-blueprint'));
    await expect(page.locator('.booked-time')).toBeVisible();
    await breaksNoRule(page);
    await page.getByRole('button', { name: 'Choose another time' }).click();
    await expect(page.locator('.time-grid').first()).toBeVisible();
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await expect(page.getByRole('alert')).toContainText('choose a day and a time');
    await breaksNoRule(page);
    await page.getByRole('button', { name: 'Keep my time' }).click();
    await expect(page.locator('.appointment h2')).toBeFocused();
    expect(faults).toEqual([]);
  });

  test(
    `an appointment that is cancelled breaks no rule at ${width} px`,
    { tag: '@release' },
    async ({ page }) => {
      const { faults } = await watchPage(page);
      await page.setViewportSize({ width, height });
      await page.goto(await bookedPath(page, place + 10, 'smile-blueprint'));
      await page.getByRole('button', { name: 'Cancel this appointment' }).click();
      await breaksNoRule(page);
      await page.getByRole('button', { name: 'Yes, cancel it' }).click();
      await expect(
        page.getByRole('heading', { name: 'Your appointment is canceled' }),
      ).toBeVisible();
      await breaksNoRule(page);
      expect(faults).toEqual([]);
    },
  );

  test(
    `a link that opens nothing breaks no rule at ${width} px`,
    { tag: '@release' },
    async ({ page }) => {
      const { faults } = await watchPage(page, REFUSAL_NOTE);
      await page.setViewportSize({ width, height });
      await page.goto(`/appointment#${'A'.repeat(88)}`);
      await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
      await breaksNoRule(page);
      await page.evaluate(() => (window.location.hash = 'half-a-link'));
      await page.getByLabel('Your link').fill('half a link');
      await page.getByRole('button', { name: 'Show my appointment' }).click();
      await expect(page.getByText('This link is incomplete.')).toBeVisible();
      await breaksNoRule(page);
      expect(faults).toEqual([]);
    },
  );
}

test('a pasted link opens', { tag: '@release' }, async ({ page }) => {
  const path = await bookedPath(page, 125);
  await page.goto('/appointment');
  await page.getByLabel('Your link').fill(new URL(path, page.url()).href);
  await page.getByRole('button', { name: 'Show my appointment' }).click();
  await expect(page.locator('.booked-time')).toContainText('Eastern Time');
});

test.describe('for a visitor elsewhere', { tag: '@release' }, () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  test('the time is Eastern, with the own one beside it', async ({ page }) => {
    await page.goto(await bookedPath(page, 145));
    await expect(page.locator('.booked-time')).toContainText(/Eastern Time \(.+ your time\)/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a pasted link shows the appointment, moves it and cancels it', async ({ page }) => {
    const path = await bookedPath(page, 165);
    const next = await freeTime(page, 175);
    await page.goto('/appointment');
    await page.getByLabel('Your link').fill(`https://example.com${path}`);
    await page.getByRole('button', { name: 'Show my appointment' }).click();
    await expect(page.getByRole('heading', { name: 'Your appointment' })).toBeVisible();
    await page.getByLabel(DAY_LABEL).fill(next.slice(0, 10));
    await page.getByLabel('Time, Eastern Time').selectOption(next.slice(11, 16));
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your appointment has been moved' }),
    ).toBeVisible();
    await page.getByText('Cancel this appointment').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { name: 'Your appointment is canceled' })).toBeVisible();
    expect(await isFree(page, next)).toBe(true);
  });
});
