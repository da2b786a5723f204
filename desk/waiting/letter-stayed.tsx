import { sayStamp } from '../../domain/desk/time-words.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { nameAmongUs, useRoom } from '../room.ts';

/** Above the strokes: that the last letter did not leave, why, and what is to be done. Nothing where it did, or something was done since. */
export function LetterStayed({ card: { state }, now }: { card: OpenedCard; now: Date }) {
  const { people, practice } = useRoom();
  const { toWriteAnew, entries } = state;
  if (toWriteAnew === null) return null;
  const { timeZone } = practice.opening;
  const letter = entries.find(({ id }) => toWriteAnew.is === 'unsent' && id === toWriteAnew.of);
  const written = letter === undefined ? '' : ` of ${sayStamp(new Date(letter.at), now, timeZone)}`;
  return (
    <p className="closed-then">
      <b>The letter{written} did not leave.</b> {nameAmongUs(people, toWriteAnew.person)} gave one
      of its times back before it went, and its other times are free again. They have not heard from
      it: call them, or write another letter.
    </p>
  );
}
