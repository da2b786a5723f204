import type { AreaCode } from '../../../domain/quiz/areas.ts';
import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';

interface AreaListProps {
  entries: readonly ResultEntry[];
  onOpen: (area: AreaCode) => void;
}

/** The areas with their shares, as a table: the same numbers and the same doors as the pie. */
export function AreaList({ entries, onOpen }: AreaListProps) {
  return (
    <table className="area-list">
      <caption className="visually-hidden">Your areas and their shares</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.key}>
            <th scope="row">
              <button
                type="button"
                onClick={() => onOpen(entry.key)}
                aria-label={`${entry.title}, details`}
              >
                <svg
                  className="area-mark"
                  data-area={entry.key}
                  viewBox="0 0 16 16"
                  aria-hidden="true"
                >
                  <path d="M0 16V8a8 8 0 0 1 16 0v8z" fill={entry.color} />
                </svg>
                {entry.title}
              </button>
            </th>
            <td>{entry.percentage}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
