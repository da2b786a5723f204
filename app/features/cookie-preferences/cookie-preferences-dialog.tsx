import { Dialog } from '../../ui/dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** What there is to choose about cookies: nothing, as long as the site sets none. */
export function CookiePreferencesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label="Cookie preferences" className="cookie-preferences" onClose={onClose}>
      <div className="dialog-text">
        <h2>Cookie preferences</h2>
        <p>
          This site sets no cookies, runs no analytics, and loads nothing from other companies. So
          there is nothing to switch off. If that ever changes, you are asked first, and you can
          change your answer here.
        </p>
        <p>
          {isGlobalPrivacyControlOn()
            ? 'Your browser sends a Global Privacy Control signal. It is honored.'
            : 'If your browser sends a Global Privacy Control signal, it is honored.'}{' '}
          More is in the <TextLink href="/legal/privacy">privacy policy</TextLink>.
        </p>
      </div>
    </Dialog>
  );
}

function isGlobalPrivacyControlOn(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
