import page from 'content:page/impressions-method';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/impressions-method');

export default function ImpressionsMethodPage() {
  return <StandardPage page={page} />;
}
