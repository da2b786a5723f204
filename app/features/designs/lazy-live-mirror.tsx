import { Suspense, useRef, type ComponentProps } from 'react';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { retryingLazy } from '../../ui/retrying-lazy.tsx';
import { useLiveWish } from '../live-smile/use-live-wish.ts';
import type { LiveMirror } from './live-mirror.tsx';

interface LazyLiveMirrorProps extends ComponentProps<typeof LiveMirror> {
  /** Whether the visitor has changed something here. */
  isTouched: boolean;
}

const FetchedLiveMirror = retryingLazy(async () => ({
  default: (await import('./live-mirror.tsx')).LiveMirror,
}));

/** The live model's place. What turns and draws it is fetched once it is wanted; where it does not come, or fails, the picture stays. */
export function LazyLiveMirror({ isTouched, ...mirror }: LazyLiveMirrorProps) {
  const place = useRef<HTMLDivElement>(null);
  if (!useLiveWish(place, isTouched)) return <div ref={place} className="live-smile" />;
  return (
    <PartBoundary renderFallback={() => null}>
      <Suspense fallback={null}>
        <FetchedLiveMirror {...mirror} />
      </Suspense>
    </PartBoundary>
  );
}
