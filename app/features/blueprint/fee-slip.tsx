import { ActionRow } from '../../site/action-row.tsx';
import { RichText } from '../../site/rich-text.tsx';
import type { BlueprintWords } from './blueprint-words.ts';

/** The slip to tear off: the fee, its rules, and the booking. */
export function FeeSlip({ slip }: Pick<BlueprintWords, 'slip'>) {
  return (
    <section className="fee-slip wrap same-ground" id={slip.id} aria-labelledby="slip-heading">
      <div className="sample-paper fee-slip-paper">
        <div>
          <h2 id="slip-heading">{slip.heading}</h2>
          <p className="fee-slip-amount" data-letters={slip.amount.length}>
            {slip.amount}
          </p>
          <p>{slip.text}</p>
        </div>
        <div>
          <dl className="fee-slip-facts">
            {slip.facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className="prose">
                  <RichText nodes={detail} />
                </dd>
              </div>
            ))}
          </dl>
          <ActionRow actions={slip.actions} />
        </div>
      </div>
      <p className="fee-slip-fine">{slip.fine}</p>
    </section>
  );
}
