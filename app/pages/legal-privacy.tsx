import legal from 'content:legal/privacy';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { describePage } from '../seo/page-meta.ts';

const PATH = '/legal/privacy';

export const handle = { page: legal };
export const meta = () => describePage(legal, PATH);

export default function LegalPrivacyPage() {
  return <LegalPage legal={legal} path={PATH} />;
}
