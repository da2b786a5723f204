import legal from 'content:legal/privacy';
import { describePage } from '../seo/page-meta.ts';
import { LegalText } from '../site/legal-text.tsx';

export const handle = { page: legal };
export const meta = () => describePage(legal, '/legal/privacy');

export default function LegalPrivacyPage() {
  return <LegalText legal={legal} />;
}
