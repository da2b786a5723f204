import page from 'content:page/emergency';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../ui/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/emergency');

export default function EmergencyPage() {
  return <StandardPage page={page} />;
}
