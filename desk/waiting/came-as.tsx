import { isLostAt } from '../../domain/desk/lost-mail.ts';
import { REACH_FIELDS } from '../../domain/desk/reach.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { JUST_CORRECTED } from './reach-words.ts';

interface CameAsProps {
  card: OpenedCard;
  /** What was corrected a moment ago, and which letters go by it; empty where nothing was. */
  done: string;
}

/** What a card came with of what was corrected since, and what became of letters by that. */
export function CameAs({ card: { cameAs, state }, done }: CameAsProps) {
  const came = REACH_FIELDS.flatMap((field) => {
    const words = cameAs?.[field] ?? '';
    // Which language it was says a code alone; the history says it in words.
    return words === '' || field === 'language' ? [] : [words];
  });
  const last = state.entries.findLast(
    (entry) => entry.is === 'corrected' && entry.email !== undefined,
  );
  const address = last?.is === 'corrected' ? last : undefined;
  const isLost = address !== undefined && isLostAt(state.entries, address.id);
  const told =
    address?.tellsVisit === true
      ? ` ${isLost ? 'No letter about the visit arrived' : 'A letter told the visit'} at ${address.email}.`
      : '';
  return (
    <>
      <div role="status">
        {done === '' ? null : (
          // What the line below says too is heard alone.
          <p className={done === JUST_CORRECTED ? 'visually-hidden' : 'how-asked'}>{done}</p>
        )}
      </div>
      {cameAs === undefined ? null : (
        <p className="how-asked">
          {came.length === 0 ? 'Corrected' : 'Corrected; it came with '}
          {came.map((words, at) => (
            <span key={words}>
              {at === 0 ? '' : ', '}
              <s>{words}</s>
            </span>
          ))}
          .{told}
          {address?.email === '' ? ' Nothing is written to them any more.' : ''}
        </p>
      )}
    </>
  );
}
