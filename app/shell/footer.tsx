import { TextLink } from '../ui/text-link.tsx';
import { isEmergencyPage } from './call-to-action.ts';
import { FooterContacts } from './footer-contacts.tsx';
import { FooterEmergency } from './footer-emergency.tsx';
import { FooterHours } from './footer-hours.tsx';
import { FooterLanguage } from './footer-language.tsx';
import { FooterLegal } from './footer-legal.tsx';
import { FooterVisit } from './footer-visit.tsx';
import { usePagePath } from './use-page-path.ts';
import { useShell } from './use-shell.ts';

/** Whom to call at once, where and when the practice is there, how to reach it, and what it must say. */
export function Footer() {
  const { footer } = useShell().words;
  const isEmergency = isEmergencyPage(usePagePath());
  return (
    <footer className="site-footer">
      <div className="wrap">
        <FooterEmergency isEmergencyPage={isEmergency} />
        <div className="footer-columns">
          <FooterVisit />
          <FooterHours />
          <nav className="footer-list" aria-labelledby="footer-quick-links">
            <h2 id="footer-quick-links">{footer.quickLinks.heading}</h2>
            <ul>
              {footer.quickLinks.links.map(({ label, href }) => (
                <li key={href}>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
          {isEmergency ? null : <FooterContacts />}
        </div>
        <div className="footer-notes">
          {footer.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <FooterLanguage />
        <FooterLegal />
      </div>
    </footer>
  );
}
