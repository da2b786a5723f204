import page from 'content:page/weddings';
import { WeddingPage } from '../features/weddings/wedding-page.tsx';
import { describePage } from '../seo/page-meta.ts';

export const handle = { page };
export const meta = () => describePage(page, '/weddings');

export default function WeddingsPage() {
  return <WeddingPage page={page} />;
}
