import legal from 'content:legal/terms';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { describePage } from '../seo/page-meta.ts';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/legal.css?url';

const PATH = '/legal/terms';

export const handle = { page: legal };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(legal, PATH);

export default function LegalTermsPage() {
  return <LegalPage legal={legal} path={PATH} />;
}
