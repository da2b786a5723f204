import page from 'content:page/book-consultation';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../ui/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/book-consultation');

export default function BookConsultationPage() {
  return <StandardPage page={page} />;
}
