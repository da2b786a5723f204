import { useEffect, useState } from 'react';
import { scrollStateAt, TOP, type ScrollState } from './scroll-state.ts';

/** Follows the page's scrolling, at most once a frame; renders only when the answer changes. */
export function useScrollState(): ScrollState {
  const [state, setState] = useState(TOP);

  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = scrollStateAt(window.scrollY, window.innerHeight);
      setState((last) =>
        last.isScrolled === next.isScrolled &&
        last.isCallToActionDue === next.isCallToActionDue &&
        last.isHeroPassed === next.isHeroPassed
          ? last
          : next,
      );
    };
    const ask = () => {
      frame ||= requestAnimationFrame(read);
    };
    ask();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, []);

  return state;
}
