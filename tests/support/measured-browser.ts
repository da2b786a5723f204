import {
  chromium,
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import type { Measurement } from '../../domain/measurement/measurement-settings.ts';
import { BROWSER_ARGUMENTS, BROWSER_PATH } from './browser-launch.ts';
import { serveMeasuredSite } from './measured-site.ts';
import { hostRules, startStandIn, type StandIn } from './prying-stand-in.ts';

/** Everything that a practice can configure. */
const EVERYTHING: Measurement = {
  ownCount: true,
  tagManager: { id: 'GTM-AB12CD3' },
  adsConversion: { id: 'AW-123456789', label: 'AbC-D_efG' },
};

interface World {
  /** Where the site with everything configured is served. */
  readonly origin: string;
  readonly standIn: StandIn;
  /** One more visitor. */
  newVisitor(options?: Parameters<Browser['newContext']>[0]): Promise<BrowserContext>;
}

const launch = (standIn: StandIn) =>
  chromium.launch({
    executablePath: BROWSER_PATH,
    args: [...BROWSER_ARGUMENTS, ...hostRules(standIn)],
  });

/** What a visitor meets: the site is copied, and a server and a browser are started for it. */
interface Served {
  readonly origin: string;
  readonly standIn: StandIn;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** A file's own. Not a fixture of the worker: such tests are run after all others, when there is nothing left to run beside them. */
let served: Promise<Served> | undefined;

async function serve(): Promise<Served> {
  const standIn = await startStandIn();
  const site = await serveMeasuredSite(EVERYTHING);
  const browser = await launch(standIn);
  const close = async () => {
    await browser.close();
    await site.close();
    await standIn.close();
  };
  return { origin: site.origin, standIn, browser, close };
}

/**
 * Journeys on the site with everything configured, in a browser for which every other host is a prying stand-in on loopback. The journeys of a file
 * share them: the file runs its tests in one worker, and closes with `closeMeasuredSite`.
 */
export const test = base.extend<{ world: World }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern.
  world: async ({}, use) => {
    served ??= serve();
    const { origin, standIn, browser } = await served;
    standIn.forget();
    await use({
      origin,
      standIn,
      newVisitor: (options = {}) =>
        browser.newContext({
          baseURL: origin,
          ignoreHTTPSErrors: true,
          locale: 'en-US',
          timezoneId: 'America/New_York',
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          ...options,
        }),
    });
  },
});

/** After the last journey of a file. */
export async function closeMeasuredSite(): Promise<void> {
  await (await served)?.close();
  served = undefined;
}

/** The question about cookies. */
export const consentCard = (page: Page) =>
  page.getByRole('region', { name: 'Cookies: your choice' });

/** The frame in which other people's scripts run. */
export const measurementRoom = (page: Page) => page.locator('iframe[title="Measurement"]');
