import practice from 'content:practice';
import { Link } from 'react-router';
import { OpeningNow } from '../features/opening-now/opening-now.tsx';
import { pathIn } from '../../domain/languages/page-languages.ts';
import { bookingPathIn } from '../site/form-paths.ts';
import { LanguageSwitch } from '../site/language-switch.tsx';
import { callHref } from '../ui/phone-href.ts';
import { EMERGENCY_PATH, isEmergencyPage } from './call-to-action.ts';
import { MENU_ID } from './menu.tsx';
import { usePagePath } from './use-page-path.ts';
import { useShell } from './use-shell.ts';

interface HelpStripProps {
  /** Whether the nine links stand in the header. */
  hasLinks: boolean;
  /** Where the skip link leads on a page without a header. */
  navigationId: string;
}

/**
 * The quiet line above everything from 1280 px, where it stays in view: open or not, what to do in an emergency, call, book. Below 1280 px the
 * bar and the menu have them (docs/decisions/141-one-place-for-help.md). The emergency page begins with its own two calls instead.
 *
 * On a page without them in a header it has the menu (docs/decisions/114-the-menu-where-no-header-is.md).
 */
export function HelpStrip({ hasLinks, navigationId }: HelpStripProps) {
  const { language, words, hours } = useShell();
  const { help } = words;
  const path = usePagePath();
  if (isEmergencyPage(path)) return null;
  return (
    <nav className="help-strip" aria-label={help.label}>
      <div className="wrap help-strip-inner">
        {hasLinks ? null : (
          <button className="menu-button" type="button" id={navigationId} popoverTarget={MENU_ID}>
            {words.menu.open}
          </button>
        )}
        <OpeningNow practice={practice} say={hours.openingNow} />
        <ul>
          <li>
            <Link
              className="help-strip-emergency"
              to={pathIn(language, EMERGENCY_PATH)}
              prefetch="intent"
            >
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
            <Link to={bookingPathIn(language)} prefetch="intent">
              {help.book}
            </Link>
          </li>
          <li>
            <LanguageSwitch />
          </li>
        </ul>
      </div>
    </nav>
  );
}
