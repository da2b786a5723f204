import groups from 'content:faq';
import page from 'content:page/faq';
import practice from 'content:practice';
import { AskPerson } from '../features/faq/ask-person.tsx';
import { AskQuestions } from '../features/faq/ask-questions.tsx';
import { OpeningNow } from '../features/opening-now/opening-now.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NextLinks } from '../site/closing-band.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/faq.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/faq');

/** The heading is the search field; what is not found, a person answers. */
export default function FaqPage() {
  return (
    <div className="faq">
      <AskQuestions words={page} groups={groups} />
      <AskPerson
        words={page}
        address={practice.address}
        openingNow={<OpeningNow practice={practice} />}
      />
      <NextLinks next={page.next} />
    </div>
  );
}
