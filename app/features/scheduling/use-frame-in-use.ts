import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a visitor is busy in the frame: the focus is in it, and it is in view. The page hears no more of the frame than that it has taken the focus.
 * While somebody presses on the page the answer stays: what they press would move away before their click is given.
 *
 * @param place what the frame stands in
 */
export function useFrameInUse(place: RefObject<HTMLElement | null>): boolean {
  const [isInUse, setIsInUse] = useState(false);

  useEffect(() => {
    if (!place.current) return undefined;
    const around = place.current;
    let isInView = false;
    let isPressed = false;
    const look = () => {
      if (isPressed) return;
      const focused = document.activeElement;
      setIsInUse(isInView && focused?.tagName === 'IFRAME' && around.contains(focused));
    };
    // A press takes the frame's focus before its click is given, at a touch even after the finger is up.
    const lookAfterClick = () => setTimeout(look);
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      lookAfterClick();
    };
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      look();
    });
    observer.observe(around);
    const hearing = new AbortController();
    const { signal } = hearing;
    window.addEventListener('blur', look, { signal });
    window.addEventListener('focus', lookAfterClick, { signal });
    window.addEventListener('pointerdown', press, { signal, capture: true });
    window.addEventListener('pointerup', release, { signal, capture: true });
    window.addEventListener('pointercancel', release, { signal, capture: true });
    return () => {
      observer.disconnect();
      hearing.abort();
    };
  }, [place]);

  return isInUse;
}
