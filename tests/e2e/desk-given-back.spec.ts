import { expect, test } from '@playwright/test';
import { sayMoment } from '../../domain/desk/time-words.ts';
import type { BlocksAnswer } from '../../domain/desk/wire.ts';
import { startFakeSmtp, type FakeSmtp } from '../../server/test-support/fake-smtp.ts';
import {
  beginDesk,
  expectStateWithoutFaults,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askForWeekend, bookVisit, showWeekOf } from '../support/desk-visitors.ts';

const ASKED = 'Thessaly Canary-Okoye';
/** A letter leaves after ten seconds, when its worker comes by. */
const SENT_WITHIN = { timeout: 30_000 };

let desk: DeskServer;
let smtp: FakeSmtp;
test.beforeEach(async () => {
  smtp = await startFakeSmtp();
  desk = await startDeskServer({ ...SILENT_MAIL, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
});
test.afterEach(async () => {
  desk.stop();
  await smtp.close();
});

test('whoever gives a time back reads first that a letter offers it, and its card waits afterwards', async ({
  page,
}) => {
  await beginDesk(page, desk, 'Thaddea Marrowby');
  await askForWeekend(desk, ASKED);
  await page.getByRole('link', { name: ASKED }).click();
  await page.keyboard.press('e');
  await expect(page.getByLabel('The letter')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible();
  const { blocks } = await page.evaluate(
    async () => (await (await fetch('/api/blocks')).json()) as BlocksAnswer,
  );
  await page.getByRole('link', { name: 'Diary' }).first().click();
  await showWeekOf(page, blocks[0]?.startsAt.slice(0, 10) ?? '');
  await page.locator('.slip.held').first().click();
  const told = page.locator('#offered-letter');
  // Once it has left, the panel that lies open says so.
  await expect(told).toContainText(`to ${ASKED} has left.`, SENT_WITHIN);
  await expect(told).toContainText('their card waits today, until somebody has.');
  await expectStateWithoutFaults(page);
  await page.getByRole('button', { name: 'Give the time back' }).click();
  await expect(
    page.getByText(
      `The time is free again; the letter to ${ASKED} still offers it, so their card waits`,
    ),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Waiting' }).first().click();
  const row = page.getByRole('link', { name: ASKED });
  await expect(row).toContainText('offered time given back');
  await row.click();
  const banner = page.locator('.closed-then');
  await expect(banner).toContainText(
    /^The letter of .* offers .*, which is held no more\. Thaddea/,
  );
  await expect(banner).toContainText('Still held for them: ');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText(
    'was given back; the letter that offers it had left. Thaddea',
  );
  await expect(history).toContainText('Letter sent');
  await expectStateWithoutFaults(page);
  // Another letter says so, too.
  await page.keyboard.press('e');
  await expect(page.getByLabel('The letter')).toHaveValue(
    /^Dear Thessaly,\n\nWe are sorry: not every time in our last e-mail is still free\./,
  );
  await expectStateWithoutFaults(page);
  await page.keyboard.press('Escape');
  // Whoever calls them settles it.
  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible();
});

test('a letter that the mail server refuses for good says so on its card, which waits again', async ({
  page,
}) => {
  smtp.fault = { RCPT: '550 no such mailbox' };
  await beginDesk(page, desk, 'Thaddea Marrowby');
  await askForWeekend(desk, ASKED);
  await page.getByRole('link', { name: ASKED }).click();
  await page.keyboard.press('e');
  await expect(page.getByLabel('The letter')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  const row = page.getByRole('link', { name: ASKED });
  await expect(row).toContainText('letter did not arrive', SENT_WITHIN);
  await row.click();
  const banner = page.locator('.closed-then');
  await expect(banner).toContainText(
    /^The letter of .* did not arrive\. The mail server refused it, .* call them/,
  );
  await expect(banner).toContainText('Held for them meanwhile: ');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Letter written, which did not arrive. Thaddea');
  await expect(history).toContainText('The letter did not arrive: the mail server refused it.');
  await expectStateWithoutFaults(page);
  // Another one begins with its words and its times, which are held for nobody else.
  await page.keyboard.press('e');
  await expect(
    page.getByText('These are the words of the letter that did not arrive.'),
  ).toBeVisible();
  await expect(page.getByText('was taken meanwhile')).toBeHidden();
  await expect(page.getByText('An earlier letter holds for them:')).toBeHidden();
  smtp.fault = {};
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible();
  await expect.poll(() => smtp.mails.length, SENT_WITHIN).toBe(1);
  // A third one stands beside it, and says what is held already.
  await page.getByRole('link', { name: 'Cards' }).first().click();
  await page.getByRole('link', { name: ASKED }).click();
  await page.keyboard.press('e');
  await expect(page.getByText('An earlier letter holds for them:')).toBeVisible();
  await expectStateWithoutFaults(page);
});

test('where another letter is refused too, its card still says what the one before offers and no more holds', async ({
  page,
}) => {
  await beginDesk(page, desk, 'Thaddea Marrowby');
  await askForWeekend(desk, ASKED);
  const row = page.getByRole('link', { name: ASKED });
  await row.click();
  await page.keyboard.press('e');
  await expect(page.getByText('The 3 times in it are held until')).toBeVisible();
  await expect(page.getByLabel('The letter')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  // With what confirms the request.
  await expect.poll(() => smtp.mails.length, SENT_WITHIN).toBe(2);
  smtp.fault = { RCPT: '550 no such mailbox' };
  const blocks = await page.evaluate(async () => {
    const answer = (await (await fetch('/api/blocks')).json()) as BlocksAnswer;
    const headers = { 'content-type': 'application/json' };
    const address = `/api/blocks/${answer.blocks[0]?.number}/give-back`;
    await fetch(address, { method: 'POST', headers, body: '{}' });
    return answer.blocks;
  });
  const [gone = '', second = '', third = ''] = blocks.map(({ startsAt }) =>
    sayMoment(new Date(startsAt), 'America/New_York'),
  );
  await expect(row).toContainText('offered time given back');
  await row.click();
  const banner = page.locator('.closed-then');
  await expect(banner).toContainText(`Still held for them: ${second} and ${third}.`);
  await page.keyboard.press('e');
  await expect(page.getByText('The 3 times in it are held until')).toBeVisible();
  await expect(page.getByText('These stay held, as well as the times in this')).toBeVisible();
  await expect(page.getByLabel('The letter')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(row).toContainText('letter did not arrive', SENT_WITHIN);
  await row.click();
  await expect(banner).toContainText(/^The letter of .* did not arrive\./);
  await expect(banner).toContainText(`offers ${gone}, which is held no more.`);
  await expect(banner).toContainText(/Held for them meanwhile: (.*); (.*); (.*); (.*); and .*\./);
  for (const held of [second, third]) await expect(banner).toContainText(held);
  await expectStateWithoutFaults(page);
});

test('a letter that was refused goes to the address that is corrected, and its card says so and waits no more', async ({
  page,
}) => {
  smtp.fault = { RCPT: '550 no such mailbox' };
  await beginDesk(page, desk, 'Thaddea Marrowby');
  await askForWeekend(desk, ASKED);
  const row = page.getByRole('link', { name: ASKED });
  await row.click();
  await page.keyboard.press('e');
  await expect(page.getByLabel('The letter')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(row).toContainText('letter did not arrive', SENT_WITHIN);
  await row.click();
  const banner = page.locator('.closed-then');
  await expect(banner).toContainText('Once the address is corrected, it goes there.');
  smtp.fault = {};
  await page.getByRole('button', { name: 'Correct name, number or address' }).click();
  const form = page.getByRole('form', { name: 'Correct', exact: true });
  await form.getByLabel('E-mail').fill('canary@right.example.com');
  await expect(form.getByRole('status')).toContainText('So does the letter that did not arrive.');
  await expectStateWithoutFaults(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('The letter that had not arrived was sent again, to the new address.'),
  ).toBeVisible(SENT_WITHIN);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'The letter that did not arrive is on its way to the corrected address. Thaddea',
  );
  // With what confirms the request, which was refused too.
  await expect.poll(() => smtp.mails.length, SENT_WITHIN).toBe(2);
  await expectStateWithoutFaults(page);
});

test('a letter about a visit that the mail server refuses says so on its card, which waits', async ({
  page,
}) => {
  test.slow();
  await beginDesk(page, desk, 'Thaddea Marrowby');
  const startsAt = await bookVisit(desk, ASKED);
  await expect.poll(() => smtp.mails.length, SENT_WITHIN).toBe(1);
  smtp.fault = { RCPT: '550 no such mailbox' };
  await page.getByRole('link', { name: 'Diary' }).first().click();
  await showWeekOf(page, startsAt.slice(0, 10));
  await page.getByRole('button', { name: `Smile Blueprint, ${ASKED}` }).focus();
  await page.keyboard.press('m');
  for (let half = 0; half < 8; half += 1) await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Move and send' }).click();
  await expect(page.getByText(/moved to .* 2:00\sPM, a letter tells them/)).toBeVisible();

  await page.getByRole('link', { name: 'Waiting' }).first().click();
  const row = page.getByRole('link', { name: ASKED });
  await expect(row).toContainText('letter did not arrive', SENT_WITHIN);
  await row.click();
  const banner = page.locator('.closed-then');
  await expect(banner).toContainText(
    /^The letter about the visit did not arrive\. The mail server refused it, .* It is on .* 2:00\sPM, and what they know may be another time\. Call them: 516-555-0143\./,
  );
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText(
    'The letter about the visit did not arrive: the mail server refused it.',
  );
  await expectStateWithoutFaults(page);

  // So does the diary, before it is moved or cancelled to the same address again.
  await page.getByRole('link', { name: 'Diary' }).first().click();
  await showWeekOf(page, startsAt.slice(0, 10));
  await page.getByRole('button', { name: `Smile Blueprint, ${ASKED}` }).click();
  await expect(banner).toContainText('The letter about the visit did not arrive.');
  await expectStateWithoutFaults(page);
  // Moved once more, they have read of neither time.
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Move and send' }).click();
  await expect(page.getByText(/moved to .* 2:30\sPM, a letter tells them/)).toBeVisible();
  await page.getByRole('button', { name: `Smile Blueprint, ${ASKED}` }).click();
  await expect(banner).toContainText('goes to the same address, and may not arrive either.');
  await page.getByRole('link', { name: 'Waiting' }).first().click();
  await row.click();

  // Told anew at another address, which is wrong too.
  await page.getByRole('button', { name: 'Correct name, number or address' }).click();
  const form = page.getByRole('form', { name: 'Correct', exact: true });
  await form.getByLabel('E-mail').fill('canary@wrong.example.com');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/A letter tells Thessaly’s visit .* at canary@wrong/)).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(banner).toContainText('They have no letter that it is on', SENT_WITHIN);
  await expect(
    page.getByText('No letter about the visit arrived at canary@wrong.example.com.'),
  ).toBeVisible();
  await expect(page.getByText('A letter tells Thessaly’s visit')).toBeHidden();
  await expect(history).toContainText('the letter that was to tell the visit there did not arrive');
  await expectStateWithoutFaults(page);
  // Whoever calls them settles it.
  await page.keyboard.press('r');
  await expect(banner).toBeHidden();
});
