import { sayStamp } from '../../domain/desk/time-words.ts';
import type { OpenedBlock } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { readOffered } from './offered-words.ts';

interface OfferedLetterProps {
  offered: NonNullable<OpenedBlock['offered']>;
  now: Date;
}

/** What names this, where the time is given back. */
export const OFFERED_LETTER_ID = 'offered-letter';

/** Of a time that a letter offers: who reads that letter, and what they know where the time is given back. */
export function OfferedLetter({ offered, now }: OfferedLetterProps) {
  const { box, practice } = useRoom();
  const to = readOffered(box, offered);
  if (to === undefined) return null;
  const { name, sentAt, waitsThen } = to;
  const stamp = sentAt && sayStamp(sentAt, now, practice.opening.timeZone);
  const written = stamp === undefined ? '' : ` of ${stamp}`;
  return (
    <p className="slip-closed" id={OFFERED_LETTER_ID}>
      {offered.became === 'left' ? (
        <>
          <b>
            The letter{written} to {name} has left.
          </b>{' '}
          They may still choose this time. Given back, it is anybody’s, and no letter tells them:{' '}
          {waitsThen ? 'their card waits today, until somebody has.' : 'call them.'}
        </>
      ) : null}
      {offered.became === 'waiting' ? (
        <>
          <b>
            The letter{written} to {name} has not left.
          </b>{' '}
          Where this time is given back it does not leave: its other times are free again too, and
          their card waits.
        </>
      ) : null}
      {offered.became === 'dead' ? (
        <>
          <b>
            The letter{written} to {name} did not arrive.
          </b>{' '}
          They do not know of this time.
        </>
      ) : null}
    </p>
  );
}
