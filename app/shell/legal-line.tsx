import { LegalTexts, PrivacyChoices } from './legal-items.tsx';
import { useShell } from './use-shell.ts';

/** The last line of a page that has no footer (product 3.6): the notices and choices that the law wants on every page all the same. */
export function LegalLine() {
  const { footer } = useShell().words;
  return (
    <nav className="legal-line wrap" aria-label={footer.policies.heading}>
      <ul>
        <LegalTexts />
        <PrivacyChoices />
      </ul>
    </nav>
  );
}
