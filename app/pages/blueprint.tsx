import page from 'content:page/blueprint';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/blueprint');

export default function BlueprintPage() {
  return <StandardPage page={page} />;
}
