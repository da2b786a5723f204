import type { SheetPerson } from '../../../domain/airway/sheet-signs.ts';
import { markId, sayListeners, type AssessmentWords, type SheetRow } from './sheet-words.ts';

/** What a line of handwriting holds, so that a printed sheet stays one sheet. */
const NOTE_LENGTH = 70;

interface SheetLineProps {
  page: AssessmentWords;
  person: SheetPerson;
  row: SheetRow;
  onMark: (row: SheetRow, isMarked: boolean) => void;
  onNote: (mark: string, note: string) => void;
}

/** A question with its box; a mark opens a line to write on, and the notice where one cannot wait. */
export function SheetLine({ page, person, row, onMark, onNote }: SheetLineProps) {
  const { sheet } = page;
  const mark = markId(person, row.sign);
  return (
    <li className="sheet-row">
      <label>
        <input
          type="checkbox"
          id={mark}
          autoComplete="off"
          aria-labelledby={`${mark}-name`}
          aria-describedby={`${mark}-question`}
          onChange={(event) => onMark(row, event.target.checked)}
        />
        <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">
          <path pathLength="1" d="M6 19c3 3 6 7 8 12C18 18 25 8 39-3" />
        </svg>
        <span className="sheet-name" id={`${mark}-name`}>
          {row.name}
        </span>
        <span className="sheet-question" id={`${mark}-question`}>
          {row.question}
        </span>
      </label>
      {row.urgent ? <p className="sheet-notice">{row.urgent}</p> : null}
      {row.done ? <p className="sheet-done">{row.done}</p> : null}
      <p className="sheet-tell">
        {sheet.tell} {sayListeners(page, row)}
      </p>
      <label className="sheet-how">
        <span>
          {sheet.how}
          <span className="visually-hidden">: {row.name}</span>
        </span>
        <input
          type="text"
          maxLength={NOTE_LENGTH}
          data-note={mark}
          onChange={(event) => onNote(mark, event.target.value)}
        />
      </label>
    </li>
  );
}
