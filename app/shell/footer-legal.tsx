import practice from 'content:practice';
import { NOTICE_PDF_PATH } from '../site/notice-pdf-path.ts';
import { LegalTexts, PrivacyChoices } from './legal-items.tsx';
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
            <LegalTexts />
            <li>
              <a href={NOTICE_PDF_PATH} download>
                {footer.noticePdf}
              </a>
            </li>
          </ul>
        </details>
        <ul>
          <PrivacyChoices />
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
