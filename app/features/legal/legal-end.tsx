import { LEGAL_LINKS } from '../../site/legal-links.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** The way on from the end of a legal text: the other texts, in sight on phones too, where those at the top are folded. */
export function LegalEnd({ path }: { path: string }) {
  return (
    <nav className="wrap legal-end" aria-label="Read next">
      <div>
        <p>The other legal texts</p>
        <ul>
          {LEGAL_LINKS.filter(({ href }) => href !== path).map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
