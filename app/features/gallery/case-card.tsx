import { BeforeAfter } from '../before-after/before-after.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseOrigin } from './case-origin.tsx';
import type { GalleryCase, GalleryWords } from './gallery-case.ts';

interface CaseCardProps {
  entry: GalleryCase;
  words: GalleryWords['card'];
  /** Its number in the exhibition. */
  number: number;
  onEnlarge: () => void;
}

/** One case: the slider, what it is, the change in words, and how such a case usually goes. */
export function CaseCard({ entry, words, number, onEnlarge }: CaseCardProps) {
  const headingId = `${entry.name}-title`;
  return (
    <article className="case" id={entry.name} aria-labelledby={headingId}>
      <BeforeAfter
        before={entry.before}
        after={entry.after}
        sizes="(min-width: 90em) 38.5em, (min-width: 45em) 44vw, 92vw"
        label={`${words.beforeAndAfter}: ${entry.title}`}
        description={entry.change}
      >
        <div className="case-head">
          <p className="case-concern">
            {words.case} {number}. {entry.concern}
          </p>
          <h3 id={headingId}>{entry.title}</h3>
          <CaseOrigin entry={entry} words={words} />
        </div>
      </BeforeAfter>
      <CaseFacts entry={entry} words={words} />
      <button
        className="quiet-link case-enlarge"
        type="button"
        data-replay=""
        aria-label={`${words.enlarge}: ${entry.title}`}
        onClick={onEnlarge}
      >
        {words.enlarge}
      </button>
    </article>
  );
}
