import page from 'content:page/orthodontics';
import practice from 'content:practice';
import { Ages } from '../features/orthodontics/ages.tsx';
import { CommonQuestions } from '../features/orthodontics/common-questions.tsx';
import { Keeping } from '../features/orthodontics/keeping.tsx';
import { MonthlyCost } from '../features/orthodontics/monthly-cost.tsx';
import { MonthsInstrument } from '../features/orthodontics/months-instrument.tsx';
import { WaysTable } from '../features/orthodontics/ways-table.tsx';
import { describePage } from '../seo/page-meta.ts';
import { EmphasizedClosing } from '../site/emphasized-closing.tsx';
import { NextLinks } from '../site/closing-band.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/orthodontics.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/orthodontics');

export default function OrthodonticsPage() {
  return (
    <>
      <MonthsInstrument page={page} />
      <WaysTable compare={page.compare} ways={page.ways} />
      <Ages ages={page.ages} />
      <MonthlyCost cost={page.cost} plan={practice.prices.monthlyPlan} />
      <Keeping keeping={page.keeping} />
      <CommonQuestions questions={page.questions} />
      <EmphasizedClosing closing={page.closing} className="own-teeth same-ground" />
      <NextLinks next={page.next} />
    </>
  );
}
