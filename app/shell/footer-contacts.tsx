import practice from 'content:practice';
import { pathIn } from '../../domain/languages/page-languages.ts';
import { bookingPathIn, VIRTUAL_CONSULTATION_PATH } from '../site/form-paths.ts';
import { BreakableAddress } from '../ui/breakable-address.tsx';
import { ActionLink } from '../site/action-link.tsx';
import { callHref, textHref } from '../ui/phone-href.ts';
import { TextLink } from '../ui/text-link.tsx';
import { useShell } from './use-shell.ts';

/** How to reach the practice about anything that can wait. */
export function FooterContacts() {
  const { language, words } = useShell();
  const { help, footer } = words;
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
              elsewhere: {
                label: help.messageInstead,
                href: pathIn(language, VIRTUAL_CONSULTATION_PATH),
              },
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
          <TextLink href={bookingPathIn(language)}>{help.book}</TextLink>
        </li>
      </ul>
    </div>
  );
}
