import page from 'content:page/reset-password';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/reset-password');

export default function ResetPasswordPage() {
  return <StandardPage page={page} />;
}
