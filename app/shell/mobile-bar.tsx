import practice from 'content:practice';
import { TextLink } from '../ui/text-link.tsx';
import { callToActionFor } from './call-to-action.ts';
import { MENU_ID } from './menu.tsx';
import { ScrollToggle } from './scroll-toggle.tsx';
import { usePagePath } from './use-page-path.ts';

/** The bar at the bottom of narrow screens: menu, what this page leads to, and up or down. */
export function MobileBar() {
  const path = usePagePath();
  const action = callToActionFor(path, practice);
  return (
    <div className="mobile-bar" role="region" aria-label="Quick actions">
      <button className="menu-button" type="button" popoverTarget={MENU_ID}>
        Menu
      </button>
      <TextLink className="button" href={action.href}>
        {action.label}
      </TextLink>
      <ScrollToggle />
    </div>
  );
}
