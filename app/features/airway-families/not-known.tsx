import { RichText } from '../../site/rich-text.tsx';
import type { FamiliesWords } from './families-words.ts';

/** What nobody knows yet, said plainly. */
export function NotKnown({ unknown }: Pick<FamiliesWords, 'unknown'>) {
  return (
    <section className="not-known" id={unknown.id} aria-labelledby="not-known-heading">
      <div className="wrap not-known-inner">
        <h2 id="not-known-heading">{unknown.heading}</h2>
        <div className="prose">
          <RichText nodes={unknown.body} />
        </div>
      </div>
    </section>
  );
}
