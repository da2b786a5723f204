import { REACH_FIELDS } from '../../domain/desk/reach.ts';
import type { OpenedCard } from '../box/card-box.ts';

/** What a card came with of what was corrected since; nothing where nothing was. */
export function CameAs({ card: { cameAs } }: { card: OpenedCard }) {
  const came = REACH_FIELDS.flatMap((field) => {
    const words = cameAs?.[field] ?? '';
    // Which language it was says a code alone; the card says which it is.
    return words === '' || field === 'language' ? [] : [words];
  });
  if (came.length === 0) return null;
  return (
    <p className="how-asked">
      Corrected; it came with{' '}
      {came.map((words, at) => (
        <span key={words}>
          {at === 0 ? '' : ', '}
          <s>{words}</s>
        </span>
      ))}
      .
    </p>
  );
}
