import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type Page, type ViewportSize } from '@playwright/test';
import { findAccessibilityFaults } from './accessibility-faults.ts';
import { comeToRest } from './come-to-rest.ts';
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
  await expect.poll(startLink).toMatch(/\/start#/);
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

const AT_DESK = { width: 1440, height: 900 };
const ON_PHONE = { width: 390, height: 844 };
const FURTHER = inRelease({ width: 820, height: 1180 }, { width: 1920, height: 1080 });

/** No accessibility fault, nor a sideways scroll, at the widths of a desk and a phone. */
export async function expectNoDeskFaults(page: Page): Promise<void> {
  await lookAtWidths(page, [AT_DESK, ON_PHONE, ...FURTHER]);
}

/** The same of a further state of what was looked at so already: on a phone it is asked for faults before a release alone. */
export async function expectStateWithoutFaults(page: Page): Promise<void> {
  await lookAtWidths(page, [AT_DESK, ...inRelease(ON_PHONE), ...FURTHER]);
}

async function lookAtWidths(page: Page, askedForFaults: readonly ViewportSize[]): Promise<void> {
  for (const size of [AT_DESK, ON_PHONE, ...FURTHER]) {
    await page.setViewportSize(size);
    // Beneath the header, which stands still, a part of something is hidden wherever else one is, and counts as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    // So is one beneath what sends a letter, but for its end, where that has its own place.
    await page.evaluate(() => {
      document.querySelector('.well:has(.letter-send)')?.scrollTo(0, Number.MAX_SAFE_INTEGER);
    });
    await page.evaluate(comeToRest);
    const where = `${page.url()} at ${size.width}`;
    expect.soft(await page.evaluate(partsBeyondScreen), where).toEqual([]);
    if (!askedForFaults.includes(size)) continue;
    expect.soft(await findAccessibilityFaults(page), where).toEqual([]);
  }
  await page.setViewportSize(AT_DESK);
}

/** What makes a page scroll sideways, outermost first: a name and its right edge in pixels. Runs in the page. */
function partsBeyondScreen(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .map((part) => ({ part, right: Math.ceil(part.getBoundingClientRect().right) }))
    .filter(({ right }) => right > innerWidth)
    .map(({ part, right }) => `${part.localName}.${part.classList.value} to ${right}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
