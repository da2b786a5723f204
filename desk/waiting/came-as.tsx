import { REACH_FIELDS } from '../../domain/desk/reach.ts';
import type { OpenedCard } from '../box/card-box.ts';

/** What a card came with of what was corrected since, and what became of letters by that; nothing where nothing was. */
export function CameAs({ card: { cameAs, state } }: { card: OpenedCard }) {
  if (cameAs === undefined) return null;
  const came = REACH_FIELDS.flatMap((field) => {
    const words = cameAs[field] ?? '';
    // Which language it was says a code alone; the card says which it is.
    return words === '' || field === 'language' ? [] : [words];
  });
  const last = state.entries.findLast(
    (entry) => entry.is === 'corrected' && entry.email !== undefined,
  );
  return (
    <p className="how-asked">
      Corrected
      {came.length === 0 ? '' : '; it came with '}
      {came.map((words, at) => (
        <span key={words}>
          {at === 0 ? '' : ', '}
          <s>{words}</s>
        </span>
      ))}
      .
      {last?.is === 'corrected' && last.tellsVisit === true
        ? ' A letter tells the visit there.'
        : ''}
      {last?.is === 'corrected' && last.email === '' ? ' Nothing is written to them any more.' : ''}
    </p>
  );
}
