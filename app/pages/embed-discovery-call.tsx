import practice from 'content:practice';
import { ANSWER_TIME } from '../../domain/practice/promise.ts';
import { RequestPage } from '../features/request-form/request-page.tsx';
import { describePage } from '../seo/page-meta.ts';
import { CALL_REQUEST_PATH } from '../site/form-paths.ts';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/embed.css?url';

const page = {
  title: `Request a call | ${practice.name}`,
  description: `Ask ${practice.name} for a call: your name, how to reach you, and what matters most to you. Only the practice can read it.`,
};

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, CALL_REQUEST_PATH);

/** The request for a call. */
export default function EmbedDiscoveryCallPage() {
  return (
    <RequestPage kind="discovery-call" heading="Request a call">
      Tell us who you are and what you would like to talk about. What you write is sealed, so only
      the practice can read it. We will contact you {ANSWER_TIME}.
    </RequestPage>
  );
}
