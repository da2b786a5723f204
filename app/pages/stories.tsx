import page from 'content:page/stories';
import testimonials from 'content:testimonials';
import { ConsentSlip } from '../features/stories/consent-slip.tsx';
import { PatientWords } from '../features/stories/patient-words.tsx';
import { StoriesClosing } from '../features/stories/stories-closing.tsx';
import { Stories } from '../features/stories/stories.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NextLinks } from '../site/closing-band.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/stories');

export default function StoriesPage() {
  const isFirst = [...page.stories, ...testimonials].every(({ sample }) => sample);
  return (
    <>
      <Stories page={page}>
        <PatientWords testimonials={testimonials} heading={page.words.heading} />
      </Stories>
      <ConsentSlip words={page.permission} isFirst={isFirst} />
      <StoriesClosing closing={page.closing} />
      <NextLinks next={page.next} />
    </>
  );
}
