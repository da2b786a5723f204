import practice from 'content:practice';
import shell from 'content:shell';
import { Link } from 'react-router';
import { OpeningNow } from '../features/opening-now/opening-now.tsx';
import { callHref } from '../ui/phone-href.ts';
import { EMERGENCY_PATH } from './call-to-action.ts';
import { MENU_ID } from './menu.tsx';
import { usePagePath } from './use-page-path.ts';

interface HelpStripProps {
  hasHeader: boolean;
  /** Where the skip link leads on a page without a header. */
  navigationId: string;
}

/**
 * The quiet line above everything from 1280 px, where it stays in view: open or not, what to do in an emergency, call, book. Below 1280 px the
 * bar and the menu have them (docs/decisions/141-one-place-for-help.md). The emergency page begins with its own two calls instead.
 *
 * On a page without a header it has the menu (docs/decisions/114-the-menu-where-no-header-is.md).
 */
export function HelpStrip({ hasHeader, navigationId }: HelpStripProps) {
  const { help } = shell;
  const path = usePagePath();
  if (path === EMERGENCY_PATH) return null;
  return (
    <nav className="help-strip" aria-label="Help">
      <div className="wrap help-strip-inner">
        {hasHeader ? null : (
          <button className="menu-button" type="button" id={navigationId} popoverTarget={MENU_ID}>
            Menu
          </button>
        )}
        <OpeningNow practice={practice} />
        <ul>
          <li>
            <Link className="help-strip-emergency" to={EMERGENCY_PATH} prefetch="intent">
              {help.emergency}
            </Link>
          </li>
          <li>
            <a href={callHref(practice.urgentPhone)}>
              {help.urgent} {practice.urgentPhone}
            </a>
          </li>
          <li>
            <a href={callHref(practice.phone)}>
              {help.call} {practice.phone}
            </a>
          </li>
          <li>
            <Link to="/book-consultation" prefetch="intent">
              {help.book}
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}
