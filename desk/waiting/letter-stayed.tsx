import type { LostWhy } from '../../domain/desk/entries.ts';
import { isUndelivered, letterToSendOn, timesGivenBack } from '../../domain/desk/stopped-letter.ts';
import { sayMoment, sayStamp } from '../../domain/desk/time-words.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { nameAmongUs, useRoom } from '../room.ts';

/** Why a mail never got there. */
export const WHY_LOST: Readonly<Record<LostWhy, string>> = {
  refused: 'The mail server refused it, as it does where an address is wrong.',
  undelivered: 'It was tried for hours, and no mail server took it.',
  over: 'What it offers was held no more before it could go.',
};

/**
 * Above the strokes: that the last letter did not leave, or offers what was given back since, why, and what is to be done. Nothing where it is as it
 * says, or something was done since.
 */
export function LetterStayed({ card: { state }, now }: { card: OpenedCard; now: Date }) {
  const { box, people, practice } = useRoom();
  const { toWriteAnew, entries } = state;
  if (toWriteAnew?.is !== 'unsent' && toWriteAnew?.is !== 'given-back') return null;
  const { timeZone } = practice.opening;
  const letter = entries.find(({ id }) => id === toWriteAnew.of);
  const written = letter === undefined ? '' : ` of ${sayStamp(new Date(letter.at), now, timeZone)}`;
  const who = nameAmongUs(people, toWriteAnew.person);
  const say = (moment: string) => sayMoment(new Date(moment), timeZone, now);
  const gone = timesGivenBack(state, toWriteAnew.of).map(say);
  const held = box.blocks.filter(({ offered }) => offered?.letter === toWriteAnew.of);
  const still = held.map(({ startsAt }) => say(startsAt)).join(' and ');
  if (toWriteAnew.is === 'unsent') {
    const { why } = toWriteAnew;
    return (
      <p className="closed-then">
        <b>
          The letter{written} did not {isUndelivered(toWriteAnew) ? 'arrive' : 'leave'}.
        </b>{' '}
        {why === undefined
          ? `${who} gave one of its times back before it went, and its other times are free again.`
          : WHY_LOST[why]}{' '}
        They have not heard from it: call them, or write another letter.
        {why === 'refused' && letterToSendOn(state, box.blocks) !== undefined
          ? ' Once the address is corrected, it goes there.'
          : ''}
        {still === '' ? '' : ` Held for them meanwhile: ${still}.`}
      </p>
    );
  }
  const isOne = gone.length === 1;
  return (
    <p className="closed-then">
      <b>
        The letter{written} offers {gone.join(' and ')}, which {isOne ? 'is' : 'are'} held no more.
      </b>{' '}
      {who} gave {isOne ? 'it' : 'them'} back after the letter had left, and they do not know: call
      them, or write another letter.
      {still === '' ? '' : ` Still held for them: ${still}.`}
    </p>
  );
}
