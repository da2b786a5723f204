import { sayMonthly, sayTerms } from '../../domain/practice/monthly-plan.ts';
import type { FieldValue, SentField } from '../../domain/desk/site-wire.ts';

const PLAN = 'prices.monthlyPlan.';

/** What stands beside the monthly price on the site, reckoned from its parts as they are typed; nothing while one of them is no number. */
export function TermsOfPlan({ fields }: { fields: readonly SentField[] }) {
  const said = (key: string): FieldValue | undefined => {
    const field = fields.find(({ path }) => path === PLAN + key);
    return field?.draft?.value ?? field?.written;
  };
  const parts = ['downDollars', 'payments', 'paymentDollars', 'aprPercent'].map(said);
  if (!parts.every((part) => typeof part === 'number')) return null;
  const [downDollars = 0, payments = 0, paymentDollars = 0, aprPercent = 0] = parts;
  const plan = { downDollars, payments, paymentDollars, aprPercent };
  return (
    <p className="site-warning" role="status">
      It reads: from {sayMonthly(plan)} ({sayTerms(plan)}).
    </p>
  );
}
