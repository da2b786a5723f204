import practice from 'content:practice';
import { Link } from 'react-router';
import { pathIn } from '../../domain/languages/page-languages.ts';
import { OpeningNow } from '../features/opening-now/opening-now.tsx';
import { bookingPathIn } from '../site/form-paths.ts';
import { callHref } from '../ui/phone-href.ts';
import { callFor, EMERGENCY_PATH } from './call-to-action.ts';
import { usePagePath } from './use-page-path.ts';
import { useShell } from './use-shell.ts';

/** The lower part of the menu: four ways on for somebody who did not come to read. */
export function MenuHelp({ isReplacing }: { isReplacing: boolean }) {
  const { language, words, hours } = useShell();
  const { help } = words;
  const call = callFor(usePagePath(), practice, words);
  const pages = [
    { label: help.book, href: bookingPathIn(language), note: help.bookNote },
    { label: help.stories, href: '/stories', note: help.storiesNote },
  ];
  return (
    <div className="menu-help" data-keep-clear="">
      <ul>
        <li>
          <Link to={pathIn(language, EMERGENCY_PATH)} replace={isReplacing} prefetch="intent">
            <Way label={help.emergency} note={help.whatToDo} />
          </Link>
        </li>
        <li>
          <a href={call.href}>
            <Way label={help.call} note={call.phone} />
          </a>
        </li>
        {pages.map(({ label, href, note }) => (
          <li key={label}>
            <Link to={href} replace={isReplacing} prefetch="intent">
              <Way label={label} note={note} />
            </Link>
          </li>
        ))}
      </ul>
      <div className="menu-foot">
        <p>
          <OpeningNow practice={practice} say={hours.openingNow} />
        </p>
        {call.phone === practice.urgentPhone ? null : (
          <a className="menu-urgent" href={callHref(practice.urgentPhone)}>
            {help.inAnEmergencyCall} {practice.urgentPhone}
          </a>
        )}
      </div>
    </div>
  );
}

function Way({ label, note }: { label: string; note: string }) {
  return (
    <>
      <span className="menu-help-label">{label}</span>
      <span className="menu-help-note">{note}</span>
    </>
  );
}
