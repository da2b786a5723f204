import practice from 'content:practice';
import shell from 'content:shell';
import { Link } from 'react-router';
import { OpeningNow } from '../features/opening-now/opening-now.tsx';
import { callHref } from '../ui/phone-href.ts';
import { EMERGENCY_PATH } from './call-to-action.ts';
import { usePagePath } from './use-page-path.ts';

/**
 * The quiet line above everything from 1280 px: open or not, what to do in an emergency, call, book. Below 1280 px the bar and the menu have
 * them. The emergency page begins with its own two calls instead.
 *
 * @param staysInView on a page without a header, which would have the way to help
 */
export function HelpStrip({ staysInView }: { staysInView: boolean }) {
  const { help } = shell;
  const path = usePagePath();
  if (path === EMERGENCY_PATH) return null;
  return (
    <nav className="help-strip" aria-label="Help" data-stays={staysInView ? '' : undefined}>
      <div className="wrap help-strip-inner">
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
