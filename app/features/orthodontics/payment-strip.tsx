import { totalDollars, type MonthlyPlan } from '../../../domain/practice/monthly-plan.ts';

/** Between two payments, in dollars of the strip. */
const GAP_DOLLARS = 14;

/** All that is paid, to scale: what is paid down, then payment by payment. The terms below say it in words. */
export function PaymentStrip({ plan }: { plan: MonthlyPlan }) {
  const { downDollars, payments, paymentDollars } = plan;
  return (
    <svg
      className="payment-strip"
      viewBox={`0 0 ${totalDollars(plan)} 64`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="payment-down" width={downDollars} height="64" />
      {Array.from({ length: payments }, (_, payment) => (
        <rect
          key={payment}
          x={downDollars + payment * paymentDollars + GAP_DOLLARS}
          y="26"
          width={paymentDollars - GAP_DOLLARS}
          height="38"
        />
      ))}
    </svg>
  );
}
