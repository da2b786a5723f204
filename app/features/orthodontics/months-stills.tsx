import { sentenceOf, TREATMENT_MONTHS } from '../../../domain/orthodontics/example-treatment.ts';
import { Picture } from '../../ui/picture.tsx';
import type { OrthodonticsWords, Way } from './orthodontics-words.ts';
import { pictureOf } from './use-frames.ts';

/** Beginning, half way and end. */
const STILL_MONTHS = [0, TREATMENT_MONTHS / 2, TREATMENT_MONTHS];
const STILL_SIZES = '(min-width: 48em) 22em, 92vw';

/** Three months beside each other, for paper and for a page without a script, where no ruler moves. Not fetched until they are seen. */
export function MonthsStills({ months, way }: { months: OrthodonticsWords['months']; way: Way }) {
  return (
    <ol className="months-stills">
      {STILL_MONTHS.map((month) => (
        <li key={month}>
          <Picture picture={pictureOf(month, way, months.frames)} sizes={STILL_SIZES} />
          <p>
            <em>{months.month}</em> {month}
          </p>
          <p>{months.sentences[sentenceOf(month)]}</p>
        </li>
      ))}
    </ol>
  );
}
