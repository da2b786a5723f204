import practice from 'content:practice';
import { Link } from 'react-router';
import { pathIn } from '../../domain/languages/page-languages.ts';
import type { Action } from '../site/action.ts';
import { ActionLink } from '../site/action-link.tsx';
import { bookingPathIn } from '../site/form-paths.ts';
import { callFor, callToActionFor, EMERGENCY_PATH, isEmergencyPage } from './call-to-action.ts';
import { MENU_ID } from './menu.tsx';
import type { ScrollState } from './scroll-state.ts';
import { ScrollToggle } from './scroll-toggle.tsx';
import { usePagePath } from './use-page-path.ts';
import { useShell } from './use-shell.ts';

/** Where the skip link leads on narrow screens: the menu's button stands here. */
export const MOBILE_BAR_ID = 'quick-actions';

/**
 * The bar at the bottom of narrow screens: menu, the way to help, what this page leads to, and up or down. Until the call to action is due, a call
 * and the booking stand in its place; the emergency page has its urgent call alone (docs/decisions/141-one-place-for-help.md).
 */
export function MobileBar({ scroll }: { scroll: ScrollState }) {
  const path = usePagePath();
  const { language, words } = useShell();
  const { help } = words;
  const isEmergency = isEmergencyPage(path);
  const isActionDue = scroll.isCallToActionDue || isEmergency;
  const book: Action = {
    label: help.book,
    short: help.bookShort,
    href: bookingPathIn(language),
  };
  return (
    <div
      className="mobile-bar"
      id={MOBILE_BAR_ID}
      role="region"
      aria-label={words.bar.label}
      tabIndex={-1}
    >
      <button className="menu-button" type="button" popoverTarget={MENU_ID}>
        {words.menu.open}
      </button>
      {isEmergency ? null : (
        <Link className="mobile-emergency" to={pathIn(language, EMERGENCY_PATH)} prefetch="intent">
          {help.emergency}
        </Link>
      )}
      {isActionDue ? (
        <ActionLink
          className="button mobile-action"
          action={callToActionFor(path, practice, words)}
        />
      ) : (
        <span className="mobile-ways">
          <ActionLink className="mobile-call" action={callFor(path, practice, words)} />
          <ActionLink className="mobile-call" action={book} />
        </span>
      )}
      <ScrollToggle />
    </div>
  );
}
