import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { SHOW_NAVIGATION } from '../../site/window-events.ts';

/** The address that ends in this shows the page with its opening over: the stylesheet needs no script to see it. */
export const STILL_ID = 'the-impressionists';

/** Whether the opening has ended since this document was loaded. */
let hasEnded = false;

/**
 * Which form the opening has. It moves by style alone (opening-moving.css); this only says where it should not: with an address that
 * leads to a part of the page, on coming back to it by a link, where the visitor saves data, and once it is skipped. The address then says so
 * too, so that a reload and Back find the page as it was left. See docs/decisions/071-an-opening-driven-by-scrolling.md.
 */
export function useOpening() {
  const section = useRef<HTMLElement>(null);
  const [isStill, setIsStill] = useState(false);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const cameByLink = useNavigationType() === 'PUSH';
  const keepInAddress = () =>
    void navigate({ hash: STILL_ID }, { replace: true, preventScrollReset: true });

  useLayoutEffect(() => {
    const comesBack = cameByLink && hasEnded;
    // What is on the screen already must not jump.
    const isUntouched = window.scrollY === 0;
    if (hash || comesBack || (savesData() && isUntouched)) setIsStill(true);
    if (comesBack && !hash) keepInAddress();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is decided as the page comes; after that only the visitor changes it.
  }, []);

  useEffect(() => {
    const end = () => {
      hasEnded = true;
    };
    window.addEventListener(SHOW_NAVIGATION, end);
    return () => window.removeEventListener(SHOW_NAVIGATION, end);
  }, []);

  const skip = () => {
    flushSync(() => setIsStill(true));
    keepInAddress();
    section.current?.scrollIntoView({ behavior: 'instant' });
    section.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.dispatchEvent(new Event(SHOW_NAVIGATION));
  };

  return { section, isStill, skip };
}

/** Whether the visitor has asked the browser to spare data; not every browser says. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
