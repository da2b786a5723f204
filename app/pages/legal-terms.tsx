import legal from 'content:legal/terms';
import { describePage } from '../seo/page-meta.ts';
import { LegalText } from '../site/legal-text.tsx';

export const handle = { page: legal };
export const meta = () => describePage(legal, '/legal/terms');

export default function LegalTermsPage() {
  return <LegalText legal={legal} />;
}
