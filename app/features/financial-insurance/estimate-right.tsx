import { RichText } from '../../site/rich-text.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { FinancialWords } from './ledger-words.ts';

/** The Good Faith Estimate: a notice in its frame, with the law's four figures (No Surprises Act). */
export function EstimateRight({ estimate }: Pick<FinancialWords, 'estimate'>) {
  return (
    <section className="estimate" id={estimate.id} aria-labelledby="estimate-heading">
      <div className="wrap">
        <div className="estimate-frame">
          <h2 id="estimate-heading">
            <EmphasizedHeading heading={estimate.heading} emphasis={estimate.headingEmphasis} />
          </h2>
          <p>{estimate.text}</p>
          <ul>
            {estimate.rights.map(({ figure, unit, text }) => (
              <li key={text}>
                <p className="estimate-figure" aria-hidden="true">
                  {figure}
                  {unit ? <em> {unit}</em> : null}
                </p>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <div className="prose">
            <RichText nodes={estimate.dispute} />
          </div>
        </div>
      </div>
    </section>
  );
}
