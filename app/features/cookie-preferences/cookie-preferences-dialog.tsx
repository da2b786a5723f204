import practice from 'content:practice';
import { isGlobalPrivacyControlOn } from '../../analytics/browser-signals.ts';
import { readPageMark } from '../../analytics/read-page-mark.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PurposeChoices } from './purpose-choices.tsx';

/** Whether another company shows any of the forms. */
const HAS_FRAMES = Object.values(practice.embeds).some(({ provider }) => provider !== 'built-in');

/** What there is to choose about cookies: nothing, where the practice has configured nothing that needs a yes. */
export function CookiePreferencesDialog({ onClose }: { onClose: () => void }) {
  const { ownCount, purposes } = readPageMark();
  const isRefusedBySignal = isGlobalPrivacyControlOn();
  return (
    <Dialog label="Cookie preferences" className="cookie-preferences" onClose={onClose}>
      <div className="dialog-text">
        <h2>Cookie preferences</h2>
        {purposes.length === 0 ? (
          <p>
            This site sets no cookies
            {HAS_FRAMES ? ' of its own' : ' and loads nothing from other companies'}. So there is
            nothing to switch off. If that ever changes, you are asked first, and you can change
            your answer here.
          </p>
        ) : (
          <p>
            This site sets no cookies of its own.{' '}
            {isRefusedBySignal
              ? 'Nothing from another company runs in your browser.'
              : 'What follows runs only if you say yes.'}
          </p>
        )}
        {HAS_FRAMES ? (
          <p>
            Forms from another company load when you come to them. That company may set cookies on
            its own addresses.
          </p>
        ) : null}
        <p className="consent-signal" data-on={isRefusedBySignal ? '' : undefined}>
          {isRefusedBySignal
            ? 'Your browser sends a Global Privacy Control signal. It is honored: it counts as no to everything here.'
            : 'If your browser sends a Global Privacy Control signal, it is honored. It sends none now.'}
        </p>
        {purposes.length === 0 || isRefusedBySignal ? null : <PurposeChoices />}
        <p>
          {ownCount
            ? 'Our own server counts how often each page is opened in a day: numbers, not people. It is not told who you are, and does not count browsers that send Global Privacy Control or Do Not Track. '
            : ''}
          More is in the <TextLink href="/legal/privacy">privacy policy</TextLink>.
        </p>
      </div>
    </Dialog>
  );
}
