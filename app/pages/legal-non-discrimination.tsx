import legal from 'content:legal/non-discrimination';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { describePage } from '../seo/page-meta.ts';

const PATH = '/legal/non-discrimination';

export const handle = { page: legal };
export const meta = () => describePage(legal, PATH);

export default function LegalNonDiscriminationPage() {
  return <LegalPage legal={legal} path={PATH} />;
}
