import type { Browser } from '@playwright/test';
import { median } from '../../measure/median.ts';
import { LIMITS } from '../../measure/speed-limits.ts';
import { atMost, type Figure } from '../figure.ts';

const PAGES = ['/', '/team', '/faq'];
const ROUNDS = 7;
const LIMIT = LIMITS.ofScriptFree;
/** Lighthouse's slow 4G and slow phone, really throttled. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 86_400,
};
const CPU_SLOWDOWN = 4;

interface Paints {
  readonly first: number;
  readonly largest: number;
}

/** What the scripts cost the first paints: each page with them and without, in turn. */
export const withoutScripts: Figure = {
  name: 'without-scripts',
  group: 'Speed',
  isShort: false,
  measure: async (site) => {
    const origin = await site.origin();
    const browser = await site.browser();
    const rows = [];
    for (const path of PAGES) {
      const live: Paints[] = [];
      const still: Paints[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        live.push(await paintsOf(browser, `${origin}${path}`, false));
        still.push(await paintsOf(browser, `${origin}${path}`, true));
      }
      const ratio = (pick: (paints: Paints) => number) =>
        median(live.map(pick)) / median(still.map(pick));
      const [first, largest] = [ratio((paints) => paints.first), ratio((paints) => paints.largest)];
      rows.push(
        atMost(
          `${path}: FCP and LCP at most ${LIMIT} of the page without its scripts`,
          Math.max(first, largest),
          LIMIT,
          `${first.toFixed(3)} and ${largest.toFixed(3)} (medians of ${ROUNDS} in turn)`,
        ),
      );
    }
    return [
      ...rows,
      {
        bar: 'FCP and LCP at most 0.75 of AstroWind’s',
        value: 'that site is no part of the project',
        outcome: 'not measured',
      },
    ];
  },
};

async function paintsOf(browser: Browser, address: string, isStill: boolean): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isStill) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address, { waitUntil: 'load' });
  const paints = await page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        new PerformanceObserver((list) => {
          const first =
            performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
          const largest = list.getEntries().at(-1)?.startTime ?? Number.NaN;
          resolve({ first, largest });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return paints;
}
