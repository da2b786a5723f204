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
  // What a letter was to tell is said no more once that did not arrive.
  const said = isLost ? '' : done;
  const isSaid = said !== '' && said !== JUST_CORRECTED;
  const told =
    address?.tellsVisit === true && !isSaid
      ? ` ${isLost ? 'No letter about the visit arrived' : 'A letter told the visit'} at ${address.email}.`
      : '';
  const sentOn = state.entries.findLast((entry) => entry.is === 'sent-on');
  const isSentOn = sentOn?.is === 'sent-on' && !state.unsent.includes(sentOn.of);
  const ends = address?.email === '' ? ' Nothing is written to them any more.' : '';
  const again = isSentOn
    ? ' The letter that had not arrived was sent again, to the new address.'
    : '';
  const rest = told + again + ends;
  const isNamed = came.length > 0;
  const first = isSaid ? 'It came with ' : `Corrected${isNamed ? '; it came with ' : ''}`;
  return (
    <>
      <div role="status">
        {said === '' ? null : (
          // What the line below says too is heard alone.
          <p className={isSaid ? 'how-asked' : 'visually-hidden'}>{said}</p>
        )}
      </div>
      {cameAs === undefined || (isSaid && !isNamed && rest === '') ? null : (
        <p className="how-asked">
          {isSaid && !isNamed ? '' : first}
          {came.map((words, at) => (
            <span key={words}>
              {at === 0 ? '' : ', '}
              <s>{words}</s>
            </span>
          ))}
          {isSaid && !isNamed ? '' : '.'}
          {rest}
        </p>
      )}
    </>
  );
}
