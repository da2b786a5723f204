import page from 'content:page/stories';
import testimonials from 'content:testimonials';
import { ConsentSlip } from '../features/stories/consent-slip.tsx';
import { PatientWords } from '../features/stories/patient-words.tsx';
import { StoriesClosing } from '../features/stories/stories-closing.tsx';
import { Stories } from '../features/stories/stories.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NextLinks } from '../site/closing-band.tsx';
import italic from '../styles/fonts/cormorant-500-italic.woff2?url';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/stories.css?url';

export const handle = { page };
export const meta = () => describePage(page, '/stories');
/** What was said stands in italic on the first screen, and words follow it on its lines: docs/decisions/156-the-italic-of-a-first-screen.md. */
export const links = () => [
  ...pageStyles(stylesheet),
  {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: italic,
    crossOrigin: 'anonymous' as const,
  },
];

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
