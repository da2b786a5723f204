import page from 'content:page/airway-assessment';
import { AssessmentSheet } from '../features/airway-assessment/assessment-sheet.tsx';
import { SheetClosing } from '../features/airway-assessment/sheet-closing.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NextLinks } from '../site/closing-band.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/airway-assessment.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/airway-assessment');

/** A sheet to take along: what to bring up, and with whom. */
export default function AirwayAssessmentPage() {
  return (
    <div className="airway-assessment">
      <AssessmentSheet page={page} />
      <SheetClosing closing={page.closing} />
      <NextLinks next={page.next} />
    </div>
  );
}
