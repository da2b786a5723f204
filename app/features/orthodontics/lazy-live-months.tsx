import practice from 'content:practice';
import { Suspense, type ComponentProps } from 'react';
import { connectionHere } from '../../ui/may-prefetch.ts';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { retryingLazy } from '../../ui/retrying-lazy.tsx';
import type { LiveMonths } from './live-months.tsx';

const FetchedLiveMonths = retryingLazy(async () => ({
  default: (await import('./live-months.tsx')).LiveMonths,
}));

/** What draws the months live, and decides whether it may; not a byte of it comes with the page. Where it does not come, or fails, the pictures stay. */
export function LazyLiveMonths(props: ComponentProps<typeof LiveMonths>) {
  if (!practice.liveSmile || connectionHere()?.saveData) return null;
  return (
    <PartBoundary renderFallback={() => null}>
      <Suspense fallback={null}>
        <FetchedLiveMonths {...props} />
      </Suspense>
    </PartBoundary>
  );
}
