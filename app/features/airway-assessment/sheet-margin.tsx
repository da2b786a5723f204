import { SHEET_PEOPLE, SHEET_SIGNS, type SheetPerson } from '../../../domain/airway/sheet-signs.ts';
import { toBringUp, type SheetGroup } from '../../../domain/airway/to-bring-up.ts';
import { ActionLink } from '../../site/action-link.tsx';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import {
  MARGIN_HEADING_ID,
  markId,
  rowsOf,
  type AssessmentWords,
  type MarginWords,
} from './sheet-words.ts';
import type { SheetNotes } from './use-sheet.ts';

interface SheetMarginProps {
  page: AssessmentWords;
  notes: SheetNotes;
}

/**
 * What to bring up with whom. All that it can say is written in it, in the order of the rule; sheet-marks.css shows what is marked. The rule
 * allows it: no group depends on another (domain/airway/to-bring-up.ts).
 */
export function SheetMargin({ page, notes }: SheetMarginProps) {
  const { margin } = page;
  const isAlive = useIsAlive();
  return (
    <section className="sheet-margin" id={margin.id} aria-labelledby={MARGIN_HEADING_ID}>
      <div className="sheet-margin-stays">
        <h2 id={MARGIN_HEADING_ID} tabIndex={-1}>
          {margin.heading}
        </h2>
        <p className="sheet-empty">{margin.empty}</p>
        {SHEET_PEOPLE.map((person) => (
          <div className="sheet-groups" key={person} data-person={person}>
            {toBringUp(person, new Set(SHEET_SIGNS[person])).map((group) => (
              <Group
                key={`${group.listener}-${group.isFirst}`}
                page={page}
                person={person}
                group={group}
                notes={notes}
              />
            ))}
          </div>
        ))}
        <div className="sheet-acts">
          <ActionLink action={margin.ask} className="quiet-link" />
          {isAlive ? (
            <button className="button" type="button" onClick={() => window.print()}>
              {margin.print}
            </button>
          ) : null}
          <noscript>
            <p>{margin.printYourself}</p>
          </noscript>
          <button className="quiet-button" type="reset">
            {margin.clear}
          </button>
        </div>
      </div>
    </section>
  );
}

interface GroupProps extends SheetMarginProps {
  person: SheetPerson;
  group: SheetGroup;
}

function Group({ page, person, group, notes }: GroupProps) {
  const { margin, sheet } = page;
  const rows = rowsOf(sheet.people, person);
  return (
    <div className="sheet-group" data-first={group.isFirst ? '' : undefined}>
      <h3>{headingOf(margin, group)}</h3>
      <ul>
        {group.signs.map(({ sign, urgency }) => {
          const mark = markId(person, sign);
          const note = notes.get(mark)?.trim();
          return (
            <li key={sign} data-mark={mark}>
              {rows.find((row) => row.sign === sign)?.name}
              {/* Spaces of their own: at the edge of a box that is no line of text they would be left out when it is read or copied. */}
              {urgency ? (
                <>
                  {' '}
                  <small>{margin.urgencies[urgency]}</small>
                </>
              ) : null}
              {note ? (
                <>
                  {' '}
                  <em>{note}</em>
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function headingOf({ listeners, first }: MarginWords, { listener, isFirst }: SheetGroup): string {
  return `${listeners[listener]}${isFirst ? first : ''}`;
}
