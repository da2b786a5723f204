import type { Action, ActionWords } from './action.ts';
import { TextLink } from '../ui/text-link.tsx';
import { TextMessageLink } from '../ui/text-message-link.tsx';

/** An action as a link; one that begins a text message only where texts are sent, elsewhere what works there. */
export function ActionLink({ action, className }: { action: Action; className?: string }) {
  const { href, elsewhere } = action;
  if (!elsewhere) {
    return (
      <TextLink className={className} href={href}>
        <Label words={action} />
      </TextLink>
    );
  }
  const other = (
    <TextLink className={className} href={elsewhere.href}>
      <Label words={elsewhere} />
    </TextLink>
  );
  return (
    <TextMessageLink className={className} href={href} elsewhere={other}>
      <Label words={action} />
    </TextMessageLink>
  );
}

/** The whole label; the stylesheet may leave the end to those who hear it, where there is little room. */
function Label({ words: { label, short } }: { words: ActionWords }) {
  if (short === undefined || !label.startsWith(short)) return label;
  return (
    <span>
      {short} <span className="label-rest">{label.slice(short.length).trimStart()}</span>
    </span>
  );
}
