import type { Browser } from '@playwright/test';

/** How often it is looked whether all has arrived. */
const POLL_MS = 10;
/** What was asked for by then and does not arrive is a fault of the page. */
const PATIENCE_MS = 20_000;
const PHONE = { width: 390, height: 844 };

/** What a phone loads until a page's load event, which our scripts wait for. */
export interface FirstView {
  readonly kib: number;
  readonly requests: number;
  /** KiB by what was asked for: Document, Font, Image and so on. */
  readonly kibByType: Readonly<Record<string, number>>;
}

/** Opens a page on a phone (2x) that has seen nothing of the site, and counts exactly. */
export async function viewPage(browser: Browser, address: string): Promise<FirstView> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await Promise.all([network.send('Network.enable'), network.send('Page.enable')]);
    const asked = new Map<string, { type: string; at: number }>();
    const bytes = new Map<string, number>();
    let loadedAt = Number.POSITIVE_INFINITY;
    network.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
    network.on('Network.requestWillBeSent', ({ requestId, timestamp, type = 'Other' }) =>
      asked.set(requestId, { type, at: timestamp }),
    );
    network.on('Network.loadingFailed', ({ requestId }) => bytes.set(requestId, 0));
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      bytes.set(requestId, encodedDataLength),
    );
    await page.goto(address, { waitUntil: 'load' });
    // By their times: scripts may have begun by now, and what was asked for before them may still be on its way.
    const inTime = () => [...asked].filter(([, { at }]) => at <= loadedAt);
    const begun = performance.now();
    while (inTime().some(([id]) => !bytes.has(id))) {
      if (performance.now() - begun > PATIENCE_MS) throw new Error(`${address} never rests`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    const kibByType: Record<string, number> = {};
    for (const [id, { type }] of inTime()) {
      kibByType[type] = (kibByType[type] ?? 0) + (bytes.get(id) ?? 0) / 1024;
    }
    const kib = Object.values(kibByType).reduce((sum, part) => sum + part, 0);
    return { kib, requests: inTime().length, kibByType };
  } finally {
    await context.close();
  }
}
