import practice from 'content:practice';
import shell from 'content:shell';
import { Link } from 'react-router';
import { BOOKING_PATH } from '../../domain/intake/wire.ts';
import type { Action } from '../site/action.ts';
import { ActionLink } from '../site/action-link.tsx';
import { callFor, callToActionFor, EMERGENCY_PATH } from './call-to-action.ts';
import { MENU_ID } from './menu.tsx';
import type { ScrollState } from './scroll-state.ts';
import { ScrollToggle } from './scroll-toggle.tsx';
import { usePagePath } from './use-page-path.ts';

/** Where the skip link leads on narrow screens: the menu's button stands here. */
export const MOBILE_BAR_ID = 'quick-actions';

const BOOK: Action = { label: shell.help.book, short: shell.help.bookShort, href: BOOKING_PATH };

/**
 * The bar at the bottom of narrow screens: menu, the way to help, what this page leads to, and up or down. Until the call to action is due, a call
 * and the booking stand in its place; the emergency page has its urgent call alone (docs/decisions/141-one-place-for-help.md).
 */
export function MobileBar({ scroll }: { scroll: ScrollState }) {
  const path = usePagePath();
  const isActionDue = scroll.isCallToActionDue || path === EMERGENCY_PATH;
  return (
    <div
      className="mobile-bar"
      id={MOBILE_BAR_ID}
      role="region"
      aria-label="Quick actions"
      tabIndex={-1}
    >
      <button className="menu-button" type="button" popoverTarget={MENU_ID}>
        Menu
      </button>
      {path === EMERGENCY_PATH ? null : (
        <Link className="mobile-emergency" to={EMERGENCY_PATH} prefetch="intent">
          {shell.help.emergency}
        </Link>
      )}
      {isActionDue ? (
        <ActionLink className="button mobile-action" action={callToActionFor(path, practice)} />
      ) : (
        <span className="mobile-ways">
          <ActionLink className="mobile-call" action={callFor(path, practice)} />
          <ActionLink className="mobile-call" action={BOOK} />
        </span>
      )}
      <ScrollToggle />
    </div>
  );
}
