import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { headingOf } from '../support/page-heading.ts';
import { PRACTICE } from '../support/site-content.ts';
import { waitUntilAlive } from '../support/watch-page.ts';

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
async function visitOnce(page: Page): Promise<void> {
  await page.goto(`http://localhost:${port}/emergency`);
  await waitUntilAlive(page);
  await expect(page.locator('.emergency-kept')).toBeVisible();
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

test('visited once, the page is whole with the server stopped: by reload, by address and by link', async ({
  page,
}) => {
  await visitOnce(page);
  await stopServer();

  await page.reload();
  await waitUntilAlive(page);
  await page.locator('.situation-links a[href="#knocked-out-tooth"]').click();
  await expect(page.locator('.situation:visible .situation-steps > li')).toHaveCount(5);
  await page.getByRole('button', { name: '10', exact: true }).click();
  await expect(page.locator('.first-hour-now')).toContainText('10 minutes ago.');
  const face = await page.evaluate(() => document.fonts.check('500 20px Cormorant'));
  expect(face).toBe(true);

  await page.goto(`http://localhost:${port}/faq`);
  await expect(
    page.getByRole('heading', { name: 'There is no connection just now.' }),
  ).toBeVisible();
  for (const phone of [PRACTICE.phone, PRACTICE.urgentPhone]) {
    await expect(page.getByRole('link', { name: phone })).toBeVisible();
  }
  await page.getByRole('link', { name: 'What to do in an emergency' }).click();
  await expect(page.locator('.situation-links')).toBeVisible();
});

test('what the network answers is shown, not what is kept', async ({ page }) => {
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
});
