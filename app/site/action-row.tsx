import type { Action } from './action.ts';
import { ActionLink } from './action-link.tsx';

interface ActionRowProps {
  actions: readonly Action[];
  /** On navy: the button is light. */
  isOnInk?: boolean;
}

/** What to do, side by side: the first as a button, the rest as quiet links. */
export function ActionRow({ actions, isOnInk = false }: ActionRowProps) {
  const button = isOnInk ? 'button button-light' : 'button';
  return (
    <p className="action-row">
      {actions.map((action, index) => (
        <ActionLink
          key={action.href}
          action={action}
          className={index === 0 ? button : 'quiet-link'}
        />
      ))}
    </p>
  );
}
