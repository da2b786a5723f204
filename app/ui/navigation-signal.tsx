import { useEffect, useRef } from 'react';
import { SHOW_NAVIGATION } from './window-events.ts';

/** Where a page's opening ends: once the visitor has come so far, the navigation shows. */
export function NavigationSignal() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      const isPassed = entry && (entry.isIntersecting || entry.boundingClientRect.top < 0);
      if (isPassed) window.dispatchEvent(new Event(SHOW_NAVIGATION));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={ref} />;
}
