import { EmphasizedHeading } from '../ui/emphasized-heading.tsx';
import type { Action } from './action.ts';
import { ActionRow } from './action-row.tsx';

interface EmphasizedClosingProps {
  closing: {
    readonly heading: string;
    readonly headingEmphasis?: string | undefined;
    readonly text: string;
    readonly actions: readonly Action[];
  };
  /** The page's own ground and measures. */
  className: string;
  /** On navy: the button is light. */
  isOnInk?: boolean;
}

/** What to do now, at the end of a page with a form of its own: words at the left, the actions beside them. */
export function EmphasizedClosing({ closing, className, isOnInk }: EmphasizedClosingProps) {
  return (
    <section className={`closing-band ${className}`} aria-labelledby="closing-heading">
      <div className="wrap closing-inner">
        <div>
          <h2 id="closing-heading">
            <EmphasizedHeading heading={closing.heading} emphasis={closing.headingEmphasis} />
          </h2>
          <p className="lede">{closing.text}</p>
        </div>
        <ActionRow actions={closing.actions} isOnInk={isOnInk ?? false} />
      </div>
    </section>
  );
}
