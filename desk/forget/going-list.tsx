import { sayMoment } from '../../domain/desk/time-words.ts';
import { dayOfSlot } from '../../domain/scheduling/diary-slot.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { nameOfCard, titleOfCard } from '../waiting/card-words.ts';
import { namesOne, isStillToCome, sayWhatGoes, type OtherCard } from './what-goes.ts';

interface GoingListProps {
  card: OpenedCard;
  /** What may be theirs too. */
  others: readonly OtherCard[];
  /** Which of them go too, by their names. */
  also: ReadonlySet<string>;
  now: Date;
  onChoose: (name: string, isChosen: boolean) => void;
  /** Somebody goes to look at a visit in the diary. */
  onLook: () => void;
}

/** What goes with somebody who is forgotten, and what stays. */
export function GoingList({ card, others, also, now, onChoose, onLook }: GoingListProps) {
  const { box, practice } = useRoom();
  const { timeZone } = practice.opening;
  const going = [card, ...others.map((other) => other.card).filter(({ name }) => also.has(name))];
  const areTimesHeld = box.blocks.some(
    ({ offered }) => offered !== null && going.some(({ name }) => name === offered.to),
  );
  const visits = going.filter((one) => isStillToCome(one, now));
  return (
    <dl className="going">
      <div>
        <dt>Goes</dt>
        <dd>
          {sayWhatGoes(going)}. Nobody can bring {going.length === 1 ? 'it' : 'them'} back.
          {areTimesHeld ? ' Times that a letter offered are free again.' : ''}
        </dd>
      </div>
      {others.length === 0 ? null : (
        <div>
          <dt id="goes-too">Theirs too?</dt>
          <dd>
            <div role="group" aria-labelledby="goes-too">
              {others.map(({ card: other, isLinked }) => (
                <label className="check-row" key={other.name}>
                  <input
                    type="checkbox"
                    checked={also.has(other.name)}
                    onChange={({ target }) => onChoose(other.name, target.checked)}
                  />
                  <span>
                    <b>{other.row.reference ?? other.name}</b>, {titleOfCard(other)}
                    {other.row.appointment === null
                      ? ''
                      : `, ${sayMoment(new Date(other.row.appointment.startsAt), timeZone, now)}`}
                    {namesOne(card, other) ? null : <small>of {nameOfCard(other)}</small>}
                    {isLinked ? null : <small>the same name, from elsewhere</small>}
                  </span>
                </label>
              ))}
              <p className="small">
                From the same address or number, or of the same name. Only what is ticked goes:
                families share an address.
              </p>
            </div>
          </dd>
        </div>
      )}
      {visits.length === 0 ? null : (
        <div>
          <dt>Becomes free</dt>
          <dd>
            {visits.map(({ name, row: { appointment } }) =>
              appointment === null ? null : (
                <p key={name}>
                  {sayMoment(new Date(appointment.startsAt), timeZone, now)}.{' '}
                  <a
                    href={`/diary?day=${dayOfSlot(appointment)}&visit=${name}`}
                    onClick={(event) => {
                      follow(event);
                      // In another tab the dialog stays here.
                      if (event.defaultPrevented) onLook();
                    }}
                  >
                    See it in the diary
                  </a>
                </p>
              ),
            )}
            <p className="small">
              No letter tells them. If they may still come, cancel it in the diary first, and wait
              until that letter has left.
            </p>
          </dd>
        </div>
      )}
      <div>
        <dt>Is not sent</dt>
        <dd>Any letter or reminder to them that has not left yet.</dd>
      </div>
      <div>
        <dt>Stays</dt>
        <dd>
          Backups of the last 30 days still hold it, sealed. So does what has left the desk: letters
          in their mailbox and in ours, photos that were saved, cards that were printed.
        </dd>
      </div>
    </dl>
  );
}
