import type { SignedEntry } from '../../domain/desk/entries.ts';
import { isLostAt } from '../../domain/desk/lost-mail.ts';
import { isUndelivered } from '../../domain/desk/stopped-letter.ts';
import { sayStamp } from '../../domain/desk/time-words.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { isWaiting } from '../box/kept-entries.ts';
import { nameAmongUs, useRoom } from '../room.ts';
import { atTheirSigns } from './at-its-sign.tsx';
import { isChangedByDesk, isMoreThanWords, sayEntry, sayOwnChange } from './card-words.ts';
import { sayCorrected } from './reach-words.ts';
import type { Strokes } from './use-strokes.ts';

interface HistoryProps {
  card: OpenedCard;
  now: Date;
  strokes: Strokes;
}

/** Who did what and when, newest first. Everything can be taken back, as long as the card is there. */
export function History({ card, now, strokes }: HistoryProps) {
  const { box, people, practice } = useRoom();
  const { timeZone } = practice.opening;
  const { row, state, spoiled } = card;
  const changed = isChangedByDesk(card) ? null : (row.appointment?.changedAt ?? null);
  const isOurs = state.entries.some(({ is }) => is === 'made' || is === 'called');
  const came = row.setAside === null ? 'Came' : 'Came, and was set aside';
  const hasArrivedNever = ({ id }: SignedEntry): boolean =>
    state.entries.some((one) => one.is === 'unsent' && one.of === id && isUndelivered(one));
  const hasNoLetterOf = (own: string): boolean =>
    state.entries.some((one) => one.is === 'lost' && one.mail === 'own' && one.at >= own);
  const sayInHistory = (entry: SignedEntry): string => {
    if (entry.is === 'note') return 'Note';
    if (state.unsent.includes(entry.id)) {
      return `Letter written, which did not ${hasArrivedNever(entry) ? 'arrive' : 'leave'}`;
    }
    if (entry.is === 'corrected') return sayCorrected(entry, isLostAt(state.entries, entry.id));
    return sayEntry(entry, people, timeZone, now);
  };
  return (
    <section aria-label="History">
      <ol className="history">
        {state.entries.toReversed().map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{sayStamp(new Date(entry.at), now, timeZone)}</time>
            <span>
              {atTheirSigns(`${sayInHistory(entry)}.`)}
              {isNobodys(entry) ? '' : ` ${nameAmongUs(people, entry.person)}`}
              {isWaiting(entry) ? ', waits here for the line' : ''}
              {entry.is === 'letter' ? (
                <details className="history-letter">
                  <summary>Read it</summary>
                  <p>{entry.subject}</p>
                  <p>{entry.text}</p>
                </details>
              ) : null}
              {isMoreThanWords(entry) || entry.is === 'letter' ? null : (
                <button
                  type="button"
                  className="quiet undo-entry"
                  onClick={() => void strokes.undo(card, entry)}
                  aria-label={`Undo: ${entry.is === 'note' ? 'note' : sayEntry(entry, people, timeZone, now)}`}
                >
                  Undo
                </button>
              )}
            </span>
          </li>
        ))}
        {changed === null ? null : (
          <li>
            <time dateTime={changed}>{sayStamp(new Date(changed), now, timeZone)}</time>
            <span>{sayOwnChange(card, box.sendsLetters && !hasNoLetterOf(changed))}</span>
          </li>
        )}
        {isOurs ? null : (
          <li>
            <time dateTime={row.receivedAt}>
              {sayStamp(new Date(row.receivedAt), now, timeZone)}
            </time>
            <span>{row.appointment === null ? came : 'Booked online'}.</span>
          </li>
        )}
      </ol>
      {spoiled === 0 ? null : (
        <p className="fault">
          {spoiled === 1 ? 'One entry does' : `${spoiled} entries do`} not open, or belong to
          another card. Somebody may have changed the database.
        </p>
      )}
    </section>
  );
}

/** What the server found out by itself. */
function isNobodys(entry: SignedEntry): boolean {
  return entry.is === 'lost' || (entry.is === 'unsent' && entry.why !== undefined);
}
