import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { layOutFarSections } from './lay-out-far-sections.ts';
import { useShell } from './use-shell.ts';

/** A page that arrives sooner than this replaces the old one without anything in between. */
const FALLBACK_DELAY_MS = 200;

/**
 * Shows 'Loading...' in place of the page while the next one is on its way (product 3.1). The page
 * that is left stays mounted and keeps its height, so that what was typed in it and the place in it are still there when the
 * visitor turns back.
 */
export function PageLoading({ children }: { children: ReactNode }) {
  const isLeaving = useNavigation().state === 'loading';
  const { loading } = useShell().words;
  const [isSlow, setIsSlow] = useState(false);
  const isAsServed = useIsAsServed();

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setIsSlow(true), FALLBACK_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLeaving]);

  useEffect(layOutFarSections, []);

  const isFallbackShown = isLeaving && isSlow;
  return (
    <>
      <div className={isAsServed ? 'page-holder as-served' : 'page-holder'} inert={isFallbackShown}>
        {children}
      </div>
      {isFallbackShown ? (
        <div className="page-loading" role="status">
          <span className="spinner" aria-hidden="true" />
          {loading}
        </div>
      ) : null}
    </>
  );
}

/** True as long as the page is shown that came as a document: its sections may wait, those of a page that is gone back to must have their heights at once. */
function useIsAsServed(): boolean {
  const { pathname } = useLocation();
  const [served] = useState(pathname);
  const [isLeft, setIsLeft] = useState(false);
  if (!isLeft && pathname !== served) setIsLeft(true);
  return pathname === served && !isLeft;
}
