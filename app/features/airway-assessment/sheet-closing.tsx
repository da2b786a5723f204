import { ActionRow } from '../../site/action-row.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { AssessmentWords } from './sheet-words.ts';

/** Beside the sheet, on the desk: the last word belongs to the physician. */
export function SheetClosing({ closing }: Pick<AssessmentWords, 'closing'>) {
  return (
    <section className="sheet-closing wrap same-ground" aria-labelledby="closing-heading">
      <h2 id="closing-heading">
        <EmphasizedHeading heading={closing.heading} emphasis={closing.headingEmphasis} />
      </h2>
      <div>
        <p>{closing.text}</p>
        <ActionRow actions={closing.actions} />
      </div>
    </section>
  );
}
