import { reckonPlanShare } from './plan-share.ts';

/** What a ledger is reckoned from. All amounts in cents. */
export interface LedgerLines {
  readonly feeCents: number;
  /** What a plan still pays of orthodontics in a lifetime; 0 without one. */
  readonly maximumCents: number;
  /** The plan's share of the fee, 0 to 100. */
  readonly percent: number;
  readonly hsaCents: number;
  /** The consultation's fee where it has been paid; otherwise 0. */
  readonly creditCents: number;
  readonly downCents: number;
  /** Over how many months the rest is paid, at least 1. */
  readonly months: number;
}

/** Who pays what, in cents; the parts add up to the fee. */
export interface PaymentShares {
  readonly feeCents: number;
  readonly planCents: number;
  readonly hsaCents: number;
  readonly creditCents: number;
  readonly downCents: number;
  /** What is left for the months. */
  readonly monthlyCents: number;
  /** How many payments; none where nothing is left. */
  readonly payments: number;
  /** Every payment but the last. */
  readonly eachCents: number;
  /** What does not divide comes with the last payment. */
  readonly lastCents: number;
  /** All that the plan does not pay. */
  readonly youCents: number;
}

/**
 * Shares a fee out among the plan, an HSA or FSA, the credited consultation, the down payment and the months, in this order; none takes more
 * than is left. There is no finance charge: the APR is 0% (practice-schema.ts asks for it).
 */
export function shareOut(lines: LedgerLines): PaymentShares {
  const { feeCents, maximumCents, percent, months } = lines;
  const { planCents, youCents } = reckonPlanShare({
    feeCents,
    allowedCents: feeCents,
    deductibleCents: 0,
    percent,
    maximumCents,
  });
  const hsaCents = Math.min(lines.hsaCents, youCents);
  const creditCents = Math.min(lines.creditCents, youCents - hsaCents);
  const downCents = Math.min(lines.downCents, youCents - hsaCents - creditCents);
  const monthlyCents = youCents - hsaCents - creditCents - downCents;
  // No payment is of nothing: three cents are three payments.
  const payments = Math.min(months, monthlyCents);
  const eachCents = payments === 0 ? 0 : Math.floor(monthlyCents / payments);
  const lastCents = payments === 0 ? 0 : monthlyCents - eachCents * (payments - 1);
  return {
    feeCents,
    planCents,
    hsaCents,
    creditCents,
    downCents,
    monthlyCents,
    payments,
    eachCents,
    lastCents,
    youCents,
  };
}
