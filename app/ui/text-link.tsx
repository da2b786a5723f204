import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

type TextLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; children: ReactNode };

/**
 * A link anywhere on the site: within the site without a reload and fetched ahead when a pointer or the focus rests on it,
 * elsewhere as it is.
 */
export function TextLink({ href, children, ...rest }: TextLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} prefetch="intent" {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
