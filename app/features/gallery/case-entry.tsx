import { BeforeAfter } from '../before-after/before-after.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseOrigin } from './case-origin.tsx';
import { CloseUps } from './close-ups.tsx';
import type { GalleryCase, GalleryWords } from './gallery-case.ts';
import { hangingOf, sizesOf } from './plate-form.ts';
import type { CaseTurn } from './case-turn.tsx';

interface CaseEntryProps {
  entry: GalleryCase;
  words: GalleryWords['card'];
  /** Its number in the catalogue. */
  number: number;
  /** The end of the scale on which lengths are drawn, in months. */
  scaleEnd: number;
  /** Whether it is the one that wide screens show. */
  isCurrent: boolean;
  Turn: typeof CaseTurn | undefined;
  onEnlarge: () => void;
}

/** One entry of the catalogue: the slider, what it is, the change in words, and how such a case usually goes. */
export function CaseEntry(props: CaseEntryProps) {
  const { entry, words, number, scaleEnd, isCurrent, Turn, onEnlarge } = props;
  const headingId = `${entry.name}-title`;
  const { form, ground } = hangingOf(entry);
  return (
    <article
      className={isCurrent ? 'case case-current' : 'case'}
      id={entry.name}
      data-form={form}
      data-ground={ground}
      aria-labelledby={headingId}
    >
      <BeforeAfter
        before={entry.before}
        after={entry.after}
        arrival={number === 1 ? 'first' : 'near'}
        sizes={sizesOf(form)}
        label={`${words.beforeAndAfter}: ${entry.title}`}
        description={entry.change}
        over={Turn ? <Turn entry={entry} /> : null}
      >
        <div className="case-label">
          <p className="case-number">
            <span>{words.number}</span> {number}
          </p>
          <h2 id={headingId}>{entry.title}</h2>
          <CaseOrigin entry={entry} words={words} />
          <CaseFacts entry={entry} words={words} scaleEnd={scaleEnd} />
        </div>
      </BeforeAfter>
      <details className="case-course">
        <summary>{(entry.isPatient ? words.patient : words).course}</summary>
        <p>{entry.course}</p>
      </details>
      {form === 'close-up' || form === 'close-up-wide' ? <CloseUps entry={entry} /> : null}
      <button
        className="case-enlarge"
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
