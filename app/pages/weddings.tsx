import page from 'content:page/weddings';
import { WeddingPage } from '../features/weddings/wedding-page.tsx';
import { describePage } from '../seo/page-meta.ts';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/weddings.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/weddings');

export default function WeddingsPage() {
  return <WeddingPage page={page} />;
}
