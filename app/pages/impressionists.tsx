import page from 'content:page/impressionists';
import { describePage } from '../seo/page-meta.ts';
import { NavigationSignal } from '../site/navigation-signal.tsx';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/impressionists');

export default function ImpressionistsPage() {
  return <StandardPage page={page} opening={<NavigationSignal />} />;
}
