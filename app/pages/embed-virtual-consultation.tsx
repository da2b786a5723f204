import practice from 'content:practice';
import { ANSWER_TIME } from '../../domain/practice/promise.ts';
import { RequestPage } from '../features/request-form/request-page.tsx';
import { describePage } from '../seo/page-meta.ts';
import { VIRTUAL_CONSULTATION_PATH } from '../site/form-paths.ts';
import { providerOfConsult } from '../../domain/practice/provider-of-consult.ts';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/embed.css?url';

const page = {
  title: `Request a virtual consultation | ${practice.name}`,
  description: `Ask ${practice.name} for a virtual consultation: what you would like to talk about and how to reach you. Only the practice can read it.`,
};

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, VIRTUAL_CONSULTATION_PATH);

/** The request for a virtual consultation. */
export default function EmbedVirtualConsultationPage() {
  return (
    <RequestPage kind="virtual-consultation" heading="A virtual consultation">
      A first conversation on screen, {providerOfConsult(practice.virtualConsultation)}. It does not
      replace an examination. Tell us what you would like to talk about; we answer {ANSWER_TIME} and
      agree on a time.
    </RequestPage>
  );
}
