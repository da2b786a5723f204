import legal from 'content:legal/notice-of-privacy-practices';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NOTICE_PDF_PATH } from '../site/notice-pdf-path.ts';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/legal.css?url';

const PATH = '/legal/notice-of-privacy-practices';

export const handle = { page: legal };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(legal, PATH);

export default function LegalNoticePage() {
  return <LegalPage legal={legal} path={PATH} pdfHref={NOTICE_PDF_PATH} />;
}
