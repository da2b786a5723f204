import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import {
  LANGUAGES,
  pathIn,
  SPANISH,
  type Language,
} from '../../domain/languages/page-languages.ts';
import { headingOf } from '../support/page-heading.ts';
import { PRACTICE } from '../support/site-content.ts';
import { openAlive, waitUntilAlive } from '../support/watch-page.ts';

/* A server of its own, which can be stopped. */
test.use({ serviceWorkers: 'allow' });

let folder: string;
let port: number;
let server: ChildProcess;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function startServer(): Promise<void> {
  server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', DESK: 'off' },
    stdio: 'ignore',
  });
  await expect
    .poll(() =>
      fetch(`http://localhost:${port}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
}

async function stopServer(): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

/** Visits the page once, and waits until it says that it is kept. */
async function visitOnce(page: Page, address = '/emergency'): Promise<void> {
  await openAlive(page, `http://localhost:${port}${address}`);
  await expect(page.locator('.emergency-kept')).toBeVisible();
}

/** Reloads the page that was visited, asks for another one of its language, and comes back by that one's link. */
async function expectWholeOffline(page: Page, language: Language): Promise<void> {
  const words = loadPage(language === SPANISH ? 'es/emergency' : 'emergency', PRACTICE);
  const expectAllSteps = async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await waitUntilAlive(page);
    await expect(page.locator('.situation-links a')).toHaveCount(words.situations.length);
    await page.locator('.situation-links a[href="#knocked-out-tooth"]').click();
    await expect(page.locator('.situation:visible .situation-steps > li')).toHaveCount(5);
    await page.getByRole('button', { name: '10', exact: true }).click();
    await expect(page.locator('.first-hour-now')).toContainText(
      words.hour.early.replace('{minutes}', '10').replace('{left}', '20'),
    );
  };
  await page.reload();
  await expectAllSteps();
  const face = await page.evaluate(() => document.fonts.check('500 20px Cormorant'));
  expect(face).toBe(true);

  const another = language === SPANISH ? '/es/start-here' : '/faq';
  await page.goto(`http://localhost:${port}${another}`);
  await expect(page.getByRole('heading', { name: words.offline.heading })).toBeVisible();
  for (const phone of [PRACTICE.phone, PRACTICE.urgentPhone]) {
    await expect(page.getByRole('link', { name: phone })).toBeVisible();
  }
  await page.getByRole('link', { name: words.offline.emergency }).click();
  await expectAllSteps();
}

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
  port = await freePort();
  await startServer();
});

test.afterEach(async () => {
  if (server.exitCode === null && server.signalCode === null) await stopServer();
  rmSync(folder, { recursive: true, force: true });
});

test('visited once, the page is whole with the server stopped, in each language: by reload, by address and by link', async ({
  browser,
}) => {
  // A context for each: what one visit keeps must not hold up the other language's page.
  const visits = await Promise.all(
    LANGUAGES.map(async (language) => {
      const context = await browser.newContext({ serviceWorkers: 'allow' });
      const page = await context.newPage();
      await visitOnce(page, pathIn(language, '/emergency'));
      return { context, page, language };
    }),
  );
  await stopServer();
  for (const { context, page, language } of visits) {
    await expectWholeOffline(page, language);
    await context.close();
  }
});

test(
  'without a line, the way to it from any page that lives leads to what is kept',
  { tag: '@release' },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visitOnce(page);
    // What says that there is no line comes after the page, with what keeps one where one is.
    const notices = page.waitForResponse(/\/assets\/toaster-/);
    await openAlive(page, `http://localhost:${port}/team`);
    await (await notices).finished();
    await context.setOffline(true);
    // A tap: nothing was fetched ahead by a pointer above the link.
    await page.locator('.mobile-bar a[href="/emergency"]').dispatchEvent('click');
    await expect(page.locator('.situation-links a').first()).toBeVisible();
    await expect(page).toHaveURL(/\/emergency$/);
  },
);

test(
  'what the network answers is shown, not what is kept',
  { tag: '@release' },
  async ({ page }) => {
    await visitOnce(page);
    // A kept page that differs shows which one is seen.
    await page.evaluate(async () => {
      const [name] = await caches.keys();
      const cache = await caches.open(name ?? '');
      await cache.put(
        '/emergency',
        new Response('<title>Of yesterday</title>', { headers: { 'content-type': 'text/html' } }),
      );
    });
    await page.reload();
    await expect(page).not.toHaveTitle('Of yesterday');
    await page.goto(`http://localhost:${port}/faq`);
    await expect(page.locator('h1')).toHaveText(headingOf('faq'));
    await stopServer();
    await page.goto(`http://localhost:${port}/emergency`);
    await expect(page).toHaveTitle('Of yesterday');
  },
);
