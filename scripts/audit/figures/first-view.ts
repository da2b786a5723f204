import { LIMITS } from '../../measure/speed-limits.ts';
import { viewPage, type FirstView } from '../../measure/view-page.ts';
import { atMost, type Figure } from '../figure.ts';

const LIMIT_KIB = LIMITS.firstViewKib;
const LIMIT_REQUESTS = LIMITS.firstViewRequests;

/** What a phone loads before the page rests: until its load event, which its scripts wait for. */
export const firstView: Figure = {
  name: 'first-view',
  group: 'Speed',
  isShort: false,
  measure: async (site) => {
    const origin = await site.origin();
    const browser = await site.browser();
    const views: ({ path: string } & FirstView)[] = [];
    for (const path of site.paths) {
      views.push({ path, ...(await viewPage(browser, `${origin}${path}`)) });
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
