import { useRef } from 'react';
import { NavigationLinks } from './navigation-links.tsx';

export const MENU_ID = 'menu';

/** The menu of narrow screens: a native popover, so that it opens and closes before any script has arrived. */
export function Menu() {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div className="menu" id={MENU_ID} ref={ref} popover="auto">
      <nav aria-label="Menu">
        <NavigationLinks onFollow={() => ref.current?.hidePopover()} />
      </nav>
      <button
        className="quiet-button"
        type="button"
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
      >
        Close menu
      </button>
    </div>
  );
}
