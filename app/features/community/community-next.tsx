import { TextLink } from '../../ui/text-link.tsx';
import type { CommunityWords } from './community-words.ts';

/** The pages that a reader would want next, in one quiet line. */
export function CommunityNext({ next }: Pick<CommunityWords, 'next'>) {
  return (
    <nav className="wrap community-next" aria-label="Read next">
      <ul>
        {next.map(({ href, label, text }) => (
          <li key={href}>
            <TextLink className="quiet-link" href={href}>
              {label}
            </TextLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
