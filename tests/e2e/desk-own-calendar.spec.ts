import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { bookVisit, offeredTimes, showWeekOf } from '../support/desk-visitors.ts';

const VISITOR = 'Sidonie Canary-Bello';
const HOUR_MS = 3_600_000;

let desk: DeskServer;
test.beforeAll(async () => {
  // A name that nobody has: what follows is what was read before it went away.
  desk = await startDeskServer({ BUSY_CALENDAR_URL: 'https://calendar.invalid/secret.ics' });
});
test.afterAll(() => desk.stop());

test(
  'the practice’s own calendar: not offered, seen in the diary, visits that it meets are named, and that it cannot be read is said',
  { tag: '@release' },
  async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await beginDesk(page, desk, 'Thaddea Marrowby');
    const startsAt = await bookVisit(desk, VISITOR);
    const day = startsAt.slice(0, 10);
    const afternoon = startsAt.replace(/T\d\d:\d\d/, 'T14:00');
    expect(await offeredTimes(desk, day, 1)).toContain(afternoon);
    keep(startsAt, 1);
    keep(afternoon, 2);
    expect(await offeredTimes(desk, day, 1)).not.toContain(afternoon);

    await page.getByRole('link', { name: 'Diary' }).first().click();
    await showWeekOf(page, day);
    await expect(page.locator(`[data-day='${day}'] .own-time`)).toHaveCount(2);
    await expect(page.getByText('Busy in our own calendar, not offered')).toBeVisible();
    const notes = page.getByRole('region', { name: 'Our own calendar' });
    await expect(notes).toContainText('It has never been read: its address does not answer');
    await expect(notes).toContainText('It is busy while somebody comes. Nothing was moved.');
    await expectNoDeskFaults(page);
    await notes.getByRole('button', { name: VISITOR }).click();
    await expect(page.getByRole('heading', { name: VISITOR })).toBeVisible();
    await page.keyboard.press('Escape');

    // The day on two leaves, and on a phone its agenda.
    await page.goto(`${new URL(page.url()).origin}/diary?day=${day}`);
    await page.getByRole('button', { name: 'Open with your passkey' }).click();
    await expect(page.getByRole('heading', { name: 'The doctors' })).toBeVisible();
    await expect(notes).toBeVisible();
    await expectStateWithoutFaults(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText(/Busy in our own calendar: 2:00\sPM to 4:00\sPM/)).toBeVisible();

    expect(faults).toEqual([]);
    expect(desk.said()).not.toMatch(/[Cc]anary|secret\.ics/);
  },
);

/** As if it had been read: a time of some hours. */
function keep(startsAt: string, hours: number): void {
  const database = new Sqlite(join(desk.folder, 'requests.sqlite'));
  const beginsMs = Date.parse(startsAt);
  database
    .prepare('INSERT INTO own_calendar_times (starts_at, ends_at) VALUES (?, ?)')
    .run(new Date(beginsMs).toISOString(), new Date(beginsMs + hours * HOUR_MS).toISOString());
  database.close();
}
