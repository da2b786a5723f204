/** What a dental plan counts, by which it decides what it pays. All amounts in cents. */
export interface PlanTerms {
  readonly feeCents: number;
  /** What the plan counts of the fee; it may count more than is asked, and still pays of the fee only. */
  readonly allowedCents: number;
  readonly deductibleCents: number;
  /** Of what is left after the deductible, 0 to 100. */
  readonly percent: number;
  /** The most that it still pays, in a year or a lifetime. */
  readonly maximumCents: number;
}

/** The steps from the fee to what each side pays, in cents. */
export interface PlanShare {
  readonly countedCents: number;
  /** The percentage of what is counted, before the maximum. */
  readonly shareCents: number;
  readonly isCutByMaximum: boolean;
  readonly planCents: number;
  readonly youCents: number;
}

/**
 * What a plan pays, step by step: the allowed amount, less the deductible, by the percentage, up to the maximum. A part of a cent is the
 * visitor's: an estimate promises rather too little.
 */
export function reckonPlanShare(terms: PlanTerms): PlanShare {
  const { feeCents, allowedCents, deductibleCents, percent, maximumCents } = terms;
  const countedCents = Math.max(Math.min(allowedCents, feeCents) - deductibleCents, 0);
  const shareCents = Math.floor((countedCents * percent) / 100);
  const planCents = Math.min(shareCents, maximumCents);
  return {
    countedCents,
    shareCents,
    isCutByMaximum: planCents < shareCents,
    planCents,
    youCents: feeCents - planCents,
  };
}
