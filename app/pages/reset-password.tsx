import page from 'content:page/reset-password';
import practice from 'content:practice';
import { KeyCard } from '../features/reset-password/key-card.tsx';
import { LockedOut } from '../features/reset-password/locked-out.tsx';
import { PortalSteps } from '../features/reset-password/portal-steps.tsx';
import { KeptSafe, ReachPerson } from '../features/reset-password/safe-and-person.tsx';
import { describePage } from '../seo/page-meta.ts';
import { ClosingBand } from '../site/closing-band.tsx';
import { EmphasizedHeading } from '../ui/emphasized-heading.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/reset-password.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/reset-password');

/** For somebody who is locked out and comes from the portal: the true address first, then what to do there. */
export default function ResetPasswordPage() {
  return (
    <div className="reset-password">
      <header className="wrap reset-opening">
        <div>
          <h1 tabIndex={-1}>
            <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
          </h1>
          <p className="lede">{page.lead}</p>
        </div>
        <KeyCard words={page.card} portalUrl={practice.portalUrl} />
      </header>
      <PortalSteps steps={page.steps} />
      <LockedOut lockedOut={page.lockedOut} />
      <KeptSafe safe={page.safe} />
      <ReachPerson person={page.person} picture={page.picture} />
      <ClosingBand closing={page.closing} next={page.next} />
    </div>
  );
}
