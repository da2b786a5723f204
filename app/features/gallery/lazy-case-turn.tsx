import practice from 'content:practice';
import { Suspense } from 'react';
import { connectionHere } from '../../ui/may-prefetch.ts';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { retryingLazy } from '../../ui/retrying-lazy.tsx';
import type { GalleryCase } from './gallery-case.ts';

const FetchedCaseTurn = retryingLazy(async () => ({
  default: (await import('./case-turn.tsx')).CaseTurn,
}));

/** What turns a case's plate; not a byte of it comes with the page. Photographs do not turn. Where it does not come, or fails, the plate stays as it is. */
export function LazyCaseTurn({ entry }: { entry: GalleryCase }) {
  if (entry.isPatient || !practice.liveSmile || connectionHere()?.saveData) return null;
  return (
    <PartBoundary renderFallback={() => null}>
      <Suspense fallback={null}>
        <FetchedCaseTurn entry={entry} />
      </Suspense>
    </PartBoundary>
  );
}
