import page from 'content:page/weddings';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/weddings');

export default function WeddingsPage() {
  return <StandardPage page={page} />;
}
