import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useHistoryLayers } from '../ui/use-history-layers.ts';
import { LanguageSwitch } from '../site/language-switch.tsx';
import { Logo } from '../site/logo.tsx';
import { MenuHelp } from './menu-help.tsx';
import { MenuSitter } from './menu-sitter.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { useShell } from './use-shell.ts';

export const MENU_ID = 'menu';
/** From here on the links stand in a row: 1280 px (product 3.3) at the usual size of text, as in shell.css. */
const DESKTOP_WIDTH = '(min-width: 80em)';

let openCount = 0;

/** The menu of narrow screens: a native popover, so that it opens and closes before any script has arrived. Back closes it, like every dialog. */
export function Menu() {
  const ref = useRef<HTMLDivElement>(null);
  /** Its entry in the history. A link of the menu takes its place, so that Back from there leads to the page below. */
  const [layer, setLayer] = useState<string | null>(null);
  const isLeaving = useNavigation().state !== 'idle';
  const { menu } = useShell().words;
  const hide = useCallback(() => ref.current?.hidePopover(), []);
  useHistoryLayers(layer === null ? [] : [layer], hide);

  const follow = useCallback(
    (isOpen: boolean) => setLayer(isOpen ? `menu ${(openCount += 1)}` : null),
    [],
  );

  useEffect(() => {
    // Opened before the page was alive.
    if (ref.current?.matches(':popover-open')) follow(true);
    const wide = window.matchMedia(DESKTOP_WIDTH);
    wide.addEventListener('change', hide);
    return () => wide.removeEventListener('change', hide);
  }, [follow, hide]);

  // A touch closes what is not seen any more, too. The entry waits all the same: a step back would call off the page that is on its way.
  useEffect(() => {
    if (!isLeaving && !ref.current?.matches(':popover-open')) follow(false);
  }, [isLeaving, follow]);

  return (
    <div
      className="menu"
      id={MENU_ID}
      ref={ref}
      popover="auto"
      // A page that is slow to come: the menu has done its work, and its entry waits for the page.
      data-leaving={isLeaving ? '' : undefined}
      onToggle={(event) => {
        const isOpen = event.newState === 'open';
        if (!isLeaving || (isOpen && layer === null)) follow(isOpen);
      }}
      onBlur={(event) => {
        const isOutside =
          event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget);
        if (isOutside) event.currentTarget.hidePopover();
      }}
    >
      <nav className="menu-parts" aria-label={menu.open}>
        <div className="menu-top">
          <Logo />
          <div className="menu-top-end">
            <LanguageSwitch isReplacing={layer !== null} />
            <button
              className="quiet-button"
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
            >
              {menu.close}
            </button>
          </div>
        </div>
        <div className="menu-room">
          <div className="menu-links">
            {menu.pages ? <p className="menu-pages">{menu.pages}</p> : null}
            <NavigationLinks within="menu" isReplacing={layer !== null} />
          </div>
          <MenuSitter />
        </div>
        <MenuHelp isReplacing={layer !== null} />
      </nav>
    </div>
  );
}
