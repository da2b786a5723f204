import type { GalleryCase, GalleryWords } from './gallery-case.ts';

interface CaseFactsProps {
  entry: GalleryCase;
  words: GalleryWords['card'];
}

/** What is usually done for such a case, how long it takes, and how it goes; of a patient's, how it was. */
export function CaseFacts({ entry, words }: CaseFactsProps) {
  const labels = entry.isPatient ? words.patient : words;
  return (
    <dl className="case-facts">
      <div>
        <dt>{labels.treatments}</dt>
        <dd>{entry.treatments.join(', ')}</dd>
      </div>
      <div>
        <dt>{labels.length}</dt>
        <dd>{entry.length}</dd>
      </div>
      <div className="case-course">
        <dt>{labels.course}</dt>
        <dd>{entry.course}</dd>
      </div>
    </dl>
  );
}
