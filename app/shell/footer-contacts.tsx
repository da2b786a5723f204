import practice from 'content:practice';
import { VIRTUAL_CONSULTATION_PATH } from '../site/form-paths.ts';
import { BreakableAddress } from '../ui/breakable-address.tsx';
import { ActionLink } from '../site/action-link.tsx';
import { callHref, textHref } from '../ui/phone-href.ts';

/** How to reach the practice about anything that can wait. */
export function FooterContacts() {
  return (
    <ul>
      <li>
        <a href={callHref(practice.phone)}>Call {practice.phone}</a>
      </li>
      <li>
        <ActionLink
          action={{
            label: `Text ${practice.textPhone}`,
            href: textHref(practice.textPhone),
            elsewhere: { label: 'Message us here', href: VIRTUAL_CONSULTATION_PATH },
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
    </ul>
  );
}
