import { useEffect, useState } from 'react';
import { Measuring } from './measuring.tsx';
import { ToastHost } from './toast-host.tsx';
import { Tooltips } from './tooltips.tsx';

/** What nobody needs at once begins this long after the start (product 3.9). */
const INIT_DELAY_MS = 500;

/** The parts of the shell that wait, so that a first touch finds the page free to answer. */
export function DeferredParts() {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), INIT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isDue) return null;
  return (
    <>
      <Tooltips />
      <ToastHost />
      <Measuring />
    </>
  );
}
