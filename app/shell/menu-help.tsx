import practice from 'content:practice';
import shell from 'content:shell';
import { OpeningNow } from '../features/opening-now/opening-now.tsx';
import { callHref } from '../ui/phone-href.ts';
import { TextLink } from '../ui/text-link.tsx';
import { callFor, EMERGENCY_PATH } from './call-to-action.ts';
import { usePagePath } from './use-page-path.ts';

/** The lower part of the menu: four ways on for somebody who did not come to read. */
export function MenuHelp({ onFollow }: { onFollow: () => void }) {
  const { help } = shell;
  const call = callFor(usePagePath(), practice);
  const ways = [
    { label: help.emergency, href: EMERGENCY_PATH, note: help.whatToDo },
    { label: help.call, href: call.href, note: call.phone },
    { label: help.book, href: '/book-consultation', note: help.bookNote },
    { label: help.stories, href: '/stories', note: help.storiesNote },
  ];
  return (
    <div className="menu-help" data-keep-clear="">
      <ul>
        {ways.map(({ label, href, note }) => (
          <li key={label}>
            <TextLink href={href} onClick={onFollow}>
              <span className="menu-help-label">{label}</span>
              <span className="menu-help-note">{note}</span>
            </TextLink>
          </li>
        ))}
      </ul>
      {call.phone === practice.urgentPhone ? null : (
        <a className="menu-urgent" href={callHref(practice.urgentPhone)}>
          {help.inAnEmergencyCall} {practice.urgentPhone}
        </a>
      )}
      <p>
        <OpeningNow practice={practice} />
      </p>
    </div>
  );
}
