import type { LegalPart } from '../../../domain/content/legal-parts.ts';
import { RichText } from '../../site/rich-text.tsx';

interface LegalIndexProps {
  parts: readonly LegalPart[];
  /** The number of the part that is being read, from 1; 0 before the first. */
  current: number;
}

/** The parts of a legal text: beside it where there is room, folded above it on phones. */
export function LegalIndex({ parts, current }: LegalIndexProps) {
  return (
    <nav className="legal-index" aria-label="Parts of this text">
      <details className="legal-fold">
        <summary>Parts of this text</summary>
        <ol>
          {parts.map(({ id, heading }, index) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={index + 1 === current ? 'true' : undefined}>
                {/* One item beside the number, even where a compound in it is kept whole. */}
                <span>
                  <RichText nodes={heading} />
                </span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
