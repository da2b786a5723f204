import practice from 'content:practice';
import shell from 'content:shell';
import { BOOKING_PATH } from '../../domain/intake/wire.ts';
import { VIRTUAL_CONSULTATION_PATH } from '../site/form-paths.ts';
import { BreakableAddress } from '../ui/breakable-address.tsx';
import { ActionLink } from '../site/action-link.tsx';
import { callHref, textHref } from '../ui/phone-href.ts';
import { TextLink } from '../ui/text-link.tsx';

/** How to reach the practice about anything that can wait. */
export function FooterContacts() {
  const { help, footer } = shell;
  return (
    <div className="footer-list">
      <h2>{footer.reach}</h2>
      <ul>
        <li>
          <a href={callHref(practice.phone)}>
            {help.call} {practice.phone}
          </a>
        </li>
        <li>
          <ActionLink
            action={{
              label: `${help.text} ${practice.textPhone}`,
              href: textHref(practice.textPhone),
              elsewhere: { label: help.messageInstead, href: VIRTUAL_CONSULTATION_PATH },
            }}
          />
        </li>
        <li>
          <a href={`mailto:${practice.email}`}>
            <span>
              <BreakableAddress>{practice.email}</BreakableAddress>
            </span>
          </a>
        </li>
        <li>
          <TextLink href={BOOKING_PATH}>{help.book}</TextLink>
        </li>
      </ul>
    </div>
  );
}
