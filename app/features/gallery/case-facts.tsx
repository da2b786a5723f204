import type { GalleryCase, GalleryWords } from './gallery-case.ts';
import { LengthBar } from './length-bar.tsx';

interface CaseFactsProps {
  entry: GalleryCase;
  words: GalleryWords['card'];
  /** The end of the scale on which lengths are drawn, in months. */
  scaleEnd: number;
}

/** What such a case is about, what is usually done, and how long it takes; of a patient's, what was done, and how long it took. */
export function CaseFacts({ entry, words, scaleEnd }: CaseFactsProps) {
  const labels = entry.isPatient ? words.patient : words;
  return (
    <dl className="case-facts">
      <div>
        <dt>{words.concern}</dt>
        <dd>{entry.concern}</dd>
      </div>
      <div>
        <dt>{labels.treatments}</dt>
        <dd>{entry.treatments.join(', ')}</dd>
      </div>
      <div>
        <dt>{labels.length}</dt>
        <dd>
          {entry.length}
          <LengthBar length={entry.length} scaleEnd={scaleEnd} />
        </dd>
      </div>
    </dl>
  );
}
