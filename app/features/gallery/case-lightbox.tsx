import { BeforeAfter } from '../before-after/before-after.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CaseOrigin } from './case-origin.tsx';
import type { GalleryCase, GalleryWords } from './gallery-case.ts';

interface CaseLightboxProps {
  words: GalleryWords;
  /** The cases that can be leafed through, in their order. */
  cases: readonly GalleryCase[];
  /** The name of the one that is shown. */
  name: string;
  onShow: (name: string) => void;
  onClose: () => void;
}

/** One case large, over the page; the others are one button away. */
export function CaseLightbox({ words, cases, name, onShow, onClose }: CaseLightboxProps) {
  const at = cases.findIndex((entry) => entry.name === name);
  const entry = cases[at];
  if (!entry) return null;
  const step = (by: number) => {
    const next = cases[(at + by + cases.length) % cases.length];
    if (next) onShow(next.name);
  };
  return (
    <Dialog label={words.card.beforeAndAfter} className="lightbox case-lightbox" onClose={onClose}>
      <div className="lightbox-figure">
        <BeforeAfter
          key={entry.name}
          before={entry.before}
          after={entry.after}
          sizes="(min-width: 80em) 62.5em, (min-width: 43.75em) 94vw, 100vw"
          label={`${words.card.beforeAndAfter}: ${entry.title}`}
          description={entry.change}
        >
          <CaseOrigin entry={entry} words={words.card} />
        </BeforeAfter>
        <div className="case-leaf">
          <p aria-live="polite">
            <span className="case-leaf-title">{entry.title}</span> {at + 1} of {cases.length}
          </p>
          {cases.length > 1 ? (
            <p className="action-row">
              <button className="quiet-link" type="button" onClick={() => step(-1)}>
                {words.lightbox.previous}
              </button>
              <button className="quiet-link" type="button" onClick={() => step(1)}>
                {words.lightbox.next}
              </button>
            </p>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
