import { PrintContact } from '../../site/print-contact.tsx';
import type { AssessmentWords } from './sheet-words.ts';

const NAME_LENGTH = 40;

interface SheetFootProps {
  page: AssessmentWords;
  today: string;
}

/** Whose sheet it is, and what the questions can and cannot tell. On paper the first part stands at the top. */
export function SheetFoot({ page, today }: SheetFootProps) {
  return (
    <>
      <div className="sheet-whose">
        <label>
          {page.sheet.name}
          <input type="text" maxLength={NAME_LENGTH} />
        </label>
        <label>
          {page.sheet.date}
          <input type="text" maxLength={NAME_LENGTH} defaultValue={today} />
        </label>
      </div>
      <dl className="sheet-truths">
        {page.truths.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <PrintContact />
    </>
  );
}
