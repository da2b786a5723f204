import { Suspense, useEffect, useState } from 'react';
import { readPageMark } from '../analytics/read-page-mark.ts';
import type { Measuring as Measurement } from '../analytics/start-measuring.ts';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { retryingLazy } from '../ui/retrying-lazy.tsx';
import { englishPathOf } from '../../domain/languages/page-languages.ts';
import { EMERGENCY_PATH } from './call-to-action.ts';
import { usePagePath } from './use-page-path.ts';

const ConsentCard = retryingLazy(async () => ({
  default: (await import('../features/cookie-preferences/consent-card.tsx')).ConsentCard,
}));

/** Nobody is asked anything on the way to help: both tell first when to call 911. */
const NOT_ASKED_ON: ReadonlySet<string> = new Set([EMERGENCY_PATH, '/airway-assessment']);

/**
 * Measures what the practice has configured, once the browser has nothing else to do, and asks the visitor first where that is needed. Where nothing
 * is configured, nothing is loaded.
 */
export function Measuring() {
  const path = usePagePath();
  const [measuring, setMeasuring] = useState<Measurement | null>(null);
  const [mustAsk, setMustAsk] = useState(false);

  useEffect(() => {
    const mark = readPageMark();
    if (!mark.ownCount && mark.purposes.length === 0) return undefined;
    let isGone = false;
    let started: Measurement | undefined;
    const start = async () => {
      const { startMeasuring } = await import('../analytics/start-measuring.ts');
      if (isGone) return;
      started = startMeasuring(mark);
      setMeasuring(started);
      setMustAsk(mark.purposes.length > 0);
    };
    const idle = window.requestIdleCallback ?? setTimeout;
    // That its code does not come is no harm to anybody.
    idle(() => void start().catch(() => undefined));
    return () => {
      isGone = true;
      started?.stop();
    };
  }, []);

  useEffect(() => measuring?.showPage(path), [measuring, path]);

  if (!mustAsk || NOT_ASKED_ON.has(englishPathOf(path))) return null;
  return (
    <PartBoundary renderFallback={() => null}>
      <Suspense fallback={null}>
        <ConsentCard />
      </Suspense>
    </PartBoundary>
  );
}
