import type { CaseWords } from '../../../domain/content/gallery.ts';

/** What is usually done for such a case, how long it takes, and how it goes. */
export function CaseFacts({ entry }: { entry: CaseWords }) {
  return (
    <dl className="case-facts">
      <div>
        <dt>Usual treatments</dt>
        <dd>{entry.treatments.join(', ')}</dd>
      </div>
      <div>
        <dt>Usual length</dt>
        <dd>{entry.length}</dd>
      </div>
      <div className="case-course">
        <dt>How it goes</dt>
        <dd>{entry.course}</dd>
      </div>
    </dl>
  );
}
