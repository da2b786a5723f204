import requestWords from 'content:request-form/es';
import { pathIn, SPANISH } from '../../../domain/languages/page-languages.ts';
import { SpanishRequestPage } from '../../features/request-form/spanish-request-page.tsx';
import { describePage } from '../../seo/page-meta.ts';
import { VIRTUAL_CONSULTATION_PATH } from '../../site/form-paths.ts';
import { pageStyles } from '../../styles/page-styles.ts';
import stylesheet from '../../styles/pages/embed.css?url';

const page = requestWords.pages['virtual-consultation'];

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, pathIn(SPANISH, VIRTUAL_CONSULTATION_PATH));

/** The request for a virtual consultation in Spanish. */
export default function SpanishVirtualConsultationPage() {
  return <SpanishRequestPage kind="virtual-consultation" />;
}
