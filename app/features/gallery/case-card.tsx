import { BeforeAfter } from '../before-after/before-after.tsx';
import { CaseFacts } from './case-facts.tsx';
import type { GalleryCase } from './gallery-case.ts';

interface CaseCardProps {
  entry: GalleryCase;
  /** Its number in the exhibition. */
  number: number;
  onEnlarge: () => void;
}

/** One case: the slider, what it is, the change in words, and how such a case usually goes. */
export function CaseCard({ entry, number, onEnlarge }: CaseCardProps) {
  const headingId = `${entry.name}-title`;
  return (
    <article className="case" id={entry.name} aria-labelledby={headingId}>
      <BeforeAfter
        before={entry.before}
        after={entry.after}
        sizes="(min-width: 90em) 38.5em, (min-width: 45em) 44vw, 92vw"
        label={`Before and after: ${entry.title}`}
        description={entry.change}
      >
        <div className="case-head">
          <p className="case-concern">
            Case {number}. {entry.concern}
          </p>
          <h3 id={headingId}>{entry.title}</h3>
        </div>
      </BeforeAfter>
      <CaseFacts entry={entry} />
      <button
        className="quiet-link case-enlarge"
        type="button"
        data-replay=""
        aria-label={`View larger: ${entry.title}`}
        onClick={onEnlarge}
      >
        View larger
      </button>
    </article>
  );
}
