import { inDollars } from '../../../domain/blueprint/estimate.ts';
import { totalDollars, type MonthlyPlan } from '../../../domain/practice/monthly-plan.ts';
import { RichText } from '../../site/rich-text.tsx';
import type { OrthodonticsWords } from './orthodontics-words.ts';
import { PaymentStrip } from './payment-strip.tsx';

interface MonthlyCostProps {
  cost: OrthodonticsWords['cost'];
  plan: MonthlyPlan;
}

/** What a month costs, very large; its terms beside it, as the law wants, and to scale. */
export function MonthlyCost({ cost, plan }: MonthlyCostProps) {
  const { downDollars, payments, paymentDollars, aprPercent } = plan;
  const terms = [
    [`${inDollars(downDollars)} down`, cost.down],
    [`${payments} ${cost.payments}`, `${cost.paymentOf} ${inDollars(paymentDollars)}`],
    [`${aprPercent}% APR`, cost.apr],
    [`${inDollars(totalDollars(plan))} ${cost.total}`, cost.scale],
  ] as const;
  return (
    <section className="monthly" id={cost.id} aria-labelledby="cost-heading">
      <div className="wrap">
        <h2 id="cost-heading">{cost.heading}</h2>
        <p className="monthly-from">
          <em className="monthly-before">{cost.before}</em>{' '}
          <strong>{inDollars(paymentDollars)}</strong> <em>{cost.after}</em>
        </p>
        <PaymentStrip plan={plan} />
        <ul className="monthly-terms">
          {terms.map(([term, note]) => (
            <li key={term}>
              <strong>{term}</strong> {note}
            </li>
          ))}
        </ul>
        <div className="monthly-remarks">
          {cost.remarks.map((remark, index) => (
            <div className="prose" key={index}>
              <RichText nodes={remark} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
