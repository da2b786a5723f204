import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { AssessmentWords } from './sheet-words.ts';

/** What the sheet is, and what stands above everything that one might mark on it. */
export function SheetHead({ page }: { page: AssessmentWords }) {
  const { call } = page.sheet;
  return (
    <>
      <h1 tabIndex={-1}>
        <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
      </h1>
      <p className="sheet-lead">{page.lead}</p>
      <div className="sheet-call" id={call.id}>
        <strong>
          <a href="tel:911">{call.heading}</a>
        </strong>
        <p>{call.signs}</p>
      </div>
    </>
  );
}
