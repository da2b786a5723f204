import type { ComponentProps, ReactNode } from 'react';

type TextMessageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An `sms:` address. */
  href: string;
  /** What stands in its place where no text can be sent. */
  elsewhere: ReactNode;
  /** A number, which stays on one line where there is room for it. */
  isUnbroken?: boolean;
};

/**
 * A link that begins a text message, on devices that send them. The stylesheet decides (docs/decisions/026-texts-where-they-can-be-sent.md), so
 * that it is right before any script has arrived, and without one.
 */
export function TextMessageLink({
  href,
  elsewhere,
  isUnbroken = false,
  children,
  ...rest
}: TextMessageLinkProps) {
  const unbroken = isUnbroken ? ' unbroken' : '';
  return (
    <>
      <span className={`where-texts-are-sent${unbroken}`}>
        <a href={href} {...rest}>
          {children}
        </a>
      </span>
      <span className={`where-no-texts-are-sent${unbroken}`}>{elsewhere}</span>
    </>
  );
}
