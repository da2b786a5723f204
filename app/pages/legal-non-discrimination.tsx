import legal from 'content:legal/non-discrimination';
import { describePage } from '../seo/page-meta.ts';
import { LegalText } from '../site/legal-text.tsx';

export const handle = { page: legal };
export const meta = () => describePage(legal, '/legal/non-discrimination');

export default function LegalNonDiscriminationPage() {
  return <LegalText legal={legal} />;
}
