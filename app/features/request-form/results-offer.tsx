import { titleOfArea } from '../../../domain/quiz/area-title.ts';
import type { SmileResults } from '../../../domain/intake/request-schema.ts';

interface ResultsOfferProps {
  results: SmileResults;
  isIncluded: boolean;
  onChange: (isIncluded: boolean) => void;
}

/** The one way that quiz results leave the browser: a box that starts unticked, and exactly what it would send. */
export function ResultsOffer({ results, isIncluded, onChange }: ResultsOfferProps) {
  return (
    <div className="results-offer">
      <label className="check-row">
        <input
          type="checkbox"
          checked={isIncluded}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>Include my Smile Discovery results</span>
      </label>
      <details>
        <summary>See exactly what would be sent</summary>
        <ul>
          {results.persona ? <li>Smile persona: {results.persona}</li> : null}
          {results.areas.map((area) => (
            <li key={area.key}>
              {titleOfArea(area.key)}: {area.percentage}%
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
