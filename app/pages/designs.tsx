import page from 'content:page/designs';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/designs');

export default function DesignsPage() {
  return <StandardPage page={page} />;
}
