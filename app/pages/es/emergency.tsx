import page from 'content:page/es/emergency';
import practice from 'content:practice';
import { HOURS_IN_SPANISH } from '../../../domain/practice/hours-in-spanish.ts';
import { directionsHref } from '../../../domain/practice/map-links.ts';
import { Call911 } from '../../features/emergency/call-911.tsx';
import { EmergencyCalls } from '../../features/emergency/emergency-calls.tsx';
import { EmergencyEnd } from '../../features/emergency/emergency-end.tsx';
import { Situations } from '../../features/emergency/situations.tsx';
import { OpeningNow } from '../../features/opening-now/opening-now.tsx';
import { describePage } from '../../seo/page-meta.ts';
import { SHELL_IN_SPANISH } from '../../shell/shell-in-spanish.ts';
import { LanguageSwitch } from '../../site/language-switch.tsx';
import { TranslatedPart } from '../../site/translated-part.tsx';
import { pageStyles } from '../../styles/page-styles.ts';
import stylesheet from '../../styles/pages/emergency.css?url';

export const handle = { page, shell: SHELL_IN_SPANISH };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/es/emergency');

/** The emergency page in Spanish: the same two calls and the same steps. */
export default function SpanishEmergencyPage() {
  return (
    <div className="emergency">
      <TranslatedPart page={page} parts={['calls']}>
        <EmergencyCalls urgentPhone={practice.urgentPhone} words={page.calls} />
      </TranslatedPart>
      <p className="wrap emergency-open" data-to-come="data-open">
        <OpeningNow practice={practice} say={HOURS_IN_SPANISH.openingNow} />
      </p>
      <TranslatedPart
        page={page}
        parts={['kicker', 'unanswered', 'otherwise', 'situations', 'hour']}
      >
        <Situations words={page} otherLanguage={<LanguageSwitch />} />
      </TranslatedPart>
      <TranslatedPart page={page} parts={['call911']}>
        <div className="wrap">
          <Call911 words={page.call911} />
        </div>
      </TranslatedPart>
      <TranslatedPart page={page} parts={['end']}>
        <EmergencyEnd words={page.end} directionsHref={directionsHref(practice.address)} />
      </TranslatedPart>
    </div>
  );
}
