import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { usePagePath } from './use-page-path.ts';

/** What nobody needs at once begins this long after the start (product 3.9). */
const INIT_DELAY_MS = 500;

/**
 * The parts of the shell that wait, so that a first touch finds the page free to answer; their code comes then, too. Should it not come, it is asked for
 * again on the next page.
 */
export function DeferredParts() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  const path = usePagePath();

  useEffect(() => {
    const load = async () => {
      const { LateParts } = await import('./late-parts.tsx');
      startTransition(() => setParts(() => LateParts));
    };
    const timer = setTimeout(() => void load().catch(() => undefined), INIT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [path]);

  return Parts ? <Parts /> : null;
}
