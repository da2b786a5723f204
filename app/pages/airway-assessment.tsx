import page from 'content:page/airway-assessment';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/airway-assessment');

export default function AirwayAssessmentPage() {
  return <StandardPage page={page} />;
}
