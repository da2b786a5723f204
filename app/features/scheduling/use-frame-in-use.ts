import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a visitor is busy in the frame: the focus is in it, and it is in view. The page hears no more of the frame than that it has taken the focus.
 *
 * @param place what the frame stands in
 */
export function useFrameInUse(place: RefObject<HTMLElement | null>): boolean {
  const [isInUse, setIsInUse] = useState(false);

  useEffect(() => {
    if (!place.current) return undefined;
    const around = place.current;
    let isInView = false;
    const look = () => {
      const focused = document.activeElement;
      setIsInUse(isInView && focused?.tagName === 'IFRAME' && around.contains(focused));
    };
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      look();
    });
    observer.observe(around);
    window.addEventListener('blur', look);
    window.addEventListener('focus', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('blur', look);
      window.removeEventListener('focus', look);
    };
  }, [place]);

  return isInUse;
}
