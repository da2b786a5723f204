import { SHEET_PEOPLE } from '../../../domain/airway/sheet-signs.ts';
import { PageTop } from '../../site/page-top.tsx';
import { Pencil } from './pencil.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { SheetHead } from './sheet-head.tsx';
import { SheetMargin } from './sheet-margin.tsx';
import { SheetRows } from './sheet-rows.tsx';
import { SheetTally } from './sheet-tally.tsx';
import { tabId, type AssessmentWords } from './sheet-words.ts';
import { useSheet } from './use-sheet.ts';

/**
 * A paper form on a desk whose margin writes itself. The stylesheet does it (`:has()`): marks, notices, margin and tabs work before the page's
 * code has come, and without it. No field has a name and the form leads nowhere, so that nothing can be sent.
 */
export function AssessmentSheet({ page }: { page: AssessmentWords }) {
  const { sheet, margin } = page;
  const { form, notes, said, today, readNote, readMark, clear } = useSheet(page);
  return (
    <div className="sheet-desk">
      <div className="sheet-top">
        <PageTop />
        <p>
          <span>{sheet.honest.stays}</span> {sheet.honest.nothing}
        </p>
      </div>
      <div className="sheet-tabs">
        <fieldset>
          <legend className="visually-hidden">{sheet.who}</legend>
          {SHEET_PEOPLE.map((person) => (
            <label key={person}>
              <input
                type="radio"
                name="sheet"
                id={tabId(person)}
                autoComplete="off"
                defaultChecked={person === 'child'}
              />
              <span>{sheet.people[person].tab}</span>
            </label>
          ))}
        </fieldset>
        <Pencil />
      </div>
      <form
        className="sheet"
        ref={form}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        onReset={clear}
      >
        <div className="sheet-main">
          <SheetHead page={page} />
          {SHEET_PEOPLE.map((person) => (
            <SheetRows
              key={person}
              page={page}
              person={person}
              onMark={readMark}
              onNote={readNote}
            />
          ))}
          <SheetFoot page={page} today={today} />
          <SheetTally margin={margin} />
        </div>
        <SheetMargin page={page} notes={notes} />
      </form>
      <output className="visually-hidden">{said}</output>
    </div>
  );
}
