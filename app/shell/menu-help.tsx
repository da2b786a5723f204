import practice from 'content:practice';
import { Link } from 'react-router';
import { OpeningNow } from '../features/opening-now/opening-now.tsx';
import { callHref } from '../ui/phone-href.ts';
import { callFor, EMERGENCY_PATH } from './call-to-action.ts';
import { usePagePath } from './use-page-path.ts';

/** The lower part of the menu: four ways on for somebody who did not come to read. */
export function MenuHelp({ isReplacing }: { isReplacing: boolean }) {
  const call = callFor(usePagePath(), practice);
  const pages = [
    {
      label: 'Book a consultation',
      href: '/book-consultation',
      note: `90 minutes, ${practice.prices.consultationFee}`,
    },
    { label: 'Patient Stories', href: '/stories', note: 'Told as cases' },
  ];
  return (
    <div className="menu-help" data-keep-clear="">
      <ul>
        <li>
          <Link to={EMERGENCY_PATH} replace={isReplacing} prefetch="intent">
            <Way label="Emergency" note="What to do now" />
          </Link>
        </li>
        <li>
          <a href={call.href}>
            <Way label="Call" note={call.phone} />
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
      {call.phone === practice.urgentPhone ? null : (
        <a className="menu-urgent" href={callHref(practice.urgentPhone)}>
          In an emergency, call {practice.urgentPhone}
        </a>
      )}
      <p>
        <OpeningNow practice={practice} />
      </p>
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
