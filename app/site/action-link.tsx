import type { Action } from './action.ts';
import { TextLink } from '../ui/text-link.tsx';
import { TextMessageLink } from '../ui/text-message-link.tsx';

/** An action as a link; one that begins a text message only where texts are sent, elsewhere what works there. */
export function ActionLink({ action, className }: { action: Action; className?: string }) {
  const { label, href, elsewhere } = action;
  if (!elsewhere) {
    return (
      <TextLink className={className} href={href}>
        {label}
      </TextLink>
    );
  }
  const other = (
    <TextLink className={className} href={elsewhere.href}>
      {elsewhere.label}
    </TextLink>
  );
  return (
    <TextMessageLink className={className} href={href} elsewhere={other}>
      {label}
    </TextMessageLink>
  );
}
