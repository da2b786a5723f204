import { RichText } from '../../site/rich-text.tsx';
import type { ResetWords } from './reset-words.ts';

/** Six steps to tick off. The boxes are the browser's own: nothing is sent or kept, and they need no script. */
export function PortalSteps({ steps }: Pick<ResetWords, 'steps'>) {
  return (
    <section className="portal-steps wrap" id={steps.id} aria-labelledby="portal-steps-heading">
      <div className="portal-steps-head">
        <h2 id="portal-steps-heading">{steps.heading}</h2>
        <p>{steps.hint}</p>
      </div>
      <ol>
        {steps.items.map(({ title, text }) => (
          <li key={title}>
            <h3>
              <label>
                <input type="checkbox" autoComplete="off" />
                <span>{title}</span>
              </label>
            </h3>
            <div className="prose">
              <RichText nodes={text} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
