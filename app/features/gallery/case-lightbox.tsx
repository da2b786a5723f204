import { BeforeAfter } from '../before-after/before-after.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CaseOrigin } from './case-origin.tsx';
import type { GalleryCase, GalleryWords } from './gallery-case.ts';
import type { CaseTurn } from './case-turn.tsx';

interface CaseLightboxProps {
  words: GalleryWords;
  /** The cases that can be leafed through, in their order. */
  cases: readonly GalleryCase[];
  /** A case's number in the catalogue. */
  numberOf: (entry: GalleryCase) => number;
  /** The name of the one that is shown. */
  name: string;
  Turn: typeof CaseTurn | undefined;
  onShow: (name: string) => void;
  onClose: () => void;
}

/** One case as large as the screen, on navy; the others are one button away. */
export function CaseLightbox(props: CaseLightboxProps) {
  const { words, cases, numberOf, name, Turn, onShow, onClose } = props;
  const at = cases.findIndex((entry) => entry.name === name);
  const entry = cases[at];
  if (!entry) return null;
  const step = (by: number) => {
    const next = cases[(at + by + cases.length) % cases.length];
    if (next) onShow(next.name);
  };
  return (
    <Dialog label={words.card.beforeAndAfter} className="case-lightbox" onClose={onClose}>
      <div className="case-large">
        <div className="case-large-head">
          <p aria-live="polite">
            <span className="case-large-number">
              {words.card.number} {numberOf(entry)}.
            </span>{' '}
            <span className="case-large-title">{entry.title}</span>{' '}
            <span className="case-large-count">
              {at + 1} of {cases.length}
            </span>
          </p>
        </div>
        <BeforeAfter
          key={entry.name}
          before={entry.before}
          after={entry.after}
          sizes="(min-width: 43.75em) 90vw, 150vw"
          label={`${words.card.beforeAndAfter}: ${entry.title}`}
          description={entry.change}
          canShowBoth
          over={Turn ? <Turn entry={entry} /> : null}
        >
          <CaseOrigin entry={entry} words={words.card} />
        </BeforeAfter>
        {cases.length > 1 ? (
          <p className="case-leaf">
            <button className="quiet-link" type="button" onClick={() => step(-1)}>
              <span aria-hidden="true">←&nbsp;</span>
              {words.steps.previous}
            </button>
            <button className="quiet-link" type="button" onClick={() => step(1)}>
              {words.steps.next}
              <span aria-hidden="true">&nbsp;→</span>
            </button>
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
