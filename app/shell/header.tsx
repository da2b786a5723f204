import practice from 'content:practice';
import { Link } from 'react-router';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import { ActionLink } from '../site/action-link.tsx';
import { LanguageSwitch } from '../site/language-switch.tsx';
import { Logo } from '../site/logo.tsx';
import { callToActionFor } from './call-to-action.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { chromeOf } from './page-chrome.ts';
import type { ScrollState } from './scroll-state.ts';
import { usePagePath } from './use-page-path.ts';
import { useShell } from './use-shell.ts';

interface HeaderProps {
  navigationId: string;
  scroll: ScrollState;
  /** Over a page that began without it: its coming must not push the page down. */
  isLate?: boolean;
}

/**
 * The bar at the top: the logo leads to the stories; from 1280 px the nine links, below which the menu's button stands in the bar at the bottom, and the
 * other language here: whoever reads no English would not look for it behind "Menu". In another language the links stand in the menu at every width,
 * since the pages that they lead to are in English.
 */
export function Header({ navigationId, scroll, isLate = false }: HeaderProps) {
  const path = usePagePath();
  const { language, words } = useShell();
  const action = callToActionFor(path, practice, words);
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
          aria-label={`${practice.name}, ${words.header.stories}`}
        >
          <Logo />
        </Link>
        {language === ENGLISH ? (
          <nav
            className="header-links"
            id={navigationId}
            tabIndex={-1}
            aria-label={words.header.main}
          >
            <NavigationLinks within="row" />
          </nav>
        ) : null}
        {/* Above it stands the line of help from 1280 px, which has one too. */}
        <LanguageSwitch className="header-language" />
        <ActionLink className="button header-action" action={action} />
      </div>
    </header>
  );
}
