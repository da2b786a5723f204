import practice from 'content:practice';
import shell from 'content:shell';
import { NOTICE_PDF_PATH } from '../site/notice-pdf-path.ts';
import { TextLink } from '../ui/text-link.tsx';
import { OpeningNow } from '../features/opening-now/opening-now.tsx';
import { WEEKEND_HOURS, weekdayHours } from '../../domain/practice/hours-words.ts';
import { directionsHref, mapHref } from '../../domain/practice/map-links.ts';
import { EMERGENCY_PATH } from './call-to-action.ts';
import { FooterContacts } from './footer-contacts.tsx';
import { FooterEmergency } from './footer-emergency.tsx';
import { OPEN_COOKIE_PREFERENCES } from '../site/window-events.ts';
import { usePagePath } from './use-page-path.ts';

/** Who the practice is, how to reach it, and what it must say. */
export function Footer() {
  const { address } = practice;
  const { footer } = shell;
  const isEmergency = usePagePath() === EMERGENCY_PATH;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <FooterEmergency isEmergencyPage={isEmergency} />
        <div className="footer-columns">
          <div className="footer-about">
            <p className="footer-name">{practice.name}</p>
            <p>{practice.description}</p>
          </div>
          <div>
            <h2>{footer.visit}</h2>
            <address>
              {address.street}
              <br />
              {address.city}, {address.state}&nbsp;{address.postalCode}
            </address>
            <ul className="footer-map">
              <li>
                <a href={mapHref(address)}>{footer.map}</a>
              </li>
              <li>
                <a href={directionsHref(address)}>{footer.directions}</a>
              </li>
            </ul>
            {isEmergency ? null : <FooterContacts />}
            <p>
              {weekdayHours(practice.hours)}
              <br />
              {WEEKEND_HOURS}
              <br />
              <OpeningNow practice={practice} />
            </p>
          </div>
          <nav aria-labelledby="footer-quick-links">
            <h2 id="footer-quick-links">{footer.quickLinks.heading}</h2>
            <LinkList links={footer.quickLinks.links} />
          </nav>
          <nav aria-labelledby="footer-policies">
            <h2 id="footer-policies">{footer.policies.heading}</h2>
            <LinkList links={footer.policies.links} />
          </nav>
        </div>
        <div className="footer-notes">
          {footer.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <div className="footer-legal">
          <div className="footer-notices">
            <ul>
              <li>
                <TextLink href="/legal/notice-of-privacy-practices">{footer.notice}</TextLink>
              </li>
              <li>
                <a href={NOTICE_PDF_PATH} download>
                  {footer.noticePdf}
                </a>
              </li>
              <li>
                <TextLink href="/legal/privacy#california">{footer.doNotSell}</TextLink>
              </li>
            </ul>
            <button
              type="button"
              data-replay=""
              onClick={() => window.dispatchEvent(new Event(OPEN_COOKIE_PREFERENCES))}
            >
              {footer.cookies}
            </button>
          </div>
          <LinkList links={practice.social.map(({ name, url }) => ({ label: name, href: url }))} />
        </div>
      </div>
    </footer>
  );
}

function LinkList({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}
