import practice from 'content:practice';
import { HOURS_IN_ENGLISH } from '../../domain/practice/hours-language.ts';
import { openingHoursOf } from '../../domain/practice/opening-rules.ts';
import { ANSWER_TIME } from '../../domain/practice/promise.ts';
import { RequestPage } from '../features/request-form/request-page.tsx';
import { describePage } from '../seo/page-meta.ts';
import { WEEKEND_REQUEST_PATH } from '../site/form-paths.ts';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/embed.css?url';

const page = {
  title: `Ask for a weekend appointment | ${practice.name}`,
  description: `Ask ${practice.name} for a Saturday or Sunday appointment: which days would suit you, and how to reach you. Only the practice can read it.`,
};

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, WEEKEND_REQUEST_PATH);

/** The request for a weekend time: a request, not a slot, since both doctors must be able to come. */
export default function EmbedWeekendAppointmentPage() {
  return (
    <RequestPage kind="weekend-appointment" heading="Ask for a weekend time">
      {HOURS_IN_ENGLISH.byAppointment(openingHoursOf(practice))}. Tell us which days would suit you.
      It is only a request until we confirm it. We answer {ANSWER_TIME}.
    </RequestPage>
  );
}
