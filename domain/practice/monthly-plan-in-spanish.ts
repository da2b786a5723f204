import { inDollars } from '../blueprint/estimate.ts';
import { totalDollars, type MonthlyPlan } from './monthly-plan.ts';

/** What a month costs, within a sentence: "$150 per month". */
export function monthlyInSpanish({ paymentDollars }: MonthlyPlan): string {
  return `${inDollars(paymentDollars)} al mes`;
}

/** The terms that stand beside a month's cost, within a sentence. */
export function termsInSpanish(plan: MonthlyPlan): string {
  const { downDollars, payments, paymentDollars, aprPercent } = plan;
  return [
    `${inDollars(downDollars)} de pago inicial`,
    `${payments} pagos mensuales de ${inDollars(paymentDollars)}`,
    `tasa de porcentaje anual (APR) de ${aprPercent}%`,
    `${inDollars(totalDollars(plan))} en total`,
  ].join(', ');
}
