import page from 'content:page/orthodontics';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/orthodontics');

export default function OrthodonticsPage() {
  return <StandardPage page={page} />;
}
