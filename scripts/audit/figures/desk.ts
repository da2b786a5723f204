import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from '../../../tests/support/accessibility-faults.ts';
import { startToured, tourDesk } from '../desk-tour.ts';
import { noneOf, type Figure } from '../figure.ts';
import { findSmallTargets } from '../small-targets.ts';

/** As wide as a desk's window and a phone; and what can be pressed is at least so large there. The desk promises 44 px on a phone, WCAG asks for 24 everywhere. */
const WIDTHS = [
  { width: 1280, height: 900, leastPx: 24 },
  { width: 390, height: 844, leastPx: 44 },
] as const;

/** Every state of the staff's own room: axe, reflow, targets; meanwhile errors of its pages are watched. */
export const deskStates: Figure = {
  name: 'desk',
  group: 'Accessibility',
  isShort: false,
  measure: async (site) => {
    const browser = await site.browser();
    const { desk, stop } = await startToured();
    const found = { axe: [] as string[], wide: [] as string[], small: [] as string[] };
    const errors: string[] = [];
    let states = 0;
    const [{ width, height }] = WIDTHS;
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'en-US',
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    try {
      await tourDesk(page, desk, async (state) => {
        states += 1;
        await lookAt(page, state, found);
      });
    } catch (error) {
      found.axe.push(`after ${states} states: ${String(error).split('\n')[0]}`);
    } finally {
      await context.close();
      stop();
    }
    const looked = `${states} states of the desk at ${WIDTHS.map((one) => one.width).join(' and ')} px`;
    return [
      noneOf('The desk, axe with target-size and label-in-name: 0 violations', found.axe, looked),
      noneOf('The desk, states wider than the screen: 0', found.wide, looked),
      noneOf('The desk, targets below 24 px, on a phone below 44: 0', found.small, looked),
      noneOf('The desk, errors of its pages: 0', errors, looked),
    ];
  },
};

interface Found {
  readonly axe: string[];
  readonly wide: string[];
  readonly small: string[];
}

/** One state at every width; it is left at the first, as it was found. */
async function lookAt(page: Page, state: string, found: Found): Promise<void> {
  for (const { width, height, leastPx } of WIDTHS) {
    await page.setViewportSize({ width, height });
    const where = `${state} at ${width} px`;
    found.axe.push(...(await findAccessibilityFaults(page)).map((fault) => `${where}: ${fault}`));
    const small = await page.evaluate(findSmallTargets, leastPx);
    found.small.push(...small.map((fault) => `${where}: ${fault}`));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.wide.push(`${where}: ${overflow} px`);
  }
  const [{ width, height }] = WIDTHS;
  await page.setViewportSize({ width, height });
}
