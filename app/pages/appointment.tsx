import page from 'content:page/appointment';
import practice from 'content:practice';
import { AppointmentPart } from '../features/scheduling/change/appointment-part.tsx';
import { SCHEDULING_IN_ENGLISH } from '../features/scheduling/scheduling-in-english.ts';
import { SchedulingLanguageHere } from '../features/scheduling/scheduling-language.ts';
import { describePage } from '../seo/page-meta.ts';
import { WrittenPage } from '../site/written-page.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/appointment.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/appointment');

/** One appointment, opened by its link: the page itself is the same for everybody. */
export default function AppointmentPage() {
  const isBuiltIn = practice.embeds.scheduling.provider === 'built-in';
  return (
    <WrittenPage page={page}>
      {isBuiltIn ? (
        <SchedulingLanguageHere value={SCHEDULING_IN_ENGLISH}>
          <AppointmentPart facts={practice} />
        </SchedulingLanguageHere>
      ) : null}
    </WrittenPage>
  );
}
