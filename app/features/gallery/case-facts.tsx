import type { GalleryCase, GalleryWords } from './gallery-case.ts';

interface CaseFactsProps {
  entry: GalleryCase;
  words: GalleryWords['card'];
}

/** What is usually done for such a case, how long it takes, and how it goes. */
export function CaseFacts({ entry, words }: CaseFactsProps) {
  return (
    <dl className="case-facts">
      <div>
        <dt>{words.treatments}</dt>
        <dd>{entry.treatments.join(', ')}</dd>
      </div>
      <div>
        <dt>{words.length}</dt>
        <dd>{entry.length}</dd>
      </div>
      <div className="case-course">
        <dt>{words.course}</dt>
        <dd>{entry.course}</dd>
      </div>
    </dl>
  );
}
