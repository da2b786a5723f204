import { Suspense } from 'react';
import { PartBoundary } from '../../../ui/part-boundary.tsx';
import { retryingLazy } from '../../../ui/retrying-lazy.tsx';

const FetchedBookedAnew = retryingLazy(async () => ({
  default: (await import('./booked-anew.tsx')).BookedAnew,
}));

/** What was booked in the place of a cancelled appointment; its code comes once one is cancelled, and nothing stands there without it. */
export function LazyBookedAnew({ id }: { id: string }) {
  return (
    <PartBoundary renderFallback={() => null}>
      <Suspense fallback={null}>
        <FetchedBookedAnew id={id} />
      </Suspense>
    </PartBoundary>
  );
}
