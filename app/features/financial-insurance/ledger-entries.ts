import { readCents, writeShort } from '../../../domain/payment/cents.ts';
import type { LedgerLines } from '../../../domain/payment/payment-shares.ts';
import { totalDollars } from '../../../domain/practice/monthly-plan.ts';
import type { Practice } from '../../../domain/practice/practice-schema.ts';

export type Prices = Practice['prices'];

/** What a plan may pay of a fee; 0 too, since some plans pay nothing for adults. */
export const PERCENTS = [0, 25, 40, 50, 60, 80, 100] as const;
const USUAL_PERCENT = 50;

/** The lines in which somebody writes an amount. */
export type AmountLine = 'fee' | 'maximum' | 'hsa' | 'down';

/** What stands in the ledger, amounts as they are written. It lives as long as the page does, and nowhere else. */
export interface LedgerEntries extends Readonly<Record<AmountLine, string>> {
  readonly percent: number;
  readonly isConsultationPaid: boolean;
  readonly months: number;
  /** True until the visitor writes a fee: until then fee and down payment are the practice's example. */
  readonly isExample: boolean;
}

/** The practice's own example, with which the ledger begins: the terms that stand beside "from $150 per month". */
export function exampleEntries({ monthlyPlan }: Pick<Prices, 'monthlyPlan'>): LedgerEntries {
  return {
    fee: writeShort(totalDollars(monthlyPlan) * 100),
    maximum: '0',
    percent: USUAL_PERCENT,
    hsa: '0',
    isConsultationPaid: false,
    down: writeShort(monthlyPlan.downDollars * 100),
    months: monthlyPlan.payments,
    isExample: true,
  };
}

/**
 * The entries after a change. With the first fee of the visitor's own the example's down payment leaves: nobody's own sum holds an amount
 * that nobody wrote. One that the visitor wrote stays.
 */
export function changeEntries(
  before: LedgerEntries,
  change: Partial<LedgerEntries>,
  prices: Pick<Prices, 'monthlyPlan'>,
): LedgerEntries {
  const after = { ...before, ...change };
  const example = exampleEntries(prices);
  if (!before.isExample || after.fee === example.fee) return after;
  return { ...after, isExample: false, down: after.down === example.down ? '0' : after.down };
}

/** The entries as amounts; what cannot be read counts as nothing, which the line says. */
export function linesOf(
  entries: LedgerEntries,
  prices: Pick<Prices, 'consultationFee'>,
): LedgerLines {
  const { fee, maximum, percent, hsa, isConsultationPaid, down, months } = entries;
  return {
    feeCents: readCents(fee) ?? 0,
    maximumCents: readCents(maximum) ?? 0,
    percent,
    hsaCents: readCents(hsa) ?? 0,
    creditCents: isConsultationPaid ? (readCents(prices.consultationFee) ?? 0) : 0,
    downCents: readCents(down) ?? 0,
    months,
  };
}
