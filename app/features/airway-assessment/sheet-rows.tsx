import type { SheetPerson } from '../../../domain/airway/sheet-signs.ts';
import { SheetLine } from './sheet-line.tsx';
import { rowsOf, type AssessmentWords, type SheetRow } from './sheet-words.ts';

interface SheetRowsProps {
  page: AssessmentWords;
  person: SheetPerson;
  onMark: (row: SheetRow, isMarked: boolean) => void;
  onNote: (mark: string, note: string) => void;
}

/** The questions about one person. */
export function SheetRows({ page, person, onMark, onNote }: SheetRowsProps) {
  const { people, hint } = page.sheet;
  const { id, legend } = people[person];
  return (
    <fieldset className="sheet-rows" id={id} data-person={person}>
      <legend>
        <h2>{legend}</h2>
      </legend>
      <p className="sheet-hint">{hint}</p>
      <ul>
        {rowsOf(people, person).map((row) => (
          <SheetLine
            key={row.sign}
            page={page}
            person={person}
            row={row}
            onMark={onMark}
            onNote={onNote}
          />
        ))}
      </ul>
    </fieldset>
  );
}
