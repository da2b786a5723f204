import practice from 'content:practice';
import { legalLinksOf } from '../site/legal-links.ts';
import { NOTICE_PDF_PATH } from '../site/notice-pdf-path.ts';
import { OPEN_COOKIE_PREFERENCES } from '../site/window-events.ts';
import { TextLink } from '../ui/text-link.tsx';
import { useShell } from './use-shell.ts';

/** The policies, which open over the page and are folded on phones, the choices about personal data, and where else the practice is. */
export function FooterLegal() {
  const { footer } = useShell().words;
  return (
    <div className="footer-legal">
      <nav aria-label={footer.policies.heading}>
        <details className="footer-fold">
          <summary>{footer.policies.heading}</summary>
          <ul>
            {legalLinksOf(footer).map(({ label, href }) => (
              <li key={href}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
            <li>
              <a href={NOTICE_PDF_PATH} download>
                {footer.noticePdf}
              </a>
            </li>
          </ul>
        </details>
        <ul>
          <li>
            <TextLink href="/legal/privacy#california">{footer.doNotSell}</TextLink>
          </li>
          <li>
            <button
              type="button"
              data-replay=""
              onClick={() => window.dispatchEvent(new Event(OPEN_COOKIE_PREFERENCES))}
            >
              {footer.cookies}
            </button>
          </li>
        </ul>
      </nav>
      <ul className="footer-social">
        {practice.social.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
