import legal from 'content:legal/accessibility';
import { describePage } from '../seo/page-meta.ts';
import { LegalText } from '../site/legal-text.tsx';

export const handle = { page: legal };
export const meta = () => describePage(legal, '/legal/accessibility');

export default function LegalAccessibilityPage() {
  return <LegalText legal={legal} />;
}
