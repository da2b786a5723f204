import type { Browser } from '@playwright/test';

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
    await network.send('Network.enable');
    const types = new Map<string, string>();
    const kibByType: Record<string, number> = {};
    network.on('Network.requestWillBeSent', ({ requestId, type }) =>
      types.set(requestId, type ?? 'Other'),
    );
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other';
      kibByType[type] = (kibByType[type] ?? 0) + encodedDataLength / 1024;
    });
    await page.goto(address, { waitUntil: 'load' });
    const kib = Object.values(kibByType).reduce((sum, bytes) => sum + bytes, 0);
    return { kib, requests: types.size, kibByType: { ...kibByType } };
  } finally {
    await context.close();
  }
}
