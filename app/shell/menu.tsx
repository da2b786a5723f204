import { useEffect, useRef } from 'react';
import { MenuHelp } from './menu-help.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { usePagePath } from './use-page-path.ts';

export const MENU_ID = 'menu';
/** From here on the links stand in a row: 1280 px (product 3.3) at the usual size of text, as in shell.css. */
const DESKTOP_WIDTH = '(min-width: 80em)';

/** The menu of narrow screens: a native popover, so that it opens and closes before any script has arrived. */
export function Menu() {
  const ref = useRef<HTMLDivElement>(null);
  const path = usePagePath();
  const hide = () => ref.current?.hidePopover();

  useEffect(() => {
    // Another page by any way, Back included, or a window that has become wide: the menu has done its work.
    const close = () => ref.current?.hidePopover();
    const wide = window.matchMedia(DESKTOP_WIDTH);
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
      close();
    };
  }, [path]);

  return (
    <div
      className="menu"
      id={MENU_ID}
      ref={ref}
      popover="auto"
      onBlur={(event) => {
        const isOutside =
          event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget);
        if (isOutside) event.currentTarget.hidePopover();
      }}
    >
      <button
        className="quiet-button"
        type="button"
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
      >
        Close menu
      </button>
      <nav aria-label="Menu">
        <NavigationLinks onFollow={hide} />
      </nav>
      <MenuHelp onFollow={hide} />
    </div>
  );
}
