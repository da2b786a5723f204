import { expect, test } from 'vitest';
import type { RouteResult, Speed } from './bench-result.ts';
import { overBudget } from './over-budget.ts';

const SPEED: Speed = {
  marks: [100, 100, 100, 100],
  isHidden: false,
  firstPaint: 700,
  largestPaint: 900,
  blocking: 0,
  speedIndex: 700,
  shift: 0,
  requests: 14,
  kib: 160,
  kibByType: {},
};

function routeWith(own: Partial<Speed>, rest: Partial<RouteResult> = {}): RouteResult {
  return {
    path: '/team',
    own: { ...SPEED, ...own },
    scriptFree: SPEED,
    slowLine: { firstPaint: 1000, largestPaint: 1000, pictureHere: 1500 },
    firstView: { kib: 60, requests: 5, kibByType: {} },
    scriptsKib: 95,
    ...rest,
  };
}

test('a route within its budgets has nothing to answer for', () => {
  expect(overBudget(routeWith({}), [])).toEqual([]);
});

test.each<[string, RouteResult, string]>([
  ['a mark', routeWith({ marks: [99, 100, 100, 100] }), '/team: marks 99 100 100 100, all 100'],
  ['first paint', routeWith({ firstPaint: 715 }), '/team: FCP 715, at most 714'],
  ['blocking', routeWith({ blocking: 21 }), '/team: TBT 21, at most 20'],
  ['shift', routeWith({ shift: 0.004 }), '/team: CLS 0.004, at most 0.000'],
  [
    'JavaScript',
    routeWith({}, { scriptsKib: 100.1 }),
    '/team: KiB of JavaScript 100.1, at most 100.0',
  ],
])('%s over its budget is named with route and figure', (_, route, fault) => {
  expect(overBudget(route, [])).toEqual([fault]);
});

test('a late largest paint misses beside the script-free page', () => {
  expect(overBudget(routeWith({ largestPaint: 919 }), [])).toEqual(['/team: LCP 919, at most 918']);
});

test('on a slow line the largest paint comes soon after the first', () => {
  const slowLine = { firstPaint: 1000, largestPaint: 1301, pictureHere: 1290 };
  expect(overBudget(routeWith({}, { slowLine }), [])).toEqual([
    '/team: LCP beside FCP on a slow line 1301, at most 1300',
  ]);
});

test('a page that is kept from search engines needs no mark for being found', () => {
  expect(overBudget(routeWith({ marks: [100, 100, 100, 66], isHidden: true }), [])).toEqual([]);
});

test('blocking up to what the script-free page has in the same run is no fault', () => {
  const route = routeWith({ blocking: 30 }, { scriptFree: { ...SPEED, blocking: 30 } });
  expect(overBudget(route, [])).toEqual([]);
});

test('a peer sets a limit of its own', () => {
  expect(overBudget(routeWith({}), [{ name: 'peer', speed: SPEED }])).toEqual([
    '/team: LCP beside peer 900, at most 675',
  ]);
});
