import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { TextMessageLink } from './text-message-link.tsx';

type TextLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; children: ReactNode };

/**
 * A link anywhere on the site: within the site without a reload and fetched ahead when a pointer or the focus rests on it,
 * elsewhere as it is. One that begins a text message is plain words where none can be sent: in running text its number, which stays on one line.
 */
export function TextLink({ href, children, ...rest }: TextLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} prefetch="intent" {...rest}>
        {children}
      </Link>
    );
  }
  if (href.startsWith('sms:')) {
    return (
      <TextMessageLink href={href} elsewhere={children} isUnbroken {...rest}>
        {children}
      </TextMessageLink>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
