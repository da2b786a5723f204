import { useEffect, useRef } from 'react';
import { wallClockAt } from '../../domain/practice/practice-clock.ts';
import type { ForgottenAnswer } from '../../domain/desk/wire.ts';
import { sayAll } from '../../domain/wording/say-all.ts';
import { sayLongDay } from '../diary/diary-words.ts';
import { landOn } from '../land-on.ts';
import { useRoom } from '../room.ts';

interface ForgottenProps {
  /** What was forgotten, by the numbers on the cards. */
  numbers: readonly string[];
  answer: ForgottenAnswer;
  now: Date;
  onClose: () => void;
}

/** That it is done, by numbers alone, and what is left to do: nobody's name stands here any more. */
export function Forgotten({ numbers, answer, now, onClose }: ForgottenProps) {
  const { practice } = useRoom();
  const heading = useRef<HTMLHeadingElement>(null);
  // What held the focus is gone with the form.
  useEffect(() => landOn(heading.current), []);
  const { date } = wallClockAt(now, practice.opening.timeZone);
  const all = sayAll(numbers);
  return (
    <>
      <h2 id="forget-title" ref={heading}>
        <em>Forgotten</em>
      </h2>
      <dl className="going">
        <div>
          <dt>Gone</dt>
          <dd>
            {all}. The other desks drop {numbers.length === 1 ? 'it' : 'them'} within seconds.
          </dd>
        </div>
        <div>
          <dt>Left to you</dt>
          <dd>
            Write {all} on the list beside the backups, with the day: {sayLongDay(date)},{' '}
            {date.slice(0, 'yyyy'.length)}. Whoever restores a backup forgets them again by that
            list. What was printed or saved of them is yours to destroy.
          </dd>
        </div>
        {answer.arePhotosLeft ? (
          <div>
            <dt>Photos</dt>
            <dd>
              Some could not be removed from their store just now. They belong to nobody, and the
              server removes them within two hours.
            </dd>
          </div>
        ) : null}
        {answer.photosAbsent === 0 ? null : (
          <div>
            <dt>Missing</dt>
            <dd>
              {answer.photosAbsent === 1
                ? 'One photo was not in its store.'
                : `${answer.photosAbsent} photos were not in their store.`}{' '}
              Tell whoever looks after the server: the log names the files, which may lie somewhere
              else.
            </dd>
          </div>
        )}
      </dl>
      <div className="forget-go">
        <button className="button" type="button" onClick={onClose}>
          Done
        </button>
      </div>
    </>
  );
}
