import page from 'content:page/community';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/community');

export default function CommunityPage() {
  return <StandardPage page={page} />;
}
