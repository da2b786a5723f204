import practice from 'content:practice';
import shell from 'content:shell';
import { Link } from 'react-router';
import { ActionLink } from '../site/action-link.tsx';
import { callToActionFor } from './call-to-action.ts';
import { Logo } from '../site/logo.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { chromeOf } from './page-chrome.ts';
import type { ScrollState } from './scroll-state.ts';
import { usePagePath } from './use-page-path.ts';

interface HeaderProps {
  navigationId: string;
  scroll: ScrollState;
  /** Over a page that began without it: its coming must not push the page down. */
  isLate?: boolean;
}

/** The bar at the top: the logo leads to the stories; from 1280 px the nine links, below which the menu's button stands in the bar at the bottom. */
export function Header({ navigationId, scroll, isLate = false }: HeaderProps) {
  const path = usePagePath();
  const action = callToActionFor(path, practice);
  return (
    <header
      className="site-header"
      data-tone={chromeOf(path).tone}
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
          aria-label={`${practice.name}, ${shell.header.stories}`}
        >
          <Logo />
        </Link>
        <nav className="header-links" id={navigationId} tabIndex={-1} aria-label="Main">
          <NavigationLinks within="row" />
        </nav>
        <ActionLink className="button header-action" action={action} />
      </div>
    </header>
  );
}
