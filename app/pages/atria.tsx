import page from 'content:page/atria';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/atria');

export default function AtriaPage() {
  return <StandardPage page={page} />;
}
