import legal from 'content:legal/accessibility';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { describePage } from '../seo/page-meta.ts';

const PATH = '/legal/accessibility';

export const handle = { page: legal };
export const meta = () => describePage(legal, PATH);

export default function LegalAccessibilityPage() {
  return <LegalPage legal={legal} path={PATH} />;
}
