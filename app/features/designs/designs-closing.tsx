import { ActionRow } from '../../site/action-row.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { DesignsWords } from './designs-words.ts';

/** What to do now. */
export function DesignsClosing({ closing }: Pick<DesignsWords, 'closing'>) {
  return (
    <section className="closing-band designs-closing" aria-labelledby="closing-heading">
      <div className="wrap closing-inner">
        <div>
          <h2 id="closing-heading">
            <EmphasizedHeading heading={closing.heading} emphasis={closing.headingEmphasis} />
          </h2>
          <p className="lede">{closing.text}</p>
        </div>
        <ActionRow actions={closing.actions} />
      </div>
    </section>
  );
}
