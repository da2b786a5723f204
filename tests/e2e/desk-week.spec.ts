import { expect, test, type Page, type Route } from '@playwright/test';
import {
  beginDesk,
  expectNoDeskFaults,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { bookConsult, bookVisit, showWeekOf } from '../support/desk-visitors.ts';

const VISITOR = 'Sidonie Canary-Bello';
const CALLED = 'Bartholomew Canary-Ninenham';
const QUICKER = 'Hestia Canary-Grove';
const WHY = 'Canary of the doctors at a course';
const TABLET = { width: 820, height: 1180 };
/** From the name of a day: the month before, the one after, its days, the sheet, the leaf. */
const STOPS_TO_DOCTORS = 5;
const LAPTOP = { width: 1280, height: 800 };
const AT_DESK = { width: 1440, height: 900 };
const LARGE = { width: 1920, height: 1200 };
/** Of a half-hour's slip in a narrow column: an edge, and a little room on both sides. */
const NAME_SHARE = 0.8;

let desk: DeskServer;
test.beforeEach(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterEach(() => desk.stop());

test("the diary's week: who comes for a half-hour, where now is, and why a visit that has begun stays", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await beginDesk(page, desk, 'Thaddea Marrowby');
  const startsAt = await bookVisit(desk, VISITOR);
  const day = startsAt.slice(0, 10);
  await bookConsult(desk, CALLED, `${day}T13:30`);
  await page.getByRole('link', { name: 'Diary' }).first().click();
  await showWeekOf(page, day);
  // A weekend that has something makes all columns narrower.
  await block(page, { day: saturdayOf(day), from: '10:00 AM', to: '10:30 AM' });

  await test.step('the name has the room of a half-hour, and is whole with the focus', async () => {
    await page.setViewportSize(TABLET);
    const slip = page.getByRole('button', { name: `Virtual consult, 1:30 ${CALLED}` });
    const name = slip.locator('b');
    await expect(name).toHaveAttribute('title', CALLED);
    const share = async () => {
      const [whole, its] = [await slip.boundingBox(), await name.boundingBox()];
      return (its?.width ?? 0) / (whole?.width ?? 1);
    };
    expect.soft(await share()).toBeGreaterThan(NAME_SHARE);
    await slip.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(slip).toBeFocused();
    expect.soft(await slip.evaluate(isWhole)).toBe(true);
    await expect
      .soft(page.getByRole('button', { name: `Blocked, ${WHY}` }).locator(`[title='${WHY}']`))
      .toHaveText(WHY);
    await page.setViewportSize(AT_DESK);
  });

  await test.step('a time that somebody books meanwhile is said to be free no more', async () => {
    await page.getByRole('button', { name: `Smile Blueprint, ${VISITOR}` }).focus();
    await page.keyboard.press('m');
    for (let half = 0; half < 8; half += 1) await page.keyboard.press('ArrowDown');
    const said = page.getByRole('alert').first();
    await expect(said).toHaveText(/2:00\sPM, free$/);
    const told = page.getByRole('heading', { name: /^(What they will be told|Say to them)$/ });
    await expect(told).toBeVisible();
    await bookConsult(desk, QUICKER, `${day}T14:30`);
    await expect.soft(said).toHaveText(new RegExp(`2:00\\sPM, not free: ${QUICKER}$`));
    // Nobody is told of it: the heading of that would stand over nothing.
    await expect.soft(told).toHaveCount(0);
    // Why it cannot be sent stands at what sends, also on a low screen and below the week.
    for (const size of [LAPTOP, TABLET]) {
      await page.setViewportSize(size);
      const send = page.getByRole('button', { name: 'Move and send' });
      await expect.soft(send).toBeDisabled();
      await expect.soft(send).toHaveAccessibleDescription(`Not free: ${QUICKER}.`);
      await send.scrollIntoViewIfNeeded();
      await expect.soft(send).toBeInViewport({ ratio: 1 });
      await expect
        .soft(page.getByText(`Not free: ${QUICKER}.`, { exact: true }))
        .toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(AT_DESK);
    await page.keyboard.press('Escape');
  });

  await test.step('a time over two visits names both, and what is free near it on that day', async () => {
    await page.keyboard.press('b');
    await page.getByLabel('Day', { exact: true }).fill(day);
    await page.getByLabel('From').selectOption({ label: '1:00 PM' });
    await page.getByLabel('To').selectOption({ label: '3:00 PM' });
    await expect
      .soft(page.getByText(`${CALLED} comes at 1:30 PM and ${QUICKER} at 2:30 PM.`))
      .toBeVisible();
    const ways = page.locator('.ways-out').getByRole('button');
    await expect
      .soft(ways)
      .toHaveText([
        `Move ${CALLED}`,
        `Move ${QUICKER}`,
        /^End at 1:30\sPM$/,
        /^Begin at 11:30\sAM$/,
        /^Begin at 3:00\sPM$/,
      ]);
    await expectNoDeskFaults(page);
    await page.keyboard.press('Escape');
  });

  await test.step('what sends stays where it is when the letter comes', async () => {
    await page.setViewportSize(LARGE);
    const held: Route[] = [];
    await page.route('**/api/letters/preview', (route) => void held.push(route));
    await page.getByRole('button', { name: `Smile Blueprint, ${VISITOR}` }).focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    const send = page.getByRole('button', { name: 'Move and send' });
    await expect(send).toBeEnabled();
    const before = await send.boundingBox();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    // An empty box would say nothing.
    await expect.soft(page.getByText('The letter is being fetched…')).toBeVisible();
    for (const route of held) await route.continue();
    await expect(page.locator('.place-panel .letter p').first()).toBeVisible();
    expect.soft(await send.boundingBox()).toEqual(before);
    await expect.soft(page.getByText('The letter is being fetched…')).toHaveCount(0);
    await page.unroute('**/api/letters/preview');
    await page.keyboard.press('Escape');
  });

  await page.clock.setFixedTime(startsAt.replace('T10:00', 'T10:14'));
  await page.reload();
  await page.getByRole('button', { name: 'Open with your passkey' }).press('Enter');
  const slip = page.getByRole('button', { name: `Smile Blueprint, ${VISITOR}` });
  await expect(slip).toBeVisible();

  await test.step('the line of now goes behind who comes', async () => {
    await expect(page.locator('.now-line')).toHaveCount(1);
    const box = await slip.boundingBox();
    if (box === null) throw new Error('The slip is not on the page.');
    const within = {
      x: Math.ceil(box.x) + 1,
      y: Math.ceil(box.y) + 1,
      width: Math.floor(box.width) - 2,
      height: Math.floor(box.height) - 2,
    };
    const before = await page.screenshot({ clip: within });
    await page.evaluate(() => document.querySelector('.now-line')?.remove());
    expect.soft(before.equals(await page.screenshot({ clip: within }))).toBe(true);
  });

  await test.step('M and X on a visit that has begun say why nothing moves', async () => {
    for (const key of ['m', 'x']) {
      await slip.focus();
      await page.keyboard.press(key);
      await expect.soft(page.getByRole('alert').first()).toHaveText(/^It began at 10:00\sAM/);
      await expect
        .soft(page.getByRole('complementary').getByText(/^It began at 10:00\sAM/))
        .toBeVisible();
      await page.keyboard.press('Escape');
    }
    await slip.focus();
    await page.keyboard.press('m');
    await expectNoDeskFaults(page);
  });

  await test.step('a day by keyboard: its month is one stop, and the doctors are near', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('d');
    const doctors = page.getByRole('region', { name: 'The doctors' });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (let stops = 0; stops < STOPS_TO_DOCTORS; stops += 1) await page.keyboard.press('Tab');
    await expect.soft(doctors).toBeFocused();
    // It fills its part of the page: a ring around it would be cut off.
    const ring = await doctors.evaluate((leaf) => {
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(leaf);
      return {
        outlineStyle,
        isWithin: Number.parseFloat(outlineOffset) <= -Number.parseFloat(outlineWidth),
      };
    });
    expect.soft(ring).toEqual({ outlineStyle: 'solid', isWithin: true });
    // Along the days by arrows, a week by those up and down.
    const month = page.getByRole('navigation', { name: /^[A-Z]\w+ 20\d\d$/ });
    const first = month.locator(`a[href$='${day.slice(0, 8)}08']`);
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect.soft(month.locator(`a[href$='${day.slice(0, 8)}16']`)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect.soft(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.soft(page.getByRole('heading', { level: 1 })).toContainText('8,');
    await month.locator(`a[href$='${day}']`).click();
    // A half-hour has room for time and number beside a longer name.
    await page.setViewportSize(TABLET);
    const half = page.getByRole('button', { name: `Virtual consult, ${CALLED}` });
    const room = await half.evaluate((slip) => {
      const { bottom } = slip.getBoundingClientRect();
      return [...slip.querySelectorAll('.slip-more small')].every(
        (words) => words.getBoundingClientRect().bottom <= bottom,
      );
    });
    expect.soft(room).toBe(true);
    await expectNoDeskFaults(page);
    await page.setViewportSize(AT_DESK);
  });
  expect(faults).toEqual([]);
});

async function block(page: Page, { day, from, to }: Record<'day' | 'from' | 'to', string>) {
  await page.keyboard.press('b');
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('From').selectOption({ label: from });
  await page.getByLabel('To').selectOption({ label: to });
  await page.getByLabel('Why').fill(WHY);
  await page.getByRole('button', { name: 'Block it' }).click();
  await expect(page.getByRole('button', { name: `Blocked, ${WHY}` })).toBeVisible();
}

/** Whether all words of a slip have room. Runs in the page. */
function isWhole(slip: Element): boolean {
  const ROUNDED_PX = 1;
  return [slip, ...slip.querySelectorAll('b, span:not(.visually-hidden)')].every(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth <= clientWidth + ROUNDED_PX && scrollHeight <= clientHeight + ROUNDED_PX,
  );
}

/** The Saturday of a day's week. */
function saturdayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 6 - date.getUTCDay());
  return date.toISOString().slice(0, 10);
}
