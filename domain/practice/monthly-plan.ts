import { inDollars } from '../blueprint/estimate.ts';
import type { Practice } from './practice-schema.ts';

/** A plan of monthly payments, in its parts; what it comes to in all is reckoned, so that no total can contradict them. */
export type MonthlyPlan = Practice['prices']['monthlyPlan'];

/** What a plan comes to in all, in dollars. */
export function totalDollars({ downDollars, payments, paymentDollars }: MonthlyPlan): number {
  return downDollars + payments * paymentDollars;
}

/** What a month costs, within a sentence: "$150 per month". */
export function sayMonthly({ paymentDollars }: MonthlyPlan): string {
  return `${inDollars(paymentDollars)} per month`;
}

/** The terms that stand beside a month's cost, within a sentence. */
export function sayTerms(plan: MonthlyPlan): string {
  const { downDollars, payments, paymentDollars, aprPercent } = plan;
  return [
    `${inDollars(downDollars)} down`,
    `${payments} monthly payments of ${inDollars(paymentDollars)}`,
    `${aprPercent}% APR`,
    `${inDollars(totalDollars(plan))} in total`,
  ].join(', ');
}
