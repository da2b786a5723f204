import type { FinancialWords } from './ledger-words.ts';

/** What an HSA or FSA usually pays for and what not: two lists in large type, and what else to know. */
export function TaxAccounts({ savings }: Pick<FinancialWords, 'savings'>) {
  return (
    <section className="accounts" id={savings.id} aria-labelledby="accounts-heading">
      <div className="wrap">
        <h2 id="accounts-heading">{savings.heading}</h2>
        <div className="accounts-pair">
          {[savings.yes, savings.no].map(({ heading, things }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <ul>
                {things.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <dl className="accounts-remarks">
          {savings.remarks.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
