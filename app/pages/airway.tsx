import page from 'content:page/airway';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/airway');

export default function AirwayPage() {
  return <StandardPage page={page} />;
}
