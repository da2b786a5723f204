import { atMost, type Figure } from '../figure.ts';

const PHONE = { width: 390, height: 844 };
const LIMIT_KIB = 175;
const LIMIT_REQUESTS = 15;

/** What a phone loads before the page rests: until its load event, which its scripts wait for. */
export const firstView: Figure = {
  name: 'first-view',
  group: 'Speed',
  isShort: false,
  measure: async (site) => {
    const origin = await site.origin();
    const browser = await site.browser();
    const views: { path: string; kib: number; requests: number }[] = [];
    for (const path of site.paths) {
      const context = await browser.newContext({
        viewport: PHONE,
        deviceScaleFactor: 2,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const network = await context.newCDPSession(page);
      await network.send('Network.enable');
      let bytes = 0;
      let requests = 0;
      network.on('Network.requestWillBeSent', () => (requests += 1));
      network.on(
        'Network.loadingFinished',
        ({ encodedDataLength }) => (bytes += encodedDataLength),
      );
      await page.goto(`${origin}${path}`, { waitUntil: 'load' });
      views.push({ path, kib: bytes / 1024, requests });
      await context.close();
    }
    const heaviest = views.toSorted((a, b) => b.kib - a.kib)[0];
    const busiest = views.toSorted((a, b) => b.requests - a.requests)[0];
    if (!heaviest || !busiest) throw new Error('there are no pages');
    return [
      atMost(
        `First view of any page on a phone (2x): at most ${LIMIT_KIB} KiB`,
        heaviest.kib,
        LIMIT_KIB,
        `${heaviest.kib.toFixed(0)} KiB, ${heaviest.path}`,
      ),
      atMost(
        `Requests before the page rests: at most ${LIMIT_REQUESTS}`,
        busiest.requests,
        LIMIT_REQUESTS,
        `${busiest.requests}, ${busiest.path}`,
      ),
    ];
  },
};
