import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from './accessibility-faults.ts';
import { inRelease } from './in-release.ts';
import { addVirtualPasskey } from './virtual-passkey.ts';

export interface DeskServer {
  /** Of the public site. */
  port: number;
  /** Where everything is kept. */
  folder: string;
  /** All that it has said. */
  said(): string;
  /** Where the first person begins. */
  startLink(): string;
  stop(): void;
}

/** Starts the built server with a desk of its own, and waits until it says where to begin. */
export async function startDeskServer(environment: NodeJS.ProcessEnv = {}): Promise<DeskServer> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-journey-'));
  const [port, deskPort] = [await freePort(), await freePort()];
  let said = '';
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DESK: 'on',
      DESK_PORT: String(deskPort),
      LOG_LEVEL: 'trace',
      ...environment,
    },
  });
  for (const output of [server.stdout, server.stderr]) {
    output?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const startLink = () => /http:\/\/localhost:\d+\/start#\S+/.exec(said)?.[0] ?? '';
  await expect.poll(startLink, { timeout: 60_000 }).toMatch(/\/start#/);
  return {
    port,
    folder,
    said: () => said,
    startLink,
    stop: () => {
      server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Walks the first start to the open desk, where nothing waits yet. @returns the words of the sheet */
export async function beginDesk(page: Page, desk: DeskServer, owner: string): Promise<string[]> {
  await addVirtualPasskey(page);
  await page.goto(desk.startLink());
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.locator('.paper li b')).toHaveCount(12);
  await expectNoDeskFaults(page);
  const sheet = await page.locator('.paper li b').allTextContents();
  await passSheetCheck(page, sheet);
  expect(page.url()).not.toContain('#');
  await page.getByLabel('Your name, as colleagues read it').fill(owner);
  await expectNoDeskFaults(page);
  await page.getByRole('button', { name: 'Make my passkey' }).click();
  // Words are slow to guess since they are slow to try: the one time that they are used for is slow too.
  await expect(page.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible({
    timeout: 60_000,
  });
  return sheet;
}

/** Opens a locked desk by the words of its sheet. */
export async function openBySheet(page: Page, sheet: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Open with the recovery sheet' }).click();
  for (const [at, word] of sheet.entries())
    await page.getByLabel(`Word ${at + 1}`, { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  // Words are slow to guess since they are slow to try.
  await expect(page.getByText('Opened by the recovery sheet.')).toBeVisible({ timeout: 60_000 });
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

/** No accessibility fault, nor a sideways scroll, at the widths of a desk and a phone. */
export async function expectNoDeskFaults(page: Page): Promise<void> {
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
