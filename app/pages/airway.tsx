import page from 'content:page/airway';
import { AirwayMorning } from '../features/airway/airway-morning.tsx';
import { AirwayOpening } from '../features/airway/airway-opening.tsx';
import { AssessmentSteps } from '../features/airway/assessment-steps.tsx';
import { OnlyOne } from '../features/airway/only-one.tsx';
import { PhysicianFirst } from '../features/airway/physician-first.tsx';
import { SignsByHour } from '../features/airway/signs-by-hour.tsx';
import { WayOfABreath } from '../features/airway/way-of-a-breath.tsx';
import { WhoTreatsWhat } from '../features/airway/who-treats-what.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NextLinks } from '../site/closing-band.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/airway.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/airway');

/** One night passes while the page is read: its ground goes from navy to the paper of the morning. */
export default function AirwayPage() {
  return (
    <div className="airway">
      <AirwayOpening page={page} />
      <WayOfABreath way={page.way} />
      <OnlyOne only={page.only} />
      <SignsByHour signs={page.signs} />
      <PhysicianFirst first={page.first} />
      <AssessmentSteps assess={page.assess} />
      <WhoTreatsWhat page={page} />
      <AirwayMorning closing={page.closing} morning={page.morning} />
      <NextLinks next={page.next} />
    </div>
  );
}
