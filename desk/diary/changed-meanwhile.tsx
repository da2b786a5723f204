import type { SignedEntry } from '../../domain/desk/entries.ts';
import { sayMoment } from '../../domain/desk/time-words.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { landOn } from '../land-on.ts';
import { nameAmongUs, useRoom } from '../room.ts';
import { useNow } from '../use-now.ts';
import { sayEntry } from '../waiting/card-words.ts';

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
  const to = sayMoment(new Date(appointment.startsAt), timeZone);
  return (
    <StillToDo said={`${who} has moved it meanwhile, to ${to}.`} onGoOn={onGoOn}>
      Yes, go on from there
    </StillToDo>
  );
}

/** What a colleague has done with a card while somebody looked for a time for it: nobody is booked twice unseen. */
export function DoneMeanwhile({ done, onGoOn }: { done: SignedEntry; onGoOn: () => void }) {
  const { people, practice } = useRoom();
  const said = sayEntry(done, people, practice.opening.timeZone, useNow());
  return (
    <StillToDo said={`Meanwhile ${nameAmongUs(people, done.person)}: ${said}.`} onGoOn={onGoOn}>
      Yes, go on
    </StillToDo>
  );
}

interface StillToDoProps {
  said: string;
  onGoOn: () => void;
  children: string;
}

function StillToDo({ said, onGoOn, children }: StillToDoProps) {
  return (
    <div role="alert">
      <p className="fault">{said} Is this still to be done?</p>
      <button
        className="quiet"
        type="button"
        onClick={() => {
          onGoOn();
          // What was pressed goes with the question.
          landOn(document.querySelector<HTMLElement>('.place-panel h2'));
        }}
      >
        {children}
      </button>
    </div>
  );
}
