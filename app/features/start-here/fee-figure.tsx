import { RichText } from '../../site/rich-text.tsx';
import type { StartWords } from './start-words.ts';

/** The fee as large as it weighs, and its rules beside it. */
export function FeeFigure({ fee }: Pick<StartWords, 'fee'>) {
  return (
    <section className="start-fee" id={fee.id} aria-labelledby="fee-heading">
      <div className="wrap">
        <p className="start-fee-amount" data-letters={fee.amount.length} aria-hidden="true">
          {fee.amount}
        </p>
        <div>
          <h2 id="fee-heading">{fee.heading}</h2>
          <div className="prose">
            <RichText nodes={fee.body} />
          </div>
        </div>
      </div>
    </section>
  );
}
