import {
  reckonPlanShare,
  type PlanShare,
  type PlanTerms,
} from '../../../domain/payment/plan-share.ts';
import { fillIn, inShort, type FinancialWords } from './ledger-words.ts';

/** How long the bar of the larger fee is, in the em of the bars: the stylesheet says how much room there is. */
const LONGEST_EM = 12;

/** One treatment of the worked example, reckoned, with its notes. */
export interface Stair {
  readonly name: string;
  readonly terms: PlanTerms;
  readonly share: PlanShare;
  readonly deductibleNote: string;
  readonly percentNote: string;
  readonly maximumNote: string;
  /** How long a bar is drawn, in em: to one scale for all. */
  readonly lengthOf: (cents: number) => string;
}

/** The treatments of the worked example; every amount but the plan's own terms is reckoned. */
export function stairsOf(words: FinancialWords['stair']): readonly Stair[] {
  const { treatments, deductibleLeft, percentOf, reached, notReached } = words;
  const longestCents = Math.max(
    ...treatments.flatMap((one) => [one.feeDollars * 100, one.allowedDollars * 100]),
  );
  return treatments.map((written) => {
    const terms: PlanTerms = {
      feeCents: written.feeDollars * 100,
      allowedCents: written.allowedDollars * 100,
      deductibleCents: written.deductibleDollars * 100,
      percent: written.percent,
      maximumCents: written.maximumDollars * 100,
    };
    const share = reckonPlanShare(terms);
    const maximum = { maximum: inShort(terms.maximumCents), of: written.maximumOf };
    return {
      name: written.name,
      terms,
      share,
      deductibleNote: fillIn(deductibleLeft, { deductible: inShort(terms.deductibleCents) }),
      percentNote: fillIn(percentOf, { percent: terms.percent }),
      maximumNote: fillIn(share.isCutByMaximum ? reached : notReached, maximum),
      lengthOf: (cents) => `${(cents / longestCents) * LONGEST_EM}em`,
    };
  });
}
