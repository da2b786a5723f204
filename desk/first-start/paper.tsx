import { WORD_COUNT } from '../../domain/desk/sheet-words.ts';
import { endingOf } from './key-step.tsx';

interface PaperProps {
  practice: string;
  recipient: string;
  madeAt: Date;
  copy: 1 | 2;
  /** Null once they are printed: they are not on the page any more. */
  words: readonly string[] | null;
  /** Covered on the screen, and printed all the same. */
  isCovered: boolean;
}

const DATE = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/** The recovery sheet, in the proportion of Letter paper. The second copy is on paper alone. */
export function Paper({ practice, recipient, madeAt, copy, words, isCovered }: PaperProps) {
  const places = words ?? Array.from({ length: WORD_COUNT }, () => '');
  return (
    <section
      className={copy === 2 ? 'paper paper-second' : 'paper'}
      aria-label={`Recovery sheet, copy ${copy}`}
    >
      <p className="paper-head">
        <span>{practice}</span>
        <span>Copy {copy} of 2</span>
      </p>
      <h2>Recovery sheet</h2>
      <p>
        Whoever holds this sheet can open the practice’s desk. Keep it like cash. Do not photograph
        it, do not type it anywhere but at the desk’s own address.
      </p>
      <ol className={isCovered ? 'covered' : ''}>
        {places.map((word, at) => (
          <li key={at}>
            <i aria-hidden="true">{at + 1}</i>
            <b>{word}</b>
          </li>
        ))}
      </ol>
      <p>Opens: {location.host}, then “Open with the recovery sheet”.</p>
      <div className="paper-foot">
        <p>
          Made {DATE.format(madeAt)}
          <br />
          Key ends in <b>{endingOf(recipient)}</b>
        </p>
        <p className="paper-line">Put away by, on</p>
      </div>
    </section>
  );
}
