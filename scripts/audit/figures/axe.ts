import type { Browser, Page } from '@playwright/test';
import { findAccessibilityFaults } from '../../../tests/support/accessibility-faults.ts';
import { waitUntilAlive, watchPage } from '../../../tests/support/watch-page.ts';
import { STATES } from '../axe-states.ts';
import { noneOf, type Figure } from '../figure.ts';
import { findSmallTargets } from '../small-targets.ts';

/** Larger than WCAG asks: the bar is ours. */
const LEAST_TARGET_PX = 44;
const WIDTHS = [320, 375, 768, 1024, 1280, 1920];
/** The browser itself notes that the not-found page came with 404. */
const NOT_FOUND_NOTE = /status of 404/;

interface Found {
  readonly axe: string[];
  readonly wide: string[];
  readonly small: string[];
  readonly watched: string[];
  looks: number;
}

/** Every page and every state at every width: axe, reflow, targets; meanwhile policies, errors and other hosts are watched. */
export const axe: Figure = {
  name: 'axe',
  group: 'Accessibility',
  isShort: false,
  measure: async (site) => {
    const origin = await site.origin();
    const browser = await site.browser();
    const found: Found = { axe: [], wide: [], small: [], watched: [], looks: 0 };
    for (const path of [...site.paths, '/nowhere']) await lookAtPage(browser, origin, path, found);
    console.log(`  ${found.looks} looks at pages; now the states`);
    await lookAtStates(browser, origin, found);
    const looked = `${found.looks} looks: ${site.paths.length + 1} pages and ${STATES.length} kinds of state at ${WIDTHS.join(', ')} px`;
    return [
      noneOf('axe, with target-size and label-in-name: 0 violations', found.axe, looked),
      noneOf('Pages wider than the screen: 0', found.wide, looked),
      noneOf('Buttons and fields below 44 px: 0', [...new Set(found.small)], looked),
      noneOf('Violations of a policy, errors, requests to others: 0', found.watched, looked),
    ];
  },
};

async function lookAtPage(
  browser: Browser,
  origin: string,
  path: string,
  found: Found,
): Promise<void> {
  const page = await newPage(browser, origin);
  const { faults } = await watchPage(page, path === '/nowhere' ? NOT_FOUND_NOTE : undefined);
  await page.goto(path);
  await waitUntilAlive(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `${path} at ${width} px`, found);
  }
  found.watched.push(...faults.map((fault) => `${path}: ${fault}`));
  await page.context().close();
}

async function lookAtStates(browser: Browser, origin: string, found: Found): Promise<void> {
  for (const { name, path, reach } of STATES) {
    for (const width of WIDTHS) {
      const page = await newPage(browser, origin);
      const { faults } = await watchPage(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await waitUntilAlive(page);
      try {
        await reach(page, (what) => look(page, `${name}, ${what}, at ${width} px`, found));
      } catch (error) {
        found.axe.push(`${name} at ${width} px was not reached: ${String(error).split('\n')[0]}`);
      }
      found.watched.push(...faults.map((fault) => `${name}: ${fault}`));
      await page.context().close();
    }
    console.log(`  ${name}`);
  }
}

async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(20_000);
  return context.newPage();
}

async function look(page: Page, where: string, found: Found): Promise<void> {
  found.looks += 1;
  found.axe.push(...(await findAccessibilityFaults(page)).map((fault) => `${where}: ${fault}`));
  found.small.push(
    ...(await page.evaluate(findSmallTargets, LEAST_TARGET_PX)).map(
      (fault) => `${where}: ${fault}`,
    ),
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) found.wide.push(`${where}: ${overflow} px`);
}
