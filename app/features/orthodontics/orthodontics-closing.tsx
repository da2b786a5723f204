import { ActionRow } from '../../site/action-row.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { OrthodonticsWords } from './orthodontics-words.ts';

/** What to do now. */
export function OrthodonticsClosing({ closing }: Pick<OrthodonticsWords, 'closing'>) {
  return (
    <section className="closing-band own-teeth" aria-labelledby="closing-heading">
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
