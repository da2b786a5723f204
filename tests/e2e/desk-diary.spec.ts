import { expect, test, type Route } from '@playwright/test';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askForWeekend, bookVisit, offeredTimes, showWeekOf } from '../support/desk-visitors.ts';
import { drawSlip } from '../support/draw-slip.ts';
import { holdBack } from '../support/hold-back.ts';

const VISITOR = 'Sidonie Canary-Bello';
const ASKED = 'Thessaly Canary-Okoye';
const SENTENCE = 'The doctor is away that morning.';

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterAll(() => desk.stop());

test('the diary: a time kept free, a visit moved by keyboard and by mouse, taken back, cancelled, and one made', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await beginDesk(page, desk, 'Thaddea Marrowby');
  const startsAt = await bookVisit(desk, VISITOR);
  await askForWeekend(desk, ASKED);
  await page.getByRole('link', { name: 'Diary' }).first().click();
  await expect(page).toHaveTitle('Diary · The desk');
  await showWeekOf(page, startsAt.slice(0, 10));
  const slip = page.getByRole('button', { name: `Smile Blueprint, ${VISITOR}` });
  await expect(slip).toBeVisible();
  await expectNoDeskFaults(page);

  // Blocked: another visit's time is named, and what is free is offered.
  await page.keyboard.press('b');
  await page.getByLabel('Day', { exact: true }).fill(startsAt.slice(0, 10));
  await page.getByLabel('From').selectOption({ label: '9:00 AM' });
  const until = page.getByRole('combobox', { name: 'To' });
  await until.selectOption({ label: '11:00 AM' });
  await expect(page.getByRole('button', { name: 'End at 10:00 AM' })).toBeVisible();
  // An end that was chosen stays.
  await page.getByLabel('From').selectOption({ label: '10:00 AM' });
  await expect(until.locator('option:checked')).toHaveText(/^11:00\sAM$/);
  await expect(page.getByText(`${VISITOR} comes at 10:00`)).toBeVisible();
  await page.getByRole('button', { name: 'Begin at 11:30 AM' }).click();
  await page.getByRole('button', { name: 'Block it' }).click();
  await expect(page.getByText('Say why, in a word or two')).toBeVisible();
  await expectStateWithoutFaults(page);
  await page.getByLabel('Why').fill('Canary at the lab');
  await page.getByRole('button', { name: 'Block it' }).click();
  await expect(page.getByRole('button', { name: /^Blocked, Canary at the lab/ })).toBeVisible();
  await expect(page.getByText(/^Blocked: .*11:30\sAM to 12:30\sPM/)).toBeVisible();
  expect(await freeTimes(startsAt)).not.toContain(at(startsAt, '11:30'));

  // What is put back on a day's page leaves one there.
  const day = startsAt.slice(0, 10);
  await page.locator(`.day-head a[href='/diary?day=${day}']`).click();
  await slip.focus();
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/\?week=/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`\\?day=${day}$`));
  await expect(slip).toBeFocused();
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\?week=/);

  // By keyboard: an hour later is not free, the afternoon is.
  await slip.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  // Who has it is named, in the slip that is held over theirs too.
  await expect(page.getByText(/^It is blocked from .* already: Canary at the lab/)).toBeVisible();
  await expect(page.locator('.ghost')).toContainText('not free: Canary at the lab');
  for (let half = 0; half < 7; half += 1) await page.keyboard.press('ArrowDown');
  await expect(page.locator('.letter')).toContainText('has a new time');
  await page.getByLabel(/One sentence of ours/).fill(SENTENCE);
  await expect(page.locator('.letter ins')).toHaveText(SENTENCE);
  await expectNoDeskFaults(page);
  await page.getByRole('button', { name: 'Move and send' }).click();
  await expect(page.getByText(/moved to .* 2:00\sPM, a letter tells them/)).toBeVisible();
  await expect(
    page.getByRole('button', { name: new RegExp(`${VISITOR}.*2:00\\sPM`) }),
  ).toBeVisible();
  expect(await freeTimes(startsAt)).toContain(startsAt);

  // Taken back within the ten seconds that its letter waits.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('z');
  await expect(page.getByText(/: back on /)).toBeVisible();
  await expect(
    page.getByRole('button', { name: new RegExp(`${VISITOR}.*10:00\\sAM`) }),
  ).toBeVisible();

  // While a move is being stored it says so, and Z takes that one back, once it is there.
  const letThrough = await holdBack(page, '**/api/cards/*/move');
  await slip.focus();
  await page.keyboard.press('m');
  for (let half = 0; half < 8; half += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.soft(page.getByText(`${VISITOR}: saving…`)).toBeVisible();
  await page.keyboard.press('z');
  await expect.soft(page.getByText(`${VISITOR}: saving, then taking it back…`)).toBeVisible();
  await letThrough();
  await expect.soft(page.getByText(`${VISITOR}: back on `)).toBeVisible();
  await expect(
    page.getByRole('button', { name: new RegExp(`${VISITOR}.*10:00\\sAM`) }),
  ).toBeVisible();

  // What was pressed and let go elsewhere is not in hand.
  const box = await slip.boundingBox();
  if (box === null) throw new Error('The slip is not on the page.');
  await page.mouse.move(box.x + 4, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await page.mouse.move(box.x + 8, box.y + 90, { steps: 4 });
  await expect.soft(page.getByRole('heading', { name: 'Move Sidonie' })).toHaveCount(0);

  // By mouse: drawn, and sent with Enter, but not by one that is held since before.
  const moves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/move')) moves.push(request.postData() ?? '');
  });
  await drawSlip(page, slip, 186);
  await expect(page.getByRole('heading', { name: 'Move Sidonie' })).toBeVisible();
  await page.evaluate(() => {
    const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', held));
  });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: new RegExp(`${VISITOR}.*1:30\\sPM`) }),
  ).toBeVisible();
  expect(moves).toHaveLength(1);

  // Cancelled: who cancels changes the letter.
  await slip.click();
  await page.keyboard.press('x');
  await page.getByLabel('We have to').check();
  await expect(page.locator('.letter')).toContainText('We are sorry: we have to cancel');
  await expectStateWithoutFaults(page);
  await page.getByRole('button', { name: 'Cancel and send' }).click();
  await expect(page.locator('.slip.gone')).toContainText(VISITOR);

  // What they may have paid waits until somebody says that it was given back.
  await page.getByRole('link', { name: 'Waiting' }).first().click();
  const cancelled = page.getByRole('link', { name: new RegExp(`${VISITOR}.*refund if paid`) });
  await cancelled.click();
  await expectStateWithoutFaults(page);
  await page.getByRole('button', { name: 'Fee refunded' }).click();
  await expect(page.getByText(`${VISITOR}: fee refunded`)).toBeVisible();
  await expect(cancelled).toHaveCount(0);

  // From a card, on the Saturday.
  await page.getByRole('link', { name: 'Waiting' }).first().click();
  await page.getByRole('link', { name: ASKED }).click();
  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { name: 'A time for Thessaly' })).toBeVisible();
  await page.getByLabel('Day', { exact: true }).fill(saturdayAfter(startsAt));
  // The answer is lost, and it is pressed twice: booked once, and they are told.
  // The news waits meanwhile: it may say first what was done.
  const news: Route[] = [];
  await page.route('**/api/news?*', (route) => void news.push(route));
  const tries: string[][] = [];
  await page.route('**/api/appointments', async (route) => {
    tries.push(idsIn(route.request().postData() ?? ''));
    if (tries.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const book = page.getByRole('button', { name: 'Book and send' });
  await book.click();
  await expect(page.getByText(/Not done: There is no connection/)).toBeVisible();
  await book.dblclick();
  await expect(page.getByText(/booked for .*, a letter tells them in 10 seconds/)).toBeVisible();
  await page.unroute('**/api/news?*');
  await Promise.all(news.map((route) => route.continue()));
  const [lost] = tries;
  expect(lost).toHaveLength(3);
  expect(tries).toEqual([lost, lost]);
  // Taken back: they wait again, and nothing of it is left on their card.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('z');
  await expect(page.getByText('Taken back, nobody was told')).toBeVisible();
  await page.getByRole('link', { name: 'Waiting' }).first().click();
  await page.getByRole('link', { name: ASKED }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Came');
  await expect(history).not.toContainText('Booked');
  await page.keyboard.press('b');
  await page.getByLabel('Day', { exact: true }).fill(saturdayAfter(startsAt));
  await book.click();
  await expect(page.getByRole('button', { name: new RegExp(`${ASKED} Saturday`) })).toBeVisible();
  await page.getByRole('link', { name: 'Waiting' }).first().click();
  await expect(
    page.getByRole('link', { name: new RegExp(`${ASKED}.*Smile Blueprint, booked`) }),
  ).toBeVisible();

  // The day, and on a phone its agenda.
  await page.getByRole('link', { name: 'Diary' }).first().click();
  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { name: 'The doctors' })).toBeVisible();
  await expectNoDeskFaults(page);

  expect(faults).toEqual([]);
  expect(desk.said()).not.toMatch(/[Cc]anary/);
});

/** The ids that a booking was sent with: the visit's, and those of what is written on both cards. */
function idsIn(sent: string): string[] {
  return [...sent.matchAll(/"id":"([\w-]+)"/g)].map(([, id = '']) => id);
}

/** What a visitor is offered on the day of a time. */
const freeTimes = (startsAt: string) => offeredTimes(desk, startsAt.slice(0, 10), 1);

const at = (startsAt: string, clock: string) => startsAt.replace(/T\d\d:\d\d/, `T${clock}`);

function saturdayAfter(startsAt: string): string {
  const day = new Date(`${startsAt.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + (6 - day.getUTCDay()));
  return day.toISOString().slice(0, 10);
}
