import page from 'content:page/es/appointment';
import practice from 'content:practice';
import { APPOINTMENT_PAGE_PATH } from '../../../domain/intake/wire.ts';
import { pathIn, SPANISH } from '../../../domain/languages/page-languages.ts';
import { AppointmentPart } from '../../features/scheduling/change/appointment-part.tsx';
import { SayHere } from '../../features/scheduling/change/say-here.ts';
import { sayInSpanish } from '../../features/scheduling/change/say-in-spanish.ts';
import { SCHEDULING_IN_SPANISH } from '../../features/scheduling/scheduling-in-spanish.ts';
import { SchedulingLanguageHere } from '../../features/scheduling/scheduling-language.ts';
import { describePage } from '../../seo/page-meta.ts';
import { SHELL_IN_SPANISH } from '../../shell/shell-in-spanish.ts';
import { ClosingBand } from '../../site/closing-band.tsx';
import { SectionBlock } from '../../site/section-block.tsx';
import { TranslatedPart } from '../../site/translated-part.tsx';
import { pageStyles } from '../../styles/page-styles.ts';
import stylesheet from '../../styles/pages/appointment.css?url';

export const handle = { page, shell: SHELL_IN_SPANISH };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, pathIn(SPANISH, APPOINTMENT_PAGE_PATH));

/** One appointment, opened by its link, in Spanish: without the picture, whose words are in English. */
export default function SpanishAppointmentPage() {
  const isBuiltIn = practice.embeds.scheduling.provider === 'built-in';
  return (
    <>
      <div className="wrap words-and-plate">
        <div>
          <h1 tabIndex={-1}>{page.heading}</h1>
          <p className="lede">{page.lead}</p>
          {isBuiltIn ? (
            <SchedulingLanguageHere value={SCHEDULING_IN_SPANISH}>
              <SayHere value={sayInSpanish}>
                <AppointmentPart facts={practice} />
              </SayHere>
            </SchedulingLanguageHere>
          ) : null}
        </div>
      </div>
      <TranslatedPart page={page} parts={['sections']}>
        <div className="wrap page-sections">
          {page.sections.map((section) => (
            <SectionBlock key={section.id} section={section} />
          ))}
        </div>
      </TranslatedPart>
      <TranslatedPart page={page} parts={['closing', 'next']}>
        <ClosingBand closing={page.closing} next={page.next} nextLabel="Siga leyendo" />
      </TranslatedPart>
    </>
  );
}
