import groups from 'content:faq';
import page from 'content:page/faq';
import practice from 'content:practice';
import { QuestionGroups } from '../features/faq/question-groups.tsx';
import { OpeningNow } from '../features/opening-now/opening-now.tsx';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

/** The section that says how to reach the practice (content/pages/faq.yaml). */
const CONTACT_SECTION_ID = 'reach-us';

export const handle = { page };
export const meta = () => describePage(page, '/faq');

export default function FaqPage() {
  return (
    <StandardPage
      page={page}
      opening={<QuestionGroups groups={groups} />}
      notes={{ [CONTACT_SECTION_ID]: <OpeningNow practice={practice} /> }}
    />
  );
}
