import legal from 'content:legal/notice-of-privacy-practices';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NOTICE_PDF_PATH } from '../site/notice-pdf-path.ts';

const PATH = '/legal/notice-of-privacy-practices';

export const handle = { page: legal };
export const meta = () => describePage(legal, PATH);

export default function LegalNoticePage() {
  return <LegalPage legal={legal} path={PATH} pdfHref={NOTICE_PDF_PATH} />;
}
