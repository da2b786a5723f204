import practice from 'content:practice';
import { callHref } from '../ui/phone-href.ts';
import { TextLink } from '../ui/text-link.tsx';
import { EMERGENCY_PATH } from './call-to-action.ts';

/** The first line of the footer: whom to call in an emergency, and what to do until then. */
export function FooterEmergency({ isEmergencyPage }: { isEmergencyPage: boolean }) {
  return (
    <p className="footer-emergency">
      <span className="footer-emergency-call">
        In an emergency, <a href={callHref(practice.urgentPhone)}>{practice.urgentPhone}</a>
      </span>
      {isEmergencyPage ? (
        <a href="tel:911">Call 911</a>
      ) : (
        <TextLink href={EMERGENCY_PATH}>What to do now</TextLink>
      )}
    </p>
  );
}
