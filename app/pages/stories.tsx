import page from 'content:page/stories';
import testimonials from 'content:testimonials';
import { PatientWords } from '../features/stories/patient-words.tsx';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/stories');

export default function StoriesPage() {
  return <StandardPage page={page} opening={<PatientWords testimonials={testimonials} />} />;
}
