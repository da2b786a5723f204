import { writeCents } from '../../../domain/payment/cents.ts';
import type { MonthlyPlan } from '../../../domain/practice/monthly-plan.ts';
import { useSaidOnce } from '../../ui/use-said-once.ts';
import { NO_SUM, sayResult, type FinancialWords } from './ledger-words.ts';
import type { Ledger } from './use-ledger.ts';

interface LedgerResultProps {
  words: FinancialWords['result'];
  ledger: Pick<Ledger, 'shares' | 'isTouched'>;
  plan: Pick<MonthlyPlan, 'aprPercent'>;
}

/** What a month comes to, very large, with its terms directly under it; said once the visitor has stopped for a moment. */
export function LedgerResult({ words, ledger, plan }: LedgerResultProps) {
  const { shares, isTouched } = ledger;
  const [dollars = '', cents = ''] = writeCents(shares.eachCents).split('.');
  const terms = sayResult(words, shares, plan.aprPercent);
  const isPaidMonthly = shares.payments > 0;
  const said = isPaidMonthly
    ? `$${writeCents(shares.eachCents)} ${words.perMonth} ${terms}`
    : terms;
  const saidOnce = useSaidOnce(said, isTouched);
  return (
    <div className="ledger-result">
      {isPaidMonthly ? (
        <p className="ledger-month">
          <strong className="ledger-figure" data-letters={dollars.length}>
            ${dollars}
            {cents === '00' ? null : (
              <>
                <span className="visually-hidden">.</span>
                <sup>{cents}</sup>
              </>
            )}
          </strong>{' '}
          <em>{words.perMonth}</em>
        </p>
      ) : (
        <p className="ledger-month" aria-hidden="true">
          <strong className="ledger-figure">{shares.feeCents > 0 ? '$0' : NO_SUM}</strong>
        </p>
      )}
      <p className="ledger-terms">{terms}</p>
      <output className="visually-hidden">{saidOnce}</output>
    </div>
  );
}
