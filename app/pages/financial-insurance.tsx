import page from 'content:page/financial-insurance';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/financial-insurance');

export default function FinancialInsurancePage() {
  return <StandardPage page={page} />;
}
