import page from 'content:page/financial-insurance';
import practice from 'content:practice';
import { EstimateRight } from '../features/financial-insurance/estimate-right.tsx';
import { FeeReceipt } from '../features/financial-insurance/fee-receipt.tsx';
import { PaymentLedger } from '../features/financial-insurance/payment-ledger.tsx';
import { PlanStair } from '../features/financial-insurance/plan-stair.tsx';
import { TaxAccounts } from '../features/financial-insurance/tax-accounts.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NextLinks } from '../site/closing-band.tsx';
import { EmphasizedClosing } from '../site/emphasized-closing.tsx';
import { Picture } from '../ui/picture.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/financial-insurance.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/financial-insurance');

export default function FinancialInsurancePage() {
  return (
    <div className="financial">
      <PaymentLedger page={page} prices={practice.prices} />
      <FeeReceipt receipt={page.receipt} practice={practice} />
      <PlanStair stair={page.stair} />
      <TaxAccounts savings={page.savings} />
      <EstimateRight estimate={page.estimate} />
      <figure className="money-table">
        <Picture picture={page.strip} sizes="100vw" />
        <figcaption className="wrap">{page.strip.caption}</figcaption>
      </figure>
      <EmphasizedClosing closing={page.closing} className="money-closing same-ground" />
      <NextLinks next={page.next} />
    </div>
  );
}
