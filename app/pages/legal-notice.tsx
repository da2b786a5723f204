import legal from 'content:legal/notice-of-privacy-practices';
import { describePage } from '../seo/page-meta.ts';
import { NOTICE_PDF_PATH } from '../site/notice-pdf-path.ts';
import { LegalText } from '../site/legal-text.tsx';

export const handle = { page: legal };
export const meta = () => describePage(legal, '/legal/notice-of-privacy-practices');

export default function LegalNoticePage() {
  return <LegalText legal={legal} pdfHref={NOTICE_PDF_PATH} />;
}
