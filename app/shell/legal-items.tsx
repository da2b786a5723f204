import { legalLinksOf } from '../site/legal-links.ts';
import { OPEN_COOKIE_PREFERENCES } from '../site/window-events.ts';
import { TextLink } from '../ui/text-link.tsx';
import { useShell } from './use-shell.ts';

/** The legal texts, as items of a list. */
export function LegalTexts() {
  const { footer } = useShell().words;
  return legalLinksOf(footer).map(({ label, href }) => (
    <li key={href}>
      <TextLink href={href}>{label}</TextLink>
    </li>
  ));
}

/** The choices about personal data, as items of a list. */
export function PrivacyChoices() {
  const { footer } = useShell().words;
  return (
    <>
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
    </>
  );
}
