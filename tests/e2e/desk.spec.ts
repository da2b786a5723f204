import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { inRelease } from '../support/in-release.ts';
import { addVirtualPasskey } from '../support/virtual-passkey.ts';

/** What a visitor writes: nowhere on the server may it stand as it was written. */
const VISITOR = 'Marguerite Canary-Ashdown';
const WORDS = 'A canary sang of one front tooth that has been turning for two years.';
const NOTE = 'Canary: calls back on Tuesday.';
const OWNER = 'Thaddea Marrowby';

let folder = '';
let server: ChildProcess | undefined;
let said = '';
let port = 0;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-journey-'));
  port = await freePort();
  const deskPort = await freePort();
  server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DESK: 'on',
      DESK_PORT: String(deskPort),
      LOG_LEVEL: 'trace',
    },
  });
  for (const output of [server.stdout, server.stderr]) {
    output?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  await expect.poll(() => startLink(), { timeout: 60_000 }).toMatch(/\/start#/);
});
test.afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true });
});

test('the desk: begun, opened, a request read, answered, taken back, noted, locked and opened again', async ({
  page,
}) => {
  const traffic = recordTraffic(page);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  await addVirtualPasskey(page);

  await page.goto(startLink());
  await page.getByRole('button', { name: 'Make the key' }).click();
  const sheet = await readSheet(page);
  await passSheetCheck(page, sheet);
  expect(page.url()).not.toContain('#');
  await page.getByLabel('Your name, as colleagues read it').fill(OWNER);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Make my passkey' }).click();
  // Words are slow to guess since they are slow to try: the one time that they are used for is slow too.
  await expect(page.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible({
    timeout: 60_000,
  });
  await expectNoFaults(page);

  expect(await sendRequest()).toBe(201);
  await page.getByRole('link', { name: VISITOR }).click();
  await expect(page.getByRole('heading', { level: 2, name: VISITOR })).toBeVisible();
  await expect(page.locator('blockquote')).toHaveText(WORDS);
  await expect(page).toHaveTitle('Card · The desk');
  await expect(page).toHaveURL(/\/card\/1$/);
  await expectNoFaults(page);

  await page.keyboard.press('n');
  await expect(page.getByText('Did you leave a message?')).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await page.keyboard.type(NOTE);
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.note')).toContainText(NOTE);
  // Out of the field, so that single letters act again.
  await page.getByRole('heading', { level: 2, name: VISITOR }).click();
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());

  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('heading', { level: 2, name: VISITOR })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'The desk', exact: true })).toContainText('1');

  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: /^Locked at/ })).toBeVisible();
  expect(await page.content()).not.toMatch(/[Cc]anary/);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Open with your passkey' }).click();
  await expect(page.locator('.note')).toContainText(NOTE);

  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Open with the recovery sheet' }).click();
  await expectNoFaults(page);
  for (const [at, word] of sheet.entries())
    await page.getByLabel(`Word ${at + 1}`, { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Opened by the recovery sheet.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 2, name: VISITOR })).toBeVisible();

  expect(faults).toEqual([]);
  const everywhere = [said, filesBelow(folder), ...traffic()].join('\n');
  expect(everywhere).not.toMatch(/[Cc]anary/);
  expect(everywhere).not.toContain(sheet.slice(0, 4).join(' '));
  expect(traffic().length).toBeGreaterThan(10);
  // The key that the browser made is another than the server's first one, and only its public half is there.
  expect(traffic().join('\n')).not.toContain('AGE-SECRET-KEY-');
});

function startLink(): string {
  return /http:\/\/localhost:\d+\/start#\S+/.exec(said)?.[0] ?? '';
}

/** The words of the sheet, as they stand on the screen before it is printed. */
async function readSheet(page: Page): Promise<string[]> {
  await expect(page.locator('.paper li b')).toHaveCount(12);
  await expectNoFaults(page);
  return page.locator('.paper li b').allTextContents();
}

async function passSheetCheck(page: Page, sheet: readonly string[]): Promise<void> {
  // A browser without a screen has no dialog to print.
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  await page.getByRole('button', { name: 'Print two copies' }).click();
  await expect(page.locator('.paper li b').first()).toHaveText('');
  for (const label of await page.locator('.check-fields label').all()) {
    const place = Number(/\d+/.exec((await label.textContent()) ?? '')?.[0]);
    await label.locator('input').fill(sheet[place - 1] ?? '');
  }
  await page.getByRole('button', { name: 'Go on' }).click();
}

async function sendRequest(): Promise<number> {
  const answer = await fetch(`http://localhost:${port}/api/requests`, {
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

/** Everything that goes over the line of the desk: addresses, headers and bodies both ways. */
function recordTraffic(page: Page): () => readonly string[] {
  const lines: string[] = [];
  page.on('request', (request) => {
    lines.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    lines.push(await response.text().catch(() => ''));
  });
  return () => lines;
}

/** No accessibility fault, nor a sideways scroll, at the widths of a desk and a phone. */
async function expectNoFaults(page: Page): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    ...inRelease([820, 1180], [1920, 1080]),
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await findAccessibilityFaults(page), `${page.url()} at ${width}`).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(over, `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

function filesBelow(path: string): string {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join('\n');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
