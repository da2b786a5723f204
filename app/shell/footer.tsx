import practice from 'content:practice';
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

const QUICK_LINKS = [
  ['Home', '/'],
  ['Start Here', '/start-here'],
  ['Meet the Team', '/team'],
  ['Smile Gallery', '/gallery'],
  ['FAQ/Contact Us', '/faq'],
] as const;

const POLICIES = [
  ['Privacy Policy', '/legal/privacy'],
  ['Terms of Service', '/legal/terms'],
  ['Accessibility', '/legal/accessibility'],
  ['Non-Discrimination', '/legal/non-discrimination'],
] as const;

/** Who the practice is, how to reach it, and what it must say. */
export function Footer() {
  const { address } = practice;
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
            <h2>Visit</h2>
            <address>
              {address.street}
              <br />
              {address.city}, {address.state}&nbsp;{address.postalCode}
            </address>
            <ul className="footer-map">
              <li>
                <a href={mapHref(address)}>Open in Google Maps</a>
              </li>
              <li>
                <a href={directionsHref(address)}>Directions</a>
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
            <h2 id="footer-quick-links">Quick links</h2>
            <LinkList links={QUICK_LINKS} />
          </nav>
          <nav aria-labelledby="footer-policies">
            <h2 id="footer-policies">Policies</h2>
            <LinkList links={POLICIES} />
          </nav>
        </div>
        <div className="footer-notes">
          <p>
            The information on this site is general. It is not a diagnosis and does not replace an
            examination by a dentist or an orthodontist. Paintings and digital models show neither
            patients nor results; a photograph says in its caption that it is one.
          </p>
          <p>
            Cosmetic dentistry is not recognized as a specialty area by the National Commission on
            Recognition of Dental Specialties and Certifying Boards. Care is offered in New York
            State.
          </p>
        </div>
        <div className="footer-legal">
          <div className="footer-notices">
            <ul>
              <li>
                <TextLink href="/legal/notice-of-privacy-practices">
                  Notice of Privacy Practices
                </TextLink>
              </li>
              <li>
                <a href={NOTICE_PDF_PATH} download>
                  Notice of Privacy Practices (PDF)
                </a>
              </li>
              <li>
                <TextLink href="/legal/privacy#california">
                  Do Not Sell or Share My Personal Information
                </TextLink>
              </li>
            </ul>
            <button
              type="button"
              data-replay=""
              onClick={() => window.dispatchEvent(new Event(OPEN_COOKIE_PREFERENCES))}
            >
              Cookie Preferences
            </button>
          </div>
          <LinkList links={practice.social.map(({ name, url }) => [name, url] as const)} />
        </div>
      </div>
    </footer>
  );
}

function LinkList({ links }: { links: readonly (readonly [label: string, href: string])[] }) {
  return (
    <ul>
      {links.map(([label, href]) => (
        <li key={href}>
          <TextLink href={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}
