import page from 'content:page/start-here';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/start-here');

export default function StartHerePage() {
  return <StandardPage page={page} />;
}
