import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { answerCommandLine } from '../../server/staff/command-line.ts';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askWithPhotos } from '../support/desk-visitors.ts';
import { openBySheet } from '../support/first-start.ts';
import { recordTraffic } from '../support/record-traffic.ts';
import { holdsText, readMemory } from '../support/process-memory.ts';

/** What a visitor writes: nowhere on the server may it stand as it was written. */
const VISITOR = 'Marguerite Canary-Ashdown';
const WORDS = 'A canary sang of one front tooth that has been turning for two years.';
const NOTE = 'Canary: calls back on Tuesday.';
const AFTERWARDS = 'Canary: was glad of the call.';
const PATIENT = 'Corin Canary-Hale';
const MARK = 'Canary: a chipped edge.';
const OWNER = 'Thaddea Marrowby';

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer();
});
test.afterAll(() => desk.stop());

test('the desk: begun, opened, a request read, answered, taken back, noted, locked and opened again', async ({
  page,
}) => {
  const traffic = recordTraffic(page);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  // Without the link, and without an answer, there is a page that says so.
  const { origin } = new URL(desk.startLink());
  await page.goto(origin);
  await expect(page.getByRole('heading', { name: 'The desk is not set up' })).toBeVisible();
  await expectStateWithoutFaults(page);
  await page.route('**/api/door', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(origin);
  await expect(page.getByRole('heading', { name: 'The desk does not answer' })).toBeVisible();
  await expectStateWithoutFaults(page);
  await page.unroute('**/api/door');
  faults.length = 0;

  const sheet = await beginDesk(page, desk, OWNER, expectNoDeskFaults);
  await expectNoDeskFaults(page);

  expect(await sendRequest()).toBe(201);
  await page.getByRole('link', { name: VISITOR }).click();
  await expect(page.getByRole('heading', { level: 2, name: VISITOR })).toBeVisible();
  await expect(page.locator('blockquote')).toHaveText(WORDS);
  await expect(page).toHaveTitle('Card · The desk');
  await expect(page).toHaveURL(/\/card\/1$/);
  await expectNoDeskFaults(page);

  await page.keyboard.press('n');
  await expect(page.getByText('Did you leave a message?')).toBeVisible();
  await expectStateWithoutFaults(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect(page.getByText('Why is it closed?')).toBeVisible();
  await expectStateWithoutFaults(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await page.keyboard.type(NOTE);
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.note')).toContainText(NOTE);
  await expect(page.locator('.note')).toBeFocused();
  // Kept, or left by Escape, it lets single letters act again, and the card stays.
  await page.keyboard.press('w');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/card\/1$/);

  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible();
  // What was said is noted on the card that was settled, whatever lies open by then.
  await page.keyboard.press('a');
  await expect(page.getByRole('textbox', { name: `Note on ${VISITOR}` })).toBeFocused();
  await page.keyboard.type(AFTERWARDS);
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.note').last()).toContainText(AFTERWARDS);
  await page.getByRole('button', { name: 'Undo: Reached' }).click();
  await expect(page.getByRole('heading', { level: 2, name: VISITOR })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'The desk', exact: true })).toContainText('1');

  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: /^Locked at/ })).toBeVisible();
  expect(await page.content()).not.toMatch(/[Cc]anary/);
  await expectNoDeskFaults(page);
  await page.getByRole('button', { name: 'Open with your passkey' }).click();
  await expect(page.locator('.note').first()).toContainText(NOTE);

  await page.keyboard.press('l');
  await openBySheet(page, sheet, expectNoDeskFaults);
  await expect(page.getByRole('heading', { level: 2, name: VISITOR })).toBeVisible();

  // Whose passkey it becomes is asked, and not taken for granted.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Say first who you are.')).toBeVisible();
  await expect(page.getByLabel('I am')).toBeFocused();
  await page.getByRole('heading', { level: 2, name: VISITOR }).click();

  // Opened by the sheet one may write on photos, as doctors do.
  await askWithPhotos(desk, PATIENT, WORDS);
  await page.getByRole('link', { name: PATIENT }).click();
  await expect(page.locator('.photos img')).toHaveCount(2);
  await expectNoDeskFaults(page);
  await page.getByRole('button', { name: 'Photo 1 of 2, large' }).click();
  await expect(page.locator('dialog[open] img')).toBeVisible();
  await expectStateWithoutFaults(page);
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'On the light table' }).click();
  await expect(page.locator('.mount img')).toHaveCount(2);
  await expectNoDeskFaults(page);
  await page.keyboard.press('2');
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.locator('.mount', { hasText: '2 Upper teeth' }).locator('img')).toBeVisible();
  await page.keyboard.press('o');
  await expect(page.locator('.stage img')).toBeVisible();
  await page.locator('.stage').click({ position: { x: 400, y: 260 } });
  await page.keyboard.type(MARK);
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.photo-notes li')).toContainText(MARK);
  await expect(page.locator('.stage .pin')).toHaveText('1');
  await expectStateWithoutFaults(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(page.locator('.stage')).toHaveCount(2);
  await expectStateWithoutFaults(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 2, name: PATIENT })).toBeVisible();
  await expect(page.locator('.history')).toContainText(`On photo 2: ${MARK}`);

  // Back in the list a stroke meets who has the focus there, and not who stands first.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(origin + '/');
  await expect(page.getByRole('link', { name: PATIENT })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: PATIENT })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('heading', { level: 2, name: VISITOR })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: PATIENT })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByText(`${PATIENT}: reached`)).toBeVisible();
  await expectTerminalToOpen(sheet);

  expect(faults).toEqual([]);
  const everywhere = [desk.said(), filesBelow(desk.folder), ...traffic()].join('\n');
  expect(everywhere).not.toMatch(/[Cc]anary/);
  expect(everywhere).not.toContain(sheet.slice(0, 4).join(' '));
  expect(traffic().length).toBeGreaterThan(10);
  // The key that the browser made is another than the server's first one, and only its public half is there.
  expect(traffic().join('\n')).not.toContain('AGE-SECRET-KEY-');
  const known = readFileSync(join(desk.folder, 'identity.key'), 'utf8');
  expectNoCanaryInMemory(sheet.join(' '), known);
});

/** What the browser has wrapped to the words opens at a terminal too, and the server's first key file opens nothing; the log has said so. */
async function expectTerminalToOpen(sheet: readonly string[]): Promise<void> {
  const show = (...more: string[]) =>
    answerCommandLine(['show', '1', '--data', desk.folder, ...more], {}, new Date(), {
      agree: async () => false,
      askHidden: async () => sheet.join(' '),
    });
  expect((await show('--sheet')).stdout).toContain(VISITOR);
  expect((await show()).stderr).toContain('the desk has a key of its own since');
  expect(desk.said()).toContain('this file opens nothing that comes from now on');
}

/**
 * The server's memory holds nothing of what was written at the desk, of the sheet, or of any key but the one that it has made itself. What a
 * visitor sends it may hold: it came through it.
 */
function expectNoCanaryInMemory(sheet: string, known: string): void {
  // Elsewhere than on Linux a program's memory cannot be read like a file: the report says that it was not looked at.
  if (!existsSync('/proc/self/smaps')) {
    test.info().annotations.push({ type: 'not looked at', description: "the server's memory" });
    return;
  }
  const found = new Set<string>();
  readMemory(desk.pid, (piece) => {
    for (const text of [NOTE, AFTERWARDS, MARK, sheet, OWNER])
      if (holdsText(piece, text)) found.add(text);
    for (const [key] of piece.toString('latin1').matchAll(/AGE-SECRET-KEY-1[0-9A-Z]{58}/g)) {
      if (!known.includes(key)) found.add('a private key');
    }
  });
  // The name of whoever works there it knows: so it is looked for as it should be.
  expect([...found]).toEqual([OWNER]);
}

async function sendRequest(): Promise<number> {
  const answer = await fetch(`http://localhost:${desk.port}/api/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      kind: 'discovery-call',
      name: VISITOR,
      email: 'canary@example.com',
      phone: '516-555-0143',
      preferredContact: 'phone',
      preferredTime: 'morning',
      message: WORDS,
      consent: true,
    }),
  });
  return answer.status;
}

function filesBelow(path: string): string {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join('\n');
}
