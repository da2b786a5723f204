import { legalLinksOf } from '../site/legal-links.ts';
import { OPEN_COOKIE_PREFERENCES } from '../site/window-events.ts';
import { TextLink } from '../ui/text-link.tsx';
import { useShell } from './use-shell.ts';

/** The last line of a page that has no footer (product 3.6): the notices and choices that the law wants on every page all the same. */
export function LegalLine() {
  const { footer } = useShell().words;
  return (
    <nav className="legal-line wrap" aria-label={footer.policies.heading}>
      <ul>
        {legalLinksOf(footer).map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
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
  );
}
