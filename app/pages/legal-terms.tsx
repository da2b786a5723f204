import legal from 'content:legal/terms';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { describePage } from '../seo/page-meta.ts';

const PATH = '/legal/terms';

export const handle = { page: legal };
export const meta = () => describePage(legal, PATH);

export default function LegalTermsPage() {
  return <LegalPage legal={legal} path={PATH} />;
}
