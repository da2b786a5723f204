import practice from 'content:practice';
import { TextLink } from '../ui/text-link.tsx';
import { MENU_ID } from './menu.tsx';
import type { ScrollState } from './scroll-state.ts';
import { ScrollToggle } from './scroll-toggle.tsx';
import { useCallToAction } from './use-call-to-action.ts';
import { callHref } from '../ui/phone-href.ts';

/**
 * The bar at the bottom of narrow screens: menu, what this page leads to, and up or down. Until the call to action is due, the
 * practice's phone number stands in its place.
 */
export function MobileBar({ scroll }: { scroll: ScrollState }) {
  const action = useCallToAction();
  return (
    <div className="mobile-bar" role="region" aria-label="Quick actions">
      <button className="menu-button" type="button" popoverTarget={MENU_ID}>
        Menu
      </button>
      {scroll.isCallToActionDue ? (
        <TextLink className="button mobile-action" href={action.href}>
          {action.label}
        </TextLink>
      ) : (
        <a className="mobile-call" href={callHref(practice.phone)}>
          Call {practice.phone}
        </a>
      )}
      <ScrollToggle />
    </div>
  );
}
