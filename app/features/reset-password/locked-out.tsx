import { RichText } from '../../site/rich-text.tsx';
import type { ResetWords } from './reset-words.ts';

/** Five things that may have happened, each with what helps. */
export function LockedOut({ lockedOut }: Pick<ResetWords, 'lockedOut'>) {
  return (
    <section className="locked-out" id={lockedOut.id} aria-labelledby="locked-out-heading">
      <div className="wrap locked-out-inner">
        <h2 id="locked-out-heading">{lockedOut.heading}</h2>
        <div>
          <p className="locked-out-question">{lockedOut.question}</p>
          {lockedOut.cases.map(({ term, detail }) => (
            <details className="question" key={term}>
              <summary>{term}</summary>
              <div className="prose">
                <RichText nodes={detail} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
