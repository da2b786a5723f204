import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  openAtAnotherMachine,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askForWeekend, bookVisit, showWeekOf } from '../support/desk-visitors.ts';

const VISITOR = 'Sidonie Canary-Bello';
const ASKED = 'Thessaly Canary-Okoye';
/** Longer than a phone is wide. */
const LONG_NOTE = 'Their sister calls back in the afternoon, after the school is out.';
const NOTE = 'Canary: wants a Saturday.';
const COLLEAGUE = 'Bramwell Costigliandre';

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer();
});
test.afterAll(() => desk.stop());

test(
  'two at the desk: added, told of each other, without a line and back, at odds over one visit, and removed',
  { tag: '@release' },
  async ({ page, browser }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const sheet = await beginDesk(page, desk, 'Thaddea Marrowby');

    // What comes while it is open is there by itself.
    const startsAt = await bookVisit(desk, VISITOR);
    await askForWeekend(desk, ASKED);
    await expect(page.getByRole('link', { name: ASKED })).toBeVisible();

    // A second person, beside the first; then at a machine of their own, with the sheet once and a passkey from then on.
    await page.getByRole('link', { name: 'People' }).first().click();
    await page.getByLabel('Their name, as colleagues read it').fill(COLLEAGUE);
    await page.getByRole('radio', { name: /^Scheduler Answers, books/ }).check();
    // Who may add people could not be removed again while there are but two of them.
    await expect(page.getByLabel('May add and remove people')).not.toBeChecked();
    await page.getByRole('button', { name: 'Add with a passkey' }).click();
    await expect(page.getByRole('region', { name: 'Here' })).toContainText(COLLEAGUE);
    const other = await openElsewhere(browser, sheet);
    other.on('pageerror', ({ message }) => faults.push(message));

    // What one writes the other reads, with the name.
    await page.getByRole('link', { name: 'Waiting' }).first().click();
    await page.getByRole('link', { name: ASKED }).click();
    await other.getByRole('link', { name: ASKED }).click();
    // That the other has the same card before them is said above its name, to both.
    await expect(page.getByText(/^B?Bramwell opened this card too, \d/)).toBeVisible();
    await expect(other.getByText(/opened this card too, \d/)).toBeVisible();
    await other.keyboard.press('w');
    await other.keyboard.type(NOTE);
    await other.keyboard.press('Control+Enter');
    await expect(page.locator('.note')).toContainText(NOTE);
    await expect(page.locator('.note')).toContainText('Bramwell');

    // Without a line: what is written waits here, sealed, and is sent when it is back; that the other wrote meanwhile is said.
    await page.context().setOffline(true);
    await expect(page.getByText(/^No connection since/)).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.getByText('Reached, waits here for the line')).toBeVisible();
    const waiting = page.getByRole('region', { name: 'Waits for the line' });
    await expect(waiting).toContainText('One waits here');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(
      /[Cc]anary|reached/,
    );
    await page.keyboard.press('w');
    await page.keyboard.type(LONG_NOTE);
    await page.keyboard.press('Control+Enter');
    await waiting.getByText('2 wait here').press('Enter');
    await expectNoDeskFaults(page);
    // Taken back, nobody ever hears of them; written again, one is sent.
    const takeBack = waiting.getByRole('button', { name: /^Take back/ });
    await takeBack.last().click();
    await takeBack.click();
    await expect(waiting).toBeHidden();
    await page.getByRole('link', { name: ASKED }).click();
    await page.keyboard.press('r');
    await expect(waiting).toContainText('One waits here');
    await other.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
    await other.keyboard.press('r');
    await expect(other.getByText('Reached').first()).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/^No connection since/)).toBeHidden();
    await expect(page.getByText('The line is back. One was sent.')).toBeVisible();
    await expect(waiting).toBeHidden();
    // So is told what was opened meanwhile.
    await expect.poll(() => desk.said()).toContain('opened a card, told late');
    for (const one of [page, other]) {
      await one.getByRole('link', { name: 'Cards' }).first().click();
      await one.getByRole('link', { name: ASKED }).click();
      const history = one.locator('.history');
      await expect(history).toContainText('Reached. Bramwell');
      await expect(history).toContainText('Reached. Thaddea');
    }

    // What one does with a card is said to the other, who is at a stroke of it.
    await page.keyboard.press('n');
    await expect(page.getByText('Did you leave a message?')).toBeVisible();
    await other.keyboard.press('x');
    await other.keyboard.press('1');
    await expect(page.getByText(/^Meanwhile B?Bramwell, .*: Closed: answered/)).toBeVisible();
    await expectStateWithoutFaults(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Meanwhile /)).toBeHidden();

    // Both move one visit: the second is told, nothing is lost, and the first one's time stands.
    for (const one of [page, other]) {
      await one.getByRole('link', { name: 'Diary' }).first().click();
      await showWeekOf(one, startsAt.slice(0, 10));
    }
    await page.route('**/api/news*', (route) => route.abort());
    await moveBy(other, 8);
    await expect(slipOf(other, '2:00')).toBeVisible();
    await moveBy(page, 6);
    await expect(page.getByText(/^Not done:/)).toBeVisible();
    await expectStateWithoutFaults(page);
    await page.unroute('**/api/news*');
    await page.keyboard.press('Escape');
    await expect(slipOf(page, '2:00')).toBeVisible();

    // One has it in hand while the other moves it: nothing is sent before that was read.
    await slipOf(page, '2:00').focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowUp');
    const send = page.getByRole('button', { name: 'Move', exact: true });
    await expect(send).toBeEnabled();
    await moveBy(other, 2);
    await expect(page.getByText(/Bramwell has moved it meanwhile, to .* 3:00/)).toBeVisible();
    await expect(send).toBeDisabled();
    await expectStateWithoutFaults(page);
    await page.getByRole('button', { name: 'Yes, go on from there' }).click();
    await expect(send).toBeEnabled();
    await expect(page.getByRole('heading', { name: /^Move / })).toBeFocused();
    await page.keyboard.press('Escape');

    // Who is removed is locked out at once, and for good.
    await page.getByRole('link', { name: 'People' }).first().click();
    // A further passkey of one's own, and the older one removed: it opens nothing from then on.
    const own = page.getByRole('button', { name: /^Remove this passkey of Thaddea/ });
    await expect(own).toHaveCount(0);
    await page.getByRole('button', { name: 'Add one of yours' }).click();
    await expect(own).toHaveCount(2);
    await expectNoDeskFaults(page);
    await own.first().click();
    await expect(own).toHaveCount(0);

    // An address for a calendar program: it says when, kind and number, and is ended.
    await page.getByRole('button', { name: 'Make an address of yours' }).click();
    const shown = page.getByLabel('Your new address');
    await expect(shown).toHaveValue(/\/api\/busy-times\/[\w-]{43}\.ics$/);
    await expectStateWithoutFaults(page);
    const address = await shown.inputValue();
    const busy = await fetch(address);
    expect(busy.headers.get('content-type')).toContain('text/calendar');
    expect(await busy.text()).toMatch(/SUMMARY:Smile Blueprint A1\r\n/);
    await page.getByRole('button', { name: /^End the calendar address of Thaddea/ }).click();
    await expect(shown).toBeHidden();
    expect((await fetch(address)).status).toBe(404);
    expect(desk.said()).not.toContain(/busy-times\/([\w-]{43})/.exec(address)?.[1]);

    await page.getByRole('button', { name: `Remove ${COLLEAGUE}` }).click();
    await expect(page.getByRole('region', { name: 'Here' }).getByRole('list')).not.toContainText(
      COLLEAGUE,
    );
    await expect(other.getByRole('heading', { name: /^Locked at/ })).toBeVisible();
    expect(await other.content()).not.toMatch(/[Cc]anary/);
    await other.getByRole('button', { name: 'Open with your passkey' }).click();
    await expect(other.getByRole('alert')).toContainText('or your passkey was removed, ask');
    await expect(other.getByRole('heading', { name: /^Locked at/ })).toBeVisible();

    expect(faults).toEqual([]);
    expect(desk.said()).not.toMatch(/[Cc]anary/);
  },
);

/** Another machine: opened by the sheet, given a passkey of the colleague's, locked, and opened by it. */
async function openElsewhere(browser: Browser, sheet: readonly string[]): Promise<Page> {
  const other = await openAtAnotherMachine(browser, desk, { sheet, person: COLLEAGUE });
  await other.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
  await other.keyboard.press('l');
  await other.getByRole('button', { name: 'Open with your passkey' }).click();
  await expect(other.getByRole('link', { name: ASKED })).toBeVisible();
  await expect(other.locator('.head-who')).toHaveText('Bramwell');
  return other;
}

const slipOf = (page: Page, time: string) =>
  page.getByRole('button', { name: new RegExp(`${VISITOR}.*${time}\\sPM`) });

/** Moves the visitor's slip down by so many half-hours, and sends it. */
async function moveBy(page: Page, halves: number): Promise<void> {
  await page.getByRole('button', { name: `Smile Blueprint, ${VISITOR}` }).focus();
  await page.keyboard.press('m');
  for (let half = 0; half < halves; half += 1) await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: /^Move/ }).click();
}
