import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { openDatabase, type RequestDatabase } from '../server/db/open-database.ts';
import { RECIPIENT_FILE } from '../server/intake/sealing-key.ts';
import { BROWSER_ARGUMENTS } from '../tests/support/browser-launch.ts';
import { walkFirstStart } from '../tests/support/first-start.ts';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { addCard, addManyCards } from './measure/many-cards.ts';
import { median } from './measure/median.ts';

/**
 * `npm run measure:desk`: a desk with 5,000 cards (or CARDS of them): from the touch of the passkey to the list and to the last opened card; what a
 * key of the search costs to the next frame; and what a day of 500 arrivals leaves in memory, at its start, its middle and its end. Needs a build.
 */
const CARDS = Number(process.env.CARDS ?? 5_000);
const ARRIVALS = 500;
const ARRIVALS_AT_ONCE = 50;
const PORT = 4_186;
const DESK_PORT = 4_187;
const QUERY = 'kowalska noon';
const TYPED_EVERY_MS = 250;
const LONG_MS = 180_000;

const folder = mkdtempSync(join(tmpdir(), 'measure-desk-'));
const server = spawn(process.execPath, ['server/main.ts'], {
  env: {
    ...process.env,
    PORT: String(PORT),
    DESK_PORT: String(DESK_PORT),
    DESK: 'on',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const startLink = await new Promise<string>((resolve) => {
  let said = '';
  server.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const link = /http:\/\/localhost:\d+\/start#\S+/.exec(said)?.[0];
    if (link !== undefined) resolve(link);
  });
});
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: BROWSER_ARGUMENTS,
});

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(LONG_MS);
  await walkFirstStart(page, { link: startLink, owner: 'Thaddea Marrowby' });
  // A page that is loaded anew is locked.
  await page.goto(new URL('/', startLink).href);
  const { database, close } = await openDatabase(folder);
  const recipient = readFileSync(join(folder, RECIPIENT_FILE), 'utf8').trim();
  await addManyCards(database, { count: CARDS, recipient, newest: new Date() });
  await measureOpening(page);
  await measureSearch(page);
  await measureArrivals(page, database, recipient);
  await close();
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true });
}

async function measureOpening(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open with your passkey' });
  await button.waitFor();
  await button.evaluate((element: HTMLElement) => {
    const marks = window as unknown as { list?: number; whole?: number; begun: number };
    marks.begun = performance.now();
    const look = (): void => {
      if (document.querySelector('.list .row') !== null) marks.list ??= performance.now();
      const isWhole = document.querySelector('.cards-room[data-whole="true"]') !== null;
      if (isWhole) marks.whole = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    element.click();
  });
  await page.waitForFunction(() => 'whole' in window);
  const { list, whole } = await page.evaluate(() => {
    const marks = window as unknown as { list: number; whole: number; begun: number };
    return { list: marks.list - marks.begun, whole: marks.whole - marks.begun };
  });
  console.log(
    `${CARDS} cards: the list after ${list.toFixed(0)} ms, all opened after ${whole.toFixed(0)} ms`,
  );
}

async function measureSearch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'keydown') durations.push(entry.duration);
    });
    observer.observe({
      type: 'event',
      durationThreshold: 16,
      buffered: false,
    } as PerformanceObserverInit);
  });
  await page.locator('#find').click();
  await page.keyboard.type(QUERY, { delay: TYPED_EVERY_MS });
  await page.waitForTimeout(TYPED_EVERY_MS);
  const slow = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  // What is faster than a frame is not reported.
  const all = [...slow, ...Array.from({ length: QUERY.length - slow.length }, () => 16)];
  const heading = await page.locator('.list h1').textContent();
  console.log(
    `a key of the search, to the next frame: ${median(all).toFixed(0)} ms, at most ${Math.max(...all).toFixed(0)} ms (${heading ?? ''})`,
  );
  await page.keyboard.press('Escape');
  await page.locator('#find').fill('');
  await page.getByRole('link', { name: 'Waiting' }).first().click();
}

async function measureArrivals(
  page: Page,
  database: RequestDatabase,
  recipient: string,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const before = await usedMegabytes(session);
  let middle = before;
  for (let come = 0; come < ARRIVALS; come += ARRIVALS_AT_ONCE) {
    for (let one = 0; one < ARRIVALS_AT_ONCE; one += 1) {
      await addCard(database, { recipient, receivedAt: new Date(), order: CARDS + come + one });
    }
    const newest = `516-555-${String((CARDS + come + ARRIVALS_AT_ONCE - 1) % 10_000).padStart(4, '0')}`;
    await page.locator('#find').fill(newest);
    await page.locator('.list .row').first().waitFor();
    if (come + ARRIVALS_AT_ONCE === ARRIVALS / 2) middle = await usedMegabytes(session);
  }
  await page.locator('#find').fill('');
  const after = await usedMegabytes(session);
  const each = ((after - before) * 1_024) / ARRIVALS;
  console.log(
    `memory: ${before.toFixed(1)} MB, after ${ARRIVALS / 2} arrivals ${middle.toFixed(1)} MB, after ${ARRIVALS} ${after.toFixed(1)} MB (${each.toFixed(1)} kB a card)`,
  );
}

async function usedMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_024 / 1_024;
}
