import page from 'content:page/emergency';
import practice from 'content:practice';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../ui/standard-page.tsx';
import { callHref } from '../ui/phone-href.ts';

export const handle = { page };
export const meta = () => describePage(page, '/emergency');

/** A person who opens this page may have one hand free: the call comes first. */
export default function EmergencyPage() {
  return (
    <>
      <p className="wrap emergency-call">
        <a className="button" href={callHref(practice.urgentPhone)}>
          Call {practice.urgentPhone} now
        </a>
        <a className="quiet-link" href="tel:911">
          Call 911
        </a>
      </p>
      <StandardPage page={page} />
    </>
  );
}
