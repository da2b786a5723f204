import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { findAccessibilityFaults } from './accessibility-faults.ts';
import { openBySheet, walkFirstStart } from './first-start.ts';
import { inRelease } from './in-release.ts';
import { addVirtualPasskey } from './virtual-passkey.ts';

export interface DeskServer {
  /** Of the public site. */
  port: number;
  /** Where everything is kept. */
  folder: string;
  pid: number;
  /** All that it has said. */
  said(): string;
  /** Where the first person begins. */
  startLink(): string;
  stop(): void;
}

/** A mail server that nobody answers at: letters wait for it. */
export const SILENT_MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'practice@example.com',
  SITE_ORIGIN: 'https://www.example.org',
};

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
    pid: server.pid ?? 0,
    said: () => said,
    startLink,
    stop: () => {
      server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Walks the first start to the open desk, where nothing waits yet; its own journey looks at each step. @returns the words of the sheet */
export async function beginDesk(
  page: Page,
  desk: DeskServer,
  owner: string,
  look?: (page: Page) => Promise<void>,
): Promise<string[]> {
  return walkFirstStart(page, { link: desk.startLink(), owner }, look);
}

/** Another machine, with a lock of its own: opened by the sheet once, and given a passkey of somebody's. */
export async function openAtAnotherMachine(
  browser: Browser,
  desk: DeskServer,
  { sheet, person }: { sheet: readonly string[]; person: string },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await addVirtualPasskey(page);
  await page.goto(new URL('/', desk.startLink()).href);
  await openBySheet(page, sheet);
  await page.getByLabel('I am').selectOption({ label: person });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Opened by the recovery sheet.')).toBeHidden();
  return page;
}

/** No accessibility fault, nor a sideways scroll, at the widths of a desk and a phone. */
export async function expectNoDeskFaults(page: Page): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    ...inRelease([820, 1180], [1920, 1080]),
  ] as const) {
    await page.setViewportSize({ width, height });
    // Beneath the header, which stands still, a part of something is hidden wherever else one is, and counts as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
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
