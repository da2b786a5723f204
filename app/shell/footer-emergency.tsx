import practice from 'content:practice';
import { pathIn } from '../../domain/languages/page-languages.ts';
import { callHref } from '../ui/phone-href.ts';
import { TextLink } from '../ui/text-link.tsx';
import { EMERGENCY_PATH } from './call-to-action.ts';
import { useShell } from './use-shell.ts';

/** The first line of the footer: whom to call in an emergency, and what to do until then. */
export function FooterEmergency({ isEmergencyPage }: { isEmergencyPage: boolean }) {
  const { language, words } = useShell();
  const { help } = words;
  return (
    <p className="footer-emergency">
      <span className="footer-emergency-call">
        {help.inAnEmergency} <a href={callHref(practice.urgentPhone)}>{practice.urgentPhone}</a>
      </span>
      {isEmergencyPage ? (
        <a href="tel:911">{help.call911}</a>
      ) : (
        <TextLink href={pathIn(language, EMERGENCY_PATH)}>{help.whatToDo}</TextLink>
      )}
    </p>
  );
}
