import { expect, test, type Page, type Route } from '@playwright/test';
import { sayMoment } from '../../domain/desk/time-words.ts';
import type { BlocksAnswer, LetterTimesAnswer } from '../../domain/desk/wire.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askForWeekend, showWeekOf } from '../support/desk-visitors.ts';
import { holdBack } from '../support/hold-back.ts';
import { PRACTICE } from '../support/site-content.ts';

const ASKED = 'Thessaly Canary-Okoye';
const OTHER = 'Corin Canary-Hale';
const THIRD = 'Sidonie Canary-Bello';
const FOURTH = 'Leander Canary-Voss';
const FIFTH = 'Ambrose Canary-Lind';
/** Where letters are sent, and where their times are looked up. */
const LETTERS = '**/api/cards/*/letter';
const TIMES = '**/api/letters/times?*';
const NEWS = '**/api/news?*';

let desk: DeskServer;
test.beforeEach(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterEach(() => desk.stop());

test(
  'a letter by keyboard: ready, a time taken meanwhile, sent, taken back, sent, held, and booked',
  { tag: '@release' },
  async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await beginDesk(page, desk, 'Thaddea Marrowby');
    await askForWeekend(desk, ASKED);
    await askForWeekend(desk, OTHER);
    await page.getByRole('link', { name: ASKED }).click();

    // Without a line none is begun, and it opens by itself once there is one.
    await page.context().setOffline(true);
    await page.keyboard.press('e');
    const waits = page.locator('.letter-form').getByRole('status');
    await expect(waits).toHaveText(/^A letter opens when the line is back/);
    await expect(page.getByText('The letter stays here')).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(page.getByLabel('The letter')).toBeFocused();
    await expect(page.getByText('No connection since')).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: ASKED }).click();

    // Ready, with three mornings, and nothing of what they wrote.
    await page.keyboard.press('e');
    const letter = page.getByLabel('The letter');
    await expect(letter).toBeFocused();
    await expect(letter).toHaveValue(/^Dear Thessaly,\n/);
    expect(timesIn(await letter.inputValue())).toHaveLength(3);
    await expect(letter).not.toHaveValue(/Any Saturday|[{}]/);
    await expect(page.getByLabel('About', { exact: true })).toHaveValue(
      `A weekend appointment at ${PRACTICE.name}`,
    );
    await expect(page.getByText('The 3 times in it are held until')).toBeVisible();
    await expectNoDeskFaults(page);

    // Two suffice; Escape leaves the letter, and it stands there again.
    const [first = '', second = '', third = ''] = timesIn(await letter.inputValue());
    await letter.fill((await letter.inputValue()).replace(`\n${third}`, ''));
    await page.keyboard.press('Escape');
    await expect(letter).toHaveCount(0);
    await page.keyboard.press('e');
    await expect(page.getByText('The 2 times in it are held until')).toBeVisible();

    // A time that is typed and not free stops it, beside the button; so does the lack of a line, and the strip about that stays in view.
    const alert = page.locator('.letter-form').getByRole('alert');
    const two = await letter.inputValue();
    await letter.fill(two.replace(second, 'Thursday, January 7, 10:00 AM'));
    await expect(page.getByText('Not held, since the letter names them no more')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(alert).toHaveText(/Not sent\. “Thursday, January 7, 10:00 AM” is not held/);
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expectStateWithoutFaults(page);
    await letter.fill(two);
    await page.context().setOffline(true);
    await letter.focus();
    await page.keyboard.press('Control+Enter');
    await expect(alert).toHaveText(/Not sent\. There is no connection/);
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('No connection since')).toBeInViewport({ ratio: 1 });
    await expect(alert).toBeInViewport({ ratio: 1 });
    await page.context().setOffline(false);
    await expect(page.getByText('No connection since')).toBeHidden();

    // Another one is chosen among the free ones, typed, or taken in.
    await page.getByLabel('Another time for time 2').selectOption({ label: '9:30 AM' });
    await expect(letter).toHaveValue(/9:30.AM/);
    expect(timesIn(await letter.inputValue())).toHaveLength(2);
    await page.getByRole('button', { name: 'Offer one more' }).click();
    await expect(page.getByText('The 3 times in it are held until')).toBeVisible();
    // The focus goes on to what is left, whichever of them goes.
    await expect(page.getByLabel('Another day for time 3')).toBeFocused();
    const leaveOut = page.getByRole('button', { name: /^Leave out / });
    for (const left of [2, 1]) {
      await leaveOut.nth(left).press('Enter');
      await expect(leaveOut).toHaveCount(left);
      await expect(leaveOut.last()).toBeFocused();
    }
    await leaveOut.press('Enter');
    const offerOne = page.getByRole('button', { name: /^Offer one/ });
    await expect(offerOne).toBeFocused();
    // One more lies on no day before the one that was chosen, and is where one goes on: below the others, in view.
    const dayOf = (time: number) => page.getByLabel(`Another day for time ${time}`);
    await offerOne.press('Enter');
    await expect(dayOf(1)).toBeFocused();
    await dayOf(1).selectOption({ index: 3 });
    const chosen = await dayOf(1).inputValue();
    await offerOne.press('Enter');
    await expect(dayOf(2)).toBeFocused();
    await expect(dayOf(2)).toBeInViewport({ ratio: 1 });
    expect.soft(chosen < (await dayOf(2).inputValue())).toBe(true);
    await dayOf(2).selectOption({ index: 0 });
    await offerOne.press('Enter');
    await expect(dayOf(3)).toBeFocused();
    await expect.soft(dayOf(1)).toHaveValue(chosen);
    expect.soft(chosen < (await dayOf(3).inputValue())).toBe(true);
    await letter.fill(two);
    await expect(page.getByText('The 2 times in it are held until')).toBeVisible();

    // One of them is taken while it is written.
    const taken = (await freeTimes(page)).find(
      ({ startsAt }) => sayMoment(new Date(startsAt), 'America/New_York') === first,
    );
    await keepFree(page, taken);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('was taken meanwhile, so the letter says')).toBeVisible();
    await expect(letter).not.toHaveValue(new RegExp(`^${first}$`, 'm'));
    await expect(letter).toHaveValue(new RegExp(`^${second}$`, 'm'));
    expect(timesIn(await letter.inputValue())).toHaveLength(2);

    // Sent, taken back within the ten seconds with every word, and sent again.
    const before = await freeTimes(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('the letter leaves in ten seconds')).toBeVisible();
    expect((await freeTimes(page)).length).toBeLessThan(before.length);
    await page.keyboard.press('z');
    await expect(letter).toHaveValue(/^Dear Thessaly,\n/);
    expect(await freeTimes(page)).toEqual(before);
    // So is one that was asked back before the server has answered.
    const letThrough = await holdBack(page, '**/api/cards/*/letter');
    await letter.focus();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`${ASKED}: saving…`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText(`${ASKED}: saving, then taking it back…`)).toBeVisible();
    await letThrough();
    await expect(page.locator('.undo-strip')).toBeHidden();
    await expect(letter).toHaveValue(/^Dear Thessaly,\n/);
    expect(await freeTimes(page)).toEqual(before);
    await letter.focus();
    await page.keyboard.press('Control+Enter');
    // In the strip: who listens has heard the same words of the one that was taken back.
    await expect(
      page.locator('.undo-strip', { hasText: 'the letter leaves in ten seconds' }),
    ).toBeVisible();

    // It rests; its history has the letter.
    await page.getByRole('link', { name: 'Cards' }).first().click();
    await page.getByRole('link', { name: ASKED }).click();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Letter sent');
    await page.getByText('Read it').click();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Dear Thessaly');
    await expectStateWithoutFaults(page);

    // The diary offers them what they were offered; the other time is given up.
    await page.keyboard.press('b');
    await expect(page.getByRole('heading', { name: 'A time for Thessaly' })).toBeVisible();
    await expect(page.locator('.slip.held')).not.toHaveCount(0);
    await expectStateWithoutFaults(page);
    // Another visit keeps the hour, and it is said.
    await page.getByLabel(/^Virtual consult/).check();
    await expect(page.locator('.ghost')).toBeVisible();
    await expect(page.locator('.diary').getByRole('alert').first()).toHaveText(
      /^Virtual consult: /,
    );
    await page.getByLabel(/^Smile Blueprint/).check();
    await expect(page.locator('.ghost')).toBeVisible();
    // Taken back within the ten seconds of its letter: their card is as before.
    await page.getByRole('button', { name: 'Book and send' }).click();
    await expect(page.getByText(/: booked for/)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('z');
    await expect(page.getByText('Taken back, nobody was told')).toBeVisible();
    await page.getByRole('link', { name: 'Cards' }).first().click();
    await page.getByRole('link', { name: /Thessaly.*weekend request/i }).click();
    await expect(page.getByRole('heading', { level: 2, name: ASKED })).toBeVisible();
    await page.keyboard.press('b');
    await page.getByRole('button', { name: 'Book and send' }).click();
    await expect(page.getByText(/: booked for/)).toBeVisible();
    await expect(page.locator('.slip.held')).toHaveCount(0);

    await showWeekOf(page, (taken?.startsAt ?? '').slice(0, 10));
    expect(faults).toEqual([]);
    expect(desk.said()).not.toMatch(/[Cc]anary/);
  },
);

test('a letter that did not leave says so on its card, which waits again', async ({ page }) => {
  await beginDesk(page, desk, 'Thaddea Marrowby');
  await askForWeekend(desk, ASKED);
  await page.getByRole('link', { name: ASKED }).click();
  await page.keyboard.press('e');
  const letter = page.getByLabel('The letter');
  await expect(letter).toBeFocused();
  const ready = await letter.inputValue();
  await letter.fill(ready.replace('Thank you for', 'It was good to meet your aunt. Thank you for'));
  const [first = '', ...others] = timesIn(ready);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('the letter leaves in ten seconds').first()).toBeVisible();
  // By a colleague, in the diary of another machine, before it goes.
  await giveFirstBack(page);
  const row = page.getByRole('link', { name: ASKED });
  await expect(row).toContainText('letter did not leave');
  await row.click();
  await expect(page.locator('.closed-then')).toHaveText(
    /^The letter of .* did not leave\. Thaddea gave one of its times back before it went, /,
  );
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Letter written, which did not leave. Thaddea');
  await expectStateWithoutFaults(page);
  // Another one is its answer. It begins with the words of the one before, and with another time for the one that was given back.
  await page.keyboard.press('e');
  await expect(letter).toBeFocused();
  await expect(letter).toHaveValue(/It was good to meet your aunt\./);
  await expect(
    page.getByText('These are the words of the letter that did not leave.'),
  ).toBeVisible();
  const exchanged = page.getByText(`${first} was given back, so the letter says`);
  await expect(exchanged).toBeInViewport();
  const named = timesIn(await letter.inputValue());
  expect(named).not.toContain(first);
  expect(named).toEqual(expect.arrayContaining(others));
  await expectStateWithoutFaults(page);
  // What it says of itself goes with a time that is chosen by hand.
  const other = named.find((time) => !others.includes(time)) ?? '';
  await page
    .getByLabel(`Another time for time ${named.indexOf(other) + 1}`)
    .selectOption({ index: 0 });
  expect(timesIn(await letter.inputValue())).not.toContain(other);
  await expect(exchanged).toBeHidden();
  // A note that was written beside it is kept with it.
  await page.locator('#note-field').fill('Their mother may answer.');
  await letter.focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible();
  await page.getByRole('link', { name: ASKED }).click();
  await expect(page.locator('.note')).toContainText('Their mother may answer.');
  await expect(page.locator('#note-field')).toHaveValue('');
});

test('a letter begun anew chooses no day where the wish is to be read by whoever writes', async ({
  page,
}) => {
  await beginDesk(page, desk, 'Thaddea Marrowby');
  await askForWeekend(desk, ASKED, 'Friday evening or Saturday');
  await page.getByRole('link', { name: ASKED }).click();
  await page.keyboard.press('e');
  const letter = page.getByLabel('The letter');
  await expect(letter).toBeFocused();
  await page.getByLabel('Times to offer').selectOption('smile-blueprint');
  const one = page.getByRole('button', { name: 'Offer one' });
  await one.click();
  await one.click();
  const [first = '', second = ''] = timesIn(await letter.inputValue());
  await letter.press('Control+Enter');
  await expect(page.getByText('the letter leaves in ten seconds').first()).toBeVisible();
  await giveFirstBack(page);
  const row = page.getByRole('link', { name: ASKED });
  await expect(row).toContainText('letter did not leave');
  await row.click();
  await page.keyboard.press('e');
  await expect(letter).toBeFocused();
  // Its words are as they were, and what was given back is marked: nobody but its writer can weigh another day.
  expect(timesIn(await letter.inputValue())).toEqual([first, second]);
  const said = page.getByText(`${first} was given back. Their wish has to be read by you`);
  await expect(said).toBeInViewport();
  const marked = page.getByText('Not held: choose another.');
  await expect(marked).toHaveCount(1);
  await letter.press('Control+Enter');
  await expect(page.getByText(`Not sent. ${first} is not held for them.`)).toBeInViewport();
  await expectStateWithoutFaults(page);
  // As it was begun and left, too.
  await letter.press('Escape');
  await page.keyboard.press('e');
  await expect(said).toBeInViewport();
  const day = page.getByLabel('Another day for time 1');
  await day.selectOption({ index: 3 });
  await expect(said).toBeHidden();
  await expect(marked).toBeHidden();
  expect(timesIn(await letter.inputValue())).not.toContain(first);
  await letter.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible();
});

test(
  'a letter whose answer was lost goes once, wherever somebody was meanwhile',
  { tag: '@release' },
  async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await beginDesk(page, desk, 'Thaddea Marrowby');
    for (const name of [ASKED, OTHER, THIRD, FOURTH, FIFTH]) await askForWeekend(desk, name);
    const letter = page.getByLabel('The letter');
    const instead = page.locator('.letter-form').getByRole('status');
    const letters = page.locator('.history li', { hasText: 'Letter sent' });
    const taken = page.getByText('was taken meanwhile');
    const leaves = page.locator('.undo-strip', { hasText: 'the letter leaves in ten seconds' });
    const sent = idsOfLetters(page);
    const open = async (name: string): Promise<void> => {
      await page.getByRole('link', { name: 'Cards' }).first().click();
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    };
    /** Sends a letter whose answer is lost, and the news with it. @returns what it says, and what lets the news through again */
    const lose = async (name: string) => {
      await open(name);
      await page.keyboard.press('e');
      await expect(page.getByText('The 3 times in it are held until')).toBeVisible();
      const text = await letter.inputValue();
      const letThrough = await holdBack(page, NEWS);
      const storeAndLose = async (route: Route): Promise<void> => {
        await route.fetch();
        await route.abort();
      };
      await page.route(LETTERS, storeAndLose, { times: 1 });
      await letter.press('Control+Enter');
      await expect(page.getByText(/Not sent\. There is no connection/)).toBeVisible();
      return { text, letThrough };
    };

    await test.step('left and opened again before the news is there, it still names the times that it holds', async () => {
      const { text, letThrough } = await lose(ASKED);
      const free = await freeTimes(page);
      await open(OTHER);
      const lookedUp = page.waitForResponse(TIMES);
      await open(ASKED);
      await (await lookedUp).finished();
      await expect.soft(page.getByText('No answer came when it was sent')).toBeVisible();
      await expect.soft(letter).toHaveValue(text);
      await expect.soft(taken).toHaveCount(0);
      await expectStateWithoutFaults(page);
      await letter.press('Control+Enter');
      await expect(leaves).toBeVisible();
      expect.soft(sent).toHaveLength(2);
      expect.soft(new Set(sent).size).toBe(1);
      expect.soft(await freeTimes(page)).toEqual(free);
      await letThrough();
      await open(ASKED);
      await expect.soft(letters).toHaveCount(1);
    });

    await test.step('taken back while it stands there again, it is another letter', async () => {
      sent.length = 0;
      await open(OTHER);
      await page.keyboard.press('e');
      await expect(page.getByText('The 3 times in it are held until')).toBeVisible();
      const free = await freeTimes(page);
      const letThrough = await holdBack(page, LETTERS);
      await letter.press('Control+Enter');
      await expect(page.getByText(`${OTHER}: saving…`)).toBeVisible();
      await open(THIRD);
      await open(OTHER);
      await expect(letter).toBeVisible();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await letThrough();
      await expect(page.locator('.undo-strip')).toBeHidden();
      await expect(letter).toHaveValue(/^Dear Corin,/);
      expect.soft(await freeTimes(page)).toEqual(free);
      await letter.press('Control+Enter');
      await expect(leaves).toBeVisible();
      expect.soft(sent).toHaveLength(2);
      expect.soft(new Set(sent).size).toBe(2);
      expect.soft((await freeTimes(page)).length).toBeLessThan(free.length);
      await open(OTHER);
      await expect.soft(letters).toHaveCount(1);
    });

    await test.step('once the news is there, its place says that it was sent', async () => {
      const { letThrough } = await lose(THIRD);
      await letThrough();
      await expect(letters).toHaveCount(1);
      await expect.soft(instead).toHaveText(/^This letter was sent/);
      await expect.soft(instead).toBeFocused();
      await expect.soft(letter).toHaveCount(0);
      await expectStateWithoutFaults(page);
      // Another is begun as ever.
      await page.keyboard.press('Escape');
      await page.keyboard.press('e');
      await expect.soft(page.getByText('The 3 times in it are held until')).toBeVisible();
    });

    await test.step('through the lock too', async () => {
      await lose(FOURTH);
      await page.getByRole('button', { name: 'Lock' }).click();
      await page.unroute(NEWS);
      await page.getByRole('button', { name: 'Open with your passkey' }).click();
      await expect(letters).toHaveCount(1);
      await expect.soft(instead).toHaveText(/^This letter was sent/);
      await expect.soft(letter).toHaveCount(0);
    });

    await test.step('changed since, it says that the one before has arrived', async () => {
      const { letThrough } = await lose(FIFTH);
      await letter.pressSequentially('Again: ');
      await letThrough();
      await expect(letters).toHaveCount(1);
      await expect.soft(letter).toHaveValue(/^Again: Dear Ambrose/);
      await expect.soft(page.getByText('It was sent as it stood before')).toBeVisible();
    });

    expect(faults).toEqual([]);
    expect(desk.said()).not.toMatch(/[Cc]anary/);
  },
);

test(
  'what is typed in a letter stays while its times are looked up, and what stands in it while it is sent',
  { tag: '@release' },
  async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await beginDesk(page, desk, 'Thaddea Marrowby');
    await askForWeekend(desk, ASKED);
    const letter = page.getByLabel('The letter');
    const subject = page.getByLabel('About', { exact: true });
    const alert = page.locator('.letter-form').getByRole('alert');
    await page.getByRole('link', { name: ASKED }).click();
    await page.keyboard.press('e');
    await expect(page.getByText('The 3 times in it are held until')).toBeVisible();

    await test.step('while other times are looked up, and in its place', async () => {
      const letThrough = await holdBack(page, TIMES);
      await page
        .getByLabel('Times to offer')
        .selectOption({ label: 'Virtual consult, 30 minutes' });
      await letter.focus();
      await page.keyboard.type('Good');
      await subject.fill('Your Saturday');
      await letter.focus();
      const looked = page.waitForResponse(TIMES);
      await letThrough();
      await (await looked).finished();
      await expect(page.getByLabel('Times to offer')).toHaveValue('virtual-consult');
      await page.keyboard.type(' day. ');
      await expect.soft(letter).toHaveValue(/^Good day\. Dear Thessaly,\n/);
      await expect.soft(subject).toHaveValue('Your Saturday');
      await expect.soft(page.getByText('The 3 times in it are held until')).toBeVisible();
    });

    await test.step('while those of a letter that was begun are looked up again', async () => {
      await page.keyboard.press('Escape');
      const [first = ''] = timesIn(await draftOnceOpen());
      await keepFree(
        page,
        (await freeTimes(page, 'virtual-consult')).find(
          ({ startsAt }) => sayMoment(new Date(startsAt), 'America/New_York') === first,
        ),
      );
      await page.keyboard.press('Escape');
      const letThrough = await holdBack(page, TIMES);
      await page.keyboard.press('e');
      await expect(letter).toBeFocused();
      await page.keyboard.type('A very ');
      await letThrough();
      await expect(page.getByText('was taken meanwhile, so the letter says')).toBeVisible();
      await expect.soft(letter).toHaveValue(/^A very Good day\. Dear Thessaly,\n/);
      await expect.soft(letter).not.toHaveValue(new RegExp(`^${first}$`, 'm'));
      expect.soft(timesIn(await letter.inputValue())).toHaveLength(3);
    });

    await test.step('while it is on its way nothing can be typed, and all of it stays where it fails', async () => {
      const before = await letter.inputValue();
      const sent = idsOfLetters(page);
      const fail = await holdBack(page, LETTERS);
      await letter.press('Control+Enter');
      await expect(page.getByText(`${ASKED}: saving…`)).toBeVisible();
      await expect.soft(letter).toBeFocused();
      await expect.soft(letter).toHaveAttribute('readonly');
      await expect.soft(subject).toHaveAttribute('readonly');
      await page.keyboard.type('Lost. ');
      const typed = await letter.inputValue();
      await page
        .getByRole('button', { name: /^Leave out / })
        .last()
        .focus();
      await page.keyboard.press('Enter');
      await fail({ status: 500 });
      await expect(alert).toHaveText(/^Not sent\. The desk’s server did not answer/);
      await expect.soft(letter).toHaveValue(typed);
      await expect.soft(letter).toHaveValue(before);
      await expect.soft(letter).not.toHaveAttribute('readonly');
      // The next try is the same letter.
      await letter.press('Control+Enter');
      await expect(page.getByText('the letter leaves in ten seconds')).toBeVisible();
      expect.soft(sent).toHaveLength(2);
      expect.soft(new Set(sent).size).toBe(1);
    });

    /** What stands in a letter that was closed. */
    async function draftOnceOpen(): Promise<string> {
      const lookedUp = page.waitForResponse(TIMES);
      await page.keyboard.press('e');
      await (await lookedUp).finished();
      return letter.inputValue();
    }

    expect(faults).toEqual([]);
    expect(desk.said()).not.toMatch(/[Cc]anary/);
  },
);

/** The ids that letters are sent with from now on. */
function idsOfLetters(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/letter')) return;
    sent.push(/"id":"([\w-]+)"/.exec(request.postData() ?? '')?.[1] ?? '');
  });
  return sent;
}

/** Gives the first held time back, as a colleague does in the diary of another machine. */
async function giveFirstBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { blocks } = (await (await fetch('/api/blocks')).json()) as BlocksAnswer;
    const headers = { 'content-type': 'application/json' };
    const address = `/api/blocks/${blocks[0]?.number}/give-back`;
    await fetch(address, { method: 'POST', headers, body: '{}' });
  });
}

/** The lines that are a time. */
function timesIn(text: string): string[] {
  return text.split('\n').filter((line) => /^(Saturday|Sunday), .*[AP]M$/.test(line));
}

async function freeTimes(page: Page, event: EventType = 'smile-blueprint') {
  const { slots } = await page.evaluate(async (of) => {
    const answer = await fetch(`/api/letters/times?event=${of}&on=weekends`);
    return (await answer.json()) as LetterTimesAnswer;
  }, event);
  return slots;
}

/** A colleague keeps a time free. */
async function keepFree(
  page: Page,
  slot: LetterTimesAnswer['slots'][number] | undefined,
): Promise<void> {
  const status = await page.evaluate(async (at) => {
    const sealed = btoa('age-encryption.org/v1\n-> X25519 of another machine');
    const body = JSON.stringify({ id: crypto.randomUUID(), ...at, sealed });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/blocks', { method: 'POST', headers, body })).status;
  }, slot);
  expect(status).toBe(204);
}
