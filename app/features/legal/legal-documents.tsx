import { LEGAL_LINKS } from '../../site/legal-links.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** From one legal text to the others: a row where there is room, folded on phones. */
export function LegalDocuments({ path }: { path: string }) {
  return (
    <nav className="legal-documents" aria-label="Legal texts">
      <details className="wrap legal-fold">
        <summary>All legal texts</summary>
        <ul>
          {LEGAL_LINKS.map(({ label, href }) => (
            <li key={href} aria-current={href === path ? 'page' : undefined}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
