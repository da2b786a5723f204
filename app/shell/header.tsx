import { Link } from 'react-router';
import { Logo } from './logo.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { MENU_ID } from './menu.tsx';
import { usePagePath } from './use-page-path.ts';

/** The background that a page's navigation has (specification, section 2). */
function toneOf(path: string): 'home' | 'beige' | 'mist' {
  if (path === '/' || path === '/home') return 'home';
  return path === '/airway' ? 'beige' : 'mist';
}

/** The bar at the top: the logo leads to the stories; the nine links, or the button of the menu below 1280 px. */
export function Header({ navigationId }: { navigationId: string }) {
  const path = usePagePath();
  return (
    <header className="site-header" data-tone={toneOf(path)}>
      <div className="wrap header-inner">
        <Link
          className="header-logo"
          to="/stories"
          prefetch="intent"
          aria-label="Impressions, patient stories"
        >
          <Logo />
        </Link>
        <nav className="header-links" id={navigationId} tabIndex={-1} aria-label="Main">
          <NavigationLinks />
        </nav>
        <button className="menu-button header-menu" type="button" popoverTarget={MENU_ID}>
          Menu
        </button>
      </div>
    </header>
  );
}
