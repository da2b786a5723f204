import { sayMoment } from '../../domain/desk/time-words.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { nameAmongUs, useRoom } from '../room.ts';

interface ChangedMeanwhileProps {
  card: OpenedCard;
  /** Goes on from where the visit lies now. */
  onGoOn: () => void;
}

/** Somebody else has moved a visit while it was in hand: nothing is sent before that was read. */
export function ChangedMeanwhile({ card: { row, state }, onGoOn }: ChangedMeanwhileProps) {
  const { people, practice } = useRoom();
  const { timeZone } = practice.opening;
  const { appointment } = row;
  if (appointment === null) return null;
  const last = state.entries.findLast(
    (entry) => entry.is === 'moved' && entry.sequence === appointment.sequence,
  );
  const who = last === undefined ? 'Their visitor' : nameAmongUs(people, last.person);
  return (
    <div role="alert">
      <p className="fault">
        {who} has moved it meanwhile, to {sayMoment(new Date(appointment.startsAt), timeZone)}. Is
        this still to be done?
      </p>
      <button className="quiet" type="button" onClick={onGoOn}>
        Yes, go on from there
      </button>
    </div>
  );
}
