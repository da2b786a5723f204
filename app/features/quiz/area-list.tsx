/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are given the roles that they have. */
import type { AreaCode } from '../../../domain/quiz/areas.ts';
import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';
import type { QuizContent } from './quiz-content.ts';

interface AreaListProps {
  entries: readonly ResultEntry[];
  areas: QuizContent['areas'];
  onOpen: (area: AreaCode) => void;
}

/**
 * The areas with their shares, as a table of large rows: the same numbers and the same doors as the pie. Where there is room its rows stand beside each
 * other, so each part says what it is: a browser may forget that of a table that is laid out otherwise.
 */
export function AreaList({ entries, areas, onOpen }: AreaListProps) {
  return (
    <table className="area-list" role="table">
      <caption className="visually-hidden">Your areas and their shares</caption>
      <thead className="visually-hidden">
        <tr role="row">
          <th scope="col" role="columnheader">
            Share
          </th>
          <th scope="col" role="columnheader">
            Area
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.key} role="row">
            <td role="cell">
              {entry.percentage}
              <small>%</small>
            </td>
            <th scope="row" role="rowheader">
              <button type="button" onClick={() => onOpen(entry.key)}>
                <span className="area-list-title">
                  <svg
                    className="area-mark"
                    data-area={entry.key}
                    viewBox="0 0 16 16"
                    aria-hidden="true"
                  >
                    <path d="M0 16V8a8 8 0 0 1 16 0v8z" fill={entry.color} />
                  </svg>
                  {entry.title}
                </span>{' '}
                <span className="area-list-subtitle">{areas[entry.key].subtitle}</span>
              </button>
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
