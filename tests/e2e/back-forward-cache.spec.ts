import { existsSync } from 'node:fs';
import { chromium, expect, test, type CDPSession } from '@playwright/test';
import { BROWSER_ARGUMENTS, BROWSER_PATH } from '../support/browser-launch.ts';
import { openAlive } from '../support/watch-page.ts';

/** The headless shell keeps no page for Back; the whole browser does. */
const WHOLE_BROWSER = BROWSER_PATH.includes('headless-shell') ? '/usr/bin/chromium' : BROWSER_PATH;

/** By the browser's own protocol: the test runner does not hear of a page that is brought back. */
async function ask(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

test(
  'Back from another site brings the page as it was left, with the quiz at its question, and alive',
  { tag: '@release' },
  async ({ baseURL }) => {
    test.skip(!existsSync(WHOLE_BROWSER), 'only a whole Chromium keeps pages for Back');
    const browser = await chromium.launch({
      executablePath: WHOLE_BROWSER,
      args: BROWSER_ARGUMENTS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    const session = await page.context().newCDPSession(page);
    const reasons: string[] = [];
    await session.send('Page.enable');
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    await openAlive(page, '/smile-assessment');
    await page.getByRole('button', { name: "Let's get started" }).click();
    await page.locator('.quiz label').first().click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Question 2 of 10')).toBeVisible();
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.isBroughtBack = String(persisted);
      });
    });
    await page.goto('/robots.txt');
    await page.evaluate(() => history.back());
    const words = () => ask(session, 'document.querySelector("main")?.innerText ?? ""');
    await expect.poll(words).toContain('Question 2 of 10');
    expect(reasons).toEqual([]);
    expect(await ask(session, 'document.documentElement.dataset.isBroughtBack')).toBe('true');
    // Given back when the page was left; the site scrolls its entries itself again.
    expect(await ask(session, 'history.scrollRestoration')).toBe('manual');
    await ask(session, 'document.querySelector(".quiz label").click()');
    await ask(
      session,
      '[...document.querySelectorAll(".quiz button")].find((button) => button.textContent.trim() === "Next").click()',
    );
    await expect.poll(words).toContain('Question 3 of 10');
    await browser.close();
  },
);
