import page from 'content:page/emergency';
import practice from 'content:practice';
import { directionsHref } from '../../domain/practice/map-links.ts';
import { Call911 } from '../features/emergency/call-911.tsx';
import { EmergencyCalls } from '../features/emergency/emergency-calls.tsx';
import { EmergencyEnd } from '../features/emergency/emergency-end.tsx';
import { Situations } from '../features/emergency/situations.tsx';
import { OpeningNow } from '../features/opening-now/opening-now.tsx';
import { describePage } from '../seo/page-meta.ts';
import { LanguageSwitch } from '../site/language-switch.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/emergency.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/emergency');

/** A person who opens this page may have one hand free: two calls, eight words, and then only the steps. */
export default function EmergencyPage() {
  return (
    <div className="emergency">
      <EmergencyCalls urgentPhone={practice.urgentPhone} words={page.calls} />
      <p className="wrap emergency-open" data-to-come="data-open">
        <OpeningNow practice={practice} />
      </p>
      <Situations words={page} otherLanguage={<LanguageSwitch />} />
      <div className="wrap">
        <Call911 words={page.call911} />
      </div>
      <EmergencyEnd words={page.end} directionsHref={directionsHref(practice.address)} />
    </div>
  );
}
