import type { FinancialWords } from './ledger-words.ts';

/** What the ledger takes for granted, numbered. */
export function Assumptions({ assumptions }: Pick<FinancialWords, 'assumptions'>) {
  return (
    <section className="assumptions wrap" id={assumptions.id} aria-labelledby="assumptions-heading">
      <div className="assumptions-inner">
        <h2 id="assumptions-heading">{assumptions.heading}</h2>
        <ol>
          {assumptions.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
