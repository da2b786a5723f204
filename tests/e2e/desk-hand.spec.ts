import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askForWeekend, bookVisit, offeredTimes, showWeekOf } from '../support/desk-visitors.ts';
import { drawSlip } from '../support/draw-slip.ts';

const VISITOR = 'Sidonie Canary-Bello';
const ASKED = 'Thessaly Canary-Okoye';
const SPANISH = 'Inés Canary-Arrieta';
const WEEK_MS = 7 * 86_400_000;

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer();
});
test.afterAll(() => desk.stop());

test(
  'a hand at the desk: the focus lands where one goes on, a call leaves the estimate owed, a time is kept free each week, a photo is saved on purpose',
  { tag: '@release' },
  async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await beginDesk(page, desk, 'Thaddea Marrowby');
    const startsAt = await bookVisit(desk, VISITOR);
    await expect(rowOf(page, VISITOR)).toBeVisible();
    await askForWeekend(desk, ASKED);
    await sendInSpanish();
    await expect(rowOf(page, SPANISH)).toContainText('Spanish');
    await expect(rowOf(page, ASKED)).toBeVisible();

    // On a phone one looks for a card where they wait, and goes on typing as the cards come.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('Find among the cards').pressSequentially('okoye');
    await expect(page.getByLabel('Find among the cards')).toHaveValue('okoye');
    await expect(page.getByLabel('Find among the cards')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One card has/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Waiting' }).first().click();
    // What was looked for is over elsewhere.
    await expect(page.getByLabel('Find among the cards')).toHaveValue('');

    // Along the list by J, into the card by Enter, and back to its row by Escape.
    await rowOf(page, ASKED).focus();
    await page.keyboard.press('j');
    await expect(rowOf(page, SPANISH)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#card-name')).toBeFocused();
    await expect(page.locator('#card-name')).toHaveText(SPANISH);
    await page.keyboard.press('Escape');
    await expect(rowOf(page, SPANISH)).toBeFocused();

    // A call on a booked visit takes away no duty that it has not settled; then comes what is most urgent, and after Undo the card.
    await rowOf(page, VISITOR).click();
    await page.keyboard.press('r');
    await expect(page.getByText('reached; the estimate is still owed')).toBeVisible();
    await expect(rowOf(page, VISITOR)).toContainText('estimate owed');
    await expect(page.locator('#card-name')).toHaveText(ASKED);
    await expect(page.locator('#card-name')).toBeFocused();
    await page.keyboard.press('z');
    await expect(page.locator('#card-name')).toHaveText(VISITOR);
    await expect(page.locator('#card-name')).toBeFocused();
    await expect(rowOf(page, VISITOR)).toContainText('fee and estimate');
    await page.keyboard.press('r');
    await expect(page.locator('#card-name')).toHaveText(ASKED);
    await rowOf(page, VISITOR).click();
    await expectStateWithoutFaults(page);
    await page.getByRole('button', { name: 'Estimate given' }).click();
    await expect(rowOf(page, VISITOR)).toBeHidden();
    await expect(page.locator('#card-name')).toBeFocused();

    // What was being written when it locks and cannot be kept is said to be lost.
    await page.keyboard.press('w');
    await page.keyboard.type('Canary: calls back');
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });

    // After the lock too.
    await page.keyboard.press('l');
    await expect(page.getByRole('status')).toHaveText(/^What was being written is lost:/);
    await expectStateWithoutFaults(page);
    await expect(page.getByRole('button', { name: 'Open with your passkey' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#card-name')).toBeFocused();

    // Each week but that in which somebody comes: visitors are offered neither.
    await page.getByRole('link', { name: 'Diary' }).first().click();
    const day = startsAt.slice(0, 10);
    await showWeekOf(page, day);
    // Of a week that has a holiday visitors are offered nothing anyway.
    const free = await tensIn(day);
    await page.keyboard.press('b');
    await page.getByLabel('Day', { exact: true }).fill(later(day, -1));
    await page.getByLabel('From').selectOption({ label: '10:00 AM' });
    await page.getByLabel(/^Each /).check();
    await page.getByLabel('Last day').fill(later(day, 2));
    await expect(page.getByText(`${VISITOR} comes at 10:00`)).toBeVisible();
    await expect(page.getByText(/^On 3 /)).toBeVisible();
    await expectNoDeskFaults(page);
    await page.getByLabel('Why').fill('Canary: lunch of the doctors');
    await page.getByRole('button', { name: 'Block it' }).click();
    const kept = page.getByRole('button', { name: /^Blocked each week, Canary: lunch/ });
    await expect(kept).toBeFocused();
    expect(await tensIn(day)).toEqual([]);
    // The whole of it goes to the afternoon by keys, is taken back, and one week alone goes elsewhere.
    await page.keyboard.press('m');
    await expect(page.getByRole('heading', { name: 'Move Canary: lunch' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('alert').first()).toHaveText(/10:30\sAM, free$/);
    await page.getByRole('combobox', { name: 'From' }).selectOption({ label: '3:00 PM' });
    await page.getByLabel(/from this one on, 3 times$/).check();
    await expectStateWithoutFaults(page);
    await page.getByRole('button', { name: 'Move 3 times' }).click();
    await expect(page.getByText(/^Blocked: moved to .*3:00\sPM, 3 times/)).toBeVisible();
    await expect(kept).toBeFocused();
    expect(await tensIn(day)).toEqual(free);
    await page.keyboard.press('z');
    await expect(page.getByText(/^Blocked: back on .*10:00\sAM, 3 times/)).toBeVisible();
    await expect(kept).toBeFocused();
    expect(await tensIn(day)).toEqual([]);
    // By mouse: whether the others go too is asked as it is by keys.
    await drawSlip(page, kept, 62);
    await expect(page.getByRole('heading', { name: 'Move Canary: lunch' })).toBeVisible();
    await expect(page.getByLabel('This one alone')).toBeChecked();
    await expect(page.getByLabel(/from this one on, 3 times$/)).not.toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Blocked: moved to .*11:00\sAM/)).toBeVisible();
    await expect(kept).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('this one was moved by itself')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(kept).toBeFocused();
    await page.keyboard.press('z');
    await expect(page.getByText(/^Blocked: back on .*10:00\sAM/)).toBeVisible();
    await expect(kept).toBeFocused();
    // One is given back, then all that are left.
    await page.keyboard.press('Enter');
    await expectStateWithoutFaults(page);
    await page.getByRole('button', { name: 'Give this one back' }).click();
    await expect(page.getByText('The time is free again')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await tensIn(day)).toEqual(free.filter((time) => time.startsWith(later(day, -1))));
    await showWeekOf(page, later(day, 1));
    await kept.click();
    await page.getByRole('button', { name: 'Give back all 2 that are to come' }).click();
    await expect(kept).toBeHidden();
    expect(await tensIn(day)).toEqual(free);

    // A photo is saved by its own button alone, and that is written down.
    expect(await sendPhoto()).toBe(201);
    await page.getByRole('link', { name: 'Waiting' }).first().click();
    await page.getByRole('link', { name: 'Corin Canary-Hale' }).click();
    await page.keyboard.press('p');
    await page.keyboard.press('o');
    await expect(page.locator('.stage img')).toBeVisible();
    const hasMenu = await page
      .locator('.stage img')
      .evaluate((photo) =>
        photo.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
      );
    expect(hasMenu).toBe(false);
    await page.getByRole('button', { name: 'Save this photo' }).click();
    await expectStateWithoutFaults(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it' }).click();
    expect((await download).suggestedFilename()).toMatch(/^[\w-]+-photo-1\.jpg$/);
    await expect(page.getByText('Photo 1 is saved on this machine.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save this photo' })).toBeFocused();
    expect(desk.said()).toContain('"desk":"saved a photo"');
    await pinch(page);
    await expect(page.locator('.stage-zoom')).toHaveAttribute('style', /scale\(2\)/);

    // What the site's room could not ask for is said, and asked for again.
    await page.getByRole('link', { name: 'Back to the card' }).click();
    const asked = /\/api\/site\/(editions|photographs\/kept)$/;
    await page.route(asked, (route) => route.abort());
    await page.getByRole('link', { name: 'The site' }).first().click();
    await page.getByRole('link', { name: 'Cases of the gallery' }).click();
    const unasked = page.getByRole('main').getByRole('status');
    await expect(unasked.filter({ hasText: 'Which photographs' })).toContainText('no connection');
    await expectStateWithoutFaults(page);
    await page.getByRole('link', { name: 'Earlier sites' }).click();
    const noSites = unasked.filter({ hasText: 'The earlier sites could not be asked for.' });
    // Asked for and refused once more, before the way is free: what it said before stands until then.
    const refused = page.waitForEvent('requestfailed');
    await noSites.getByRole('button', { name: 'Ask again' }).click();
    await refused;
    await expect(noSites).toBeVisible();
    await page.unroute(asked);
    await noSites.getByRole('button', { name: 'Ask again' }).click();
    await expect(page.getByText('Nothing was published at the desk yet.')).toBeVisible();
    await expect(noSites).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Earlier sites' })).toBeFocused();

    expect(faults).toEqual([]);
    expect(desk.said()).not.toMatch(/[Cc]anary/);
  },
);

const rowOf = (page: Page, name: string) => page.locator('.row', { hasText: name });

/** The same weekday some weeks later, as 2026-12-25. */
const later = (day: string, weeks: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + weeks * WEEK_MS).toISOString().slice(0, 10);

/** Visits at ten that a visitor is offered a week before a day, and one and two weeks after it. */
async function tensIn(day: string): Promise<string[]> {
  const offered = [-1, 1, 2].map((weeks) => offeredTimes(desk, later(day, weeks), 1));
  return (await Promise.all(offered)).flat().filter((time) => time.includes('T10:00'));
}

/** Two fingers on the photo, drawn apart to twice their distance. */
async function pinch(page: Page): Promise<void> {
  const box = await page.locator('.stage').boundingBox();
  if (box === null) throw new Error('There is no photo on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const fingersAt = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingersAt(50) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingersAt(100) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function sendInSpanish(): Promise<void> {
  const { status } = await fetch(`http://localhost:${desk.port}/api/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      kind: 'discovery-call',
      name: SPANISH,
      email: 'canary@example.com',
      phone: '516-555-0145',
      preferredContact: 'text',
      preferredTime: 'afternoon',
      language: 'es',
      message: 'Mi hija tiene nueve años.',
      consent: true,
    }),
  });
  expect(status).toBe(201);
}

async function sendPhoto(): Promise<number> {
  const fields = {
    kind: 'virtual-consultation',
    name: 'Corin Canary-Hale',
    email: 'canary@example.com',
    phone: '',
    preferredContact: 'email',
    message: 'One photo.',
    consent: 'on',
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const picture = sharp({
    create: { width: 300, height: 200, channels: 3, background: '#b08d3e' },
  });
  form.append('photos', new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), 'one.jpg');
  const answer = await fetch(`http://localhost:${desk.port}/api/requests`, {
    method: 'POST',
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: form,
  });
  return answer.status;
}
