import requestWords from 'content:request-form/es';
import { pathIn, SPANISH } from '../../../domain/languages/page-languages.ts';
import { SpanishRequestPage } from '../../features/request-form/spanish-request-page.tsx';
import { describePage } from '../../seo/page-meta.ts';
import { WEEKEND_REQUEST_PATH } from '../../site/form-paths.ts';
import { pageStyles } from '../../styles/page-styles.ts';
import stylesheet from '../../styles/pages/embed.css?url';

const page = requestWords.pages['weekend-appointment'];

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, pathIn(SPANISH, WEEKEND_REQUEST_PATH));

/** The request for a weekend time in Spanish. */
export default function SpanishWeekendAppointmentPage() {
  return <SpanishRequestPage kind="weekend-appointment" />;
}
