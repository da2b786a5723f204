import { LIMITS } from '../measure/speed-limits.ts';
import type { PeerResult, RouteResult } from './bench-result.ts';

const FULL_MARK = 100;
/** Of Lighthouse's four marks, the one for being found. */
const FOUND = 3;

/** What a route spends beyond its budgets: a line each, with the route, the figure and the limit. */
export function overBudget(
  { path, own, scriptFree, slowLine, firstView, scriptsKib }: RouteResult,
  peers: readonly PeerResult[],
): string[] {
  const faults: string[] = [];
  const atMost = (what: string, value: number, limit: number, digits = 0) => {
    if (value <= limit) return;
    faults.push(`${path}: ${what} ${value.toFixed(digits)}, at most ${limit.toFixed(digits)}`);
  };
  const isBelow = own.marks.some(
    (mark, index) => mark < FULL_MARK && !(index === FOUND && own.isHidden),
  );
  if (isBelow) faults.push(`${path}: marks ${own.marks.join(' ')}, all ${FULL_MARK}`);
  atMost('FCP', own.firstPaint, scriptFree.firstPaint * LIMITS.ofScriptFree);
  atMost('LCP', own.largestPaint, scriptFree.largestPaint * LIMITS.ofScriptFree);
  atMost(
    'LCP beside FCP on a slow line',
    slowLine.largestPaint,
    slowLine.firstPaint * LIMITS.largestOfFirst,
  );
  atMost('TBT', own.blocking, Math.max(LIMITS.blockingMs, scriptFree.blocking));
  atMost('CLS', own.shift, 0, 3);
  atMost('KiB before its load event', firstView.kib, LIMITS.firstViewKib, 1);
  atMost('requests before its load event', firstView.requests, LIMITS.firstViewRequests);
  atMost('KiB of JavaScript', scriptsKib, LIMITS.scriptsKib, 1);
  for (const { name, speed } of peers) {
    atMost(`LCP beside ${name}`, own.largestPaint, speed.largestPaint * LIMITS.ofPeer);
  }
  return faults;
}
