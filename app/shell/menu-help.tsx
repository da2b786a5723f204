import practice from 'content:practice';
import { OpeningNow } from '../features/opening-now/opening-now.tsx';
import { EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import { callHref } from '../ui/phone-href.ts';
import { TextLink } from '../ui/text-link.tsx';
import { callFor, EMERGENCY_PATH } from './call-to-action.ts';
import { usePagePath } from './use-page-path.ts';

/** The lower part of the menu: four ways on for somebody who did not come to read. */
export function MenuHelp({ onFollow }: { onFollow: () => void }) {
  const call = callFor(usePagePath(), practice);
  const ways = [
    { label: 'Emergency', href: EMERGENCY_PATH, note: 'What to do now' },
    { label: 'Call', href: call.href, note: call.phone },
    {
      label: 'Book a consultation',
      href: '/book-consultation',
      note: `${EVENT_TYPES['smile-blueprint'].durationMinutes} minutes, ${practice.prices.consultationFee}`,
    },
    { label: 'Patient Stories', href: '/stories', note: 'Told as cases' },
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
          In an emergency, call {practice.urgentPhone}
        </a>
      )}
      <p>
        <OpeningNow practice={practice} />
      </p>
    </div>
  );
}
