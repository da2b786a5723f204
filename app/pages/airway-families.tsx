import page from 'content:page/airway-families';
import { GrowthChart } from '../features/airway-families/growth-chart.tsx';
import { NotKnown } from '../features/airway-families/not-known.tsx';
import { VisitFromBelow } from '../features/airway-families/visit-from-below.tsx';
import { WhomToTell } from '../features/airway-families/whom-to-tell.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NextLinks } from '../site/closing-band.tsx';
import { EmphasizedClosing } from '../site/emphasized-closing.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/airway-families.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/AirwayFamilies');

/** A growth chart on a door frame, and a first visit from a child's height. */
export default function AirwayFamiliesPage() {
  return (
    <div className="airway-families">
      <GrowthChart page={page} />
      <WhomToTell watch={page.watch} />
      <VisitFromBelow page={page} />
      <NotKnown unknown={page.unknown} />
      <EmphasizedClosing closing={page.closing} className="families-closing closing-beside" />
      <NextLinks next={page.next} />
    </div>
  );
}
