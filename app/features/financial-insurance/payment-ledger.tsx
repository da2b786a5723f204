import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { UnbrokenWords } from '../../ui/unbroken-words.tsx';
import { Assumptions } from './assumptions.tsx';
import type { Prices } from './ledger-entries.ts';
import { LedgerResult } from './ledger-result.tsx';
import { LedgerSheet } from './ledger-sheet.tsx';
import type { FinancialWords } from './ledger-words.ts';
import { WhoPaysWhat } from './who-pays-what.tsx';
import { useLedger } from './use-ledger.ts';

interface PaymentLedgerProps {
  page: FinancialWords;
  prices: Prices;
}

/** The first thing: what the consultation costs, and an account page that re-adds itself, with its result, its bar and what it assumes. */
export function PaymentLedger({ page, prices }: PaymentLedgerProps) {
  const { heading, headingEmphasis, lead, visit } = page;
  const ledger = useLedger(prices);
  return (
    <div className="ledger">
      <div className="wrap ledger-open">
        <header className="ledger-say">
          <h1 tabIndex={-1}>
            <EmphasizedHeading heading={heading} emphasis={headingEmphasis} />
          </h1>
          <p className="ledger-lead">{lead}</p>
          <p className="ledger-visit">
            <strong>{visit.amount}</strong>
            <span>
              <UnbrokenWords>{visit.text}</UnbrokenWords>{' '}
              <a href={`#${page.receipt.id}`}>{visit.link}</a>
            </span>
          </p>
        </header>
        <LedgerResult words={page.result} ledger={ledger} plan={prices.monthlyPlan} />
        <LedgerSheet words={page.ledger} ledger={ledger} prices={prices} />
      </div>
      <WhoPaysWhat words={page.shares} shares={ledger.shares} />
      <Assumptions assumptions={page.assumptions} />
    </div>
  );
}
