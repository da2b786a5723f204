import practice from 'content:practice';
import shell from 'content:shell';
import { VIRTUAL_CONSULTATION_PATH } from '../site/form-paths.ts';
import { BreakableAddress } from '../ui/breakable-address.tsx';
import { ActionLink } from '../site/action-link.tsx';
import { callHref, textHref } from '../ui/phone-href.ts';

/** How to reach the practice about anything that can wait. */
export function FooterContacts() {
  const { help } = shell;
  return (
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
    </ul>
  );
}
