import { writeCents, writeShort } from '../../../domain/payment/cents.ts';
import type { PaymentShares } from '../../../domain/payment/payment-shares.ts';
import type { PageContentOf } from '../../site/page-content.ts';

/** The page's words: content/pages/financial-insurance.yaml. */
export type FinancialWords = PageContentOf<'financial-insurance'>;

/** In the place of a sum where there is none. */
export const NO_SUM = '–';

type ShareKind = 'plan' | 'hsa' | 'credit' | 'down' | 'monthly';

/** Words with amounts in the place of `{name}`. */
export function fillIn(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}

/**
 * All terms of a monthly amount in a sentence or two, as the law wants them beside it (Regulation Z, 12 CFR 1026.24): payments, what is paid
 * down, the APR, and the total.
 */
export function sayResult(
  words: FinancialWords['result'],
  shares: PaymentShares,
  aprPercent: number,
): string {
  const { feeCents, planCents, downCents, youCents, payments, eachCents, lastCents } = shares;
  if (feeCents === 0) return words.noFee;
  const values = {
    payments: payments - 1,
    each: `$${writeCents(eachCents)}`,
    last: `$${writeCents(lastCents)}`,
    down: `$${writeCents(downCents)}`,
    apr: aprPercent,
    you: `$${writeCents(youCents)}`,
    fee: `$${writeCents(feeCents)}`,
  };
  const total = fillIn(planCents === 0 ? words.total : words.totalOfFee, values);
  if (payments === 0) return `${words.nothingLeft} ${total}`;
  const conditions = fillIn(words.conditions, values);
  if (lastCents > eachCents) return `${fillIn(words.uneven, values)}, ${conditions} ${total}`;
  const equal = payments === 1 ? words.one : words.equal;
  return `${fillIn(equal, { ...values, payments })}, ${conditions} ${total}`;
}

/** The parts of the fee that are more than nothing, with their names and where they begin in it, in the order in which they are taken. */
export function partsOf(words: FinancialWords['shares'], shares: PaymentShares) {
  const { payments } = shares;
  const parts: readonly { kind: ShareKind; name: string; cents: number }[] = [
    { kind: 'plan', name: words.plan, cents: shares.planCents },
    { kind: 'hsa', name: words.hsa, cents: shares.hsaCents },
    { kind: 'credit', name: words.credit, cents: shares.creditCents },
    { kind: 'down', name: words.down, cents: shares.downCents },
    {
      kind: 'monthly',
      name: payments === 1 ? words.onePayment : fillIn(words.monthly, { payments }),
      cents: shares.monthlyCents,
    },
  ];
  return parts
    .map((part, index) => ({
      ...part,
      fromCents: parts.slice(0, index).reduce((sum, { cents }) => sum + cents, 0),
    }))
    .filter(({ cents }) => cents > 0);
}

/** Cents as a sum of dollars within words: "$1,500", "$127.08". */
export function inShort(cents: number): string {
  return `$${writeShort(cents)}`;
}
