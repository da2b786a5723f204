import groups from 'content:faq';
import page from 'content:page/faq';
import { QuestionGroups } from '../features/faq/question-groups.tsx';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../ui/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/faq');

export default function FaqPage() {
  return <StandardPage page={page} opening={<QuestionGroups groups={groups} />} />;
}
