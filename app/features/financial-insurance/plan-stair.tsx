import type { ReactNode } from 'react';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { FinancialWords } from './ledger-words.ts';
import { stairsOf, type Stair } from './plan-stairs.ts';
import { StairBar, WhoPaysBar } from './stair-bar.tsx';

/** The worked example of a plan as a staircase, both treatments to one scale; a table for those who do not see it. */
export function PlanStair({ stair }: Pick<FinancialWords, 'stair'>) {
  const { rows } = stair;
  const stairs = stairsOf(stair);
  const row = (title: string, hint: string | undefined, step: (one: Stair) => ReactNode) => (
    <tr>
      <th scope="row">
        {title}
        {hint ? <small>{hint}</small> : null}
      </th>
      {stairs.map((one) => (
        <td key={one.name} data-column={one.name}>
          {step(one)}
        </td>
      ))}
    </tr>
  );
  return (
    <section className="stair-section" id={stair.id} aria-labelledby="stair-heading">
      <div className="wrap">
        <div className="stair-head">
          <h2 id="stair-heading">
            <EmphasizedHeading heading={stair.heading} emphasis={stair.headingEmphasis} />
          </h2>
          <p>{stair.intro}</p>
        </div>
        <table className="plan-stair">
          <caption>{stair.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{stair.step}</span>
              </th>
              {stairs.map(({ name }) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(rows.fee, undefined, (one) => (
              <StairBar stair={one} cents={one.terms.feeCents} />
            ))}
            {row(rows.allowed.label, rows.allowed.hint, (one) => (
              <StairBar stair={one} cents={one.terms.allowedCents} />
            ))}
            {row(rows.deductible, undefined, (one) => (
              <StairBar stair={one} cents={one.share.countedCents} note={one.deductibleNote} />
            ))}
            {row(rows.percent, undefined, (one) => (
              <StairBar stair={one} cents={one.share.shareCents} note={one.percentNote} isPlans />
            ))}
            {row(rows.maximum, undefined, (one) => (
              <StairBar stair={one} cents={one.share.planCents} note={one.maximumNote} isPlans />
            ))}
            {row(rows.who, undefined, (one) => (
              <WhoPaysBar stair={one} words={stair} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
