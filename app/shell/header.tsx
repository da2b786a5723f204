import practice from 'content:practice';
import { Link } from 'react-router';
import { TextLink } from '../ui/text-link.tsx';
import { Logo } from './logo.tsx';
import { MENU_ID } from './menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import type { ScrollState } from './scroll-state.ts';
import { useCallToAction } from './use-call-to-action.ts';
import { usePagePath } from './use-page-path.ts';

interface HeaderProps {
  navigationId: string;
  scroll: ScrollState;
  /** Over a page that began without it: its coming must not push the page down. */
  isLate?: boolean;
}

/** The background that a page's navigation has (product 3.3). */
function toneOf(path: string): 'home' | 'beige' | 'mist' {
  if (path === '/' || path === '/home') return 'home';
  return path === '/airway' ? 'beige' : 'mist';
}

/** The bar at the top: the logo leads to the stories; the nine links, or the button of the menu below 1280 px. */
export function Header({ navigationId, scroll, isLate = false }: HeaderProps) {
  const path = usePagePath();
  const action = useCallToAction();
  return (
    <header
      className="site-header"
      data-tone={toneOf(path)}
      data-late={isLate ? '' : undefined}
      data-scrolled={scroll.isScrolled ? '' : undefined}
      data-hero-passed={scroll.isHeroPassed ? '' : undefined}
      data-action-due={scroll.isCallToActionDue ? '' : undefined}
    >
      <div className="wrap header-inner">
        <Link
          className="header-logo"
          to="/stories"
          prefetch="intent"
          aria-label={`${practice.name}, patient stories`}
        >
          <Logo />
        </Link>
        <nav className="header-links" id={navigationId} tabIndex={-1} aria-label="Main">
          <NavigationLinks hasTooltips />
        </nav>
        <TextLink className="button header-action" href={action.href}>
          {action.label}
        </TextLink>
        <button className="menu-button header-menu" type="button" popoverTarget={MENU_ID}>
          Menu
        </button>
      </div>
    </header>
  );
}
