import type { LostWhy } from '../../domain/desk/entries.ts';
import {
  isUndelivered,
  letterOutOfDate,
  letterToSendOn,
  timesGivenBack,
} from '../../domain/desk/stopped-letter.ts';
import { sayMoment, sayStamp } from '../../domain/desk/time-words.ts';
import { sayAll } from '../../domain/wording/say-all.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { nameAmongUs, useRoom } from '../room.ts';

/** Why a mail never got there. */
export const WHY_LOST: Readonly<Record<LostWhy, string>> = {
  refused: 'The mail server refused it, as it does where an address is wrong.',
  undelivered: 'It was tried for hours, and no mail server took it.',
  over: 'What it offers was held no more before it could go.',
};

/**
 * Above the strokes: that the last letter did not leave, or offers what was given back since, why, and what is to be done; what the one before offers and no
 * more holds, where they have that; and what is held for them. Nothing where all is as it says, or something was done since.
 */
export function LetterStayed({ card: { name, state }, now }: { card: OpenedCard; now: Date }) {
  const { box, people, practice } = useRoom();
  const { toWriteAnew, entries } = state;
  if (toWriteAnew?.is !== 'unsent' && toWriteAnew?.is !== 'given-back') return null;
  const { timeZone } = practice.opening;
  const say = (moment: string) => sayMoment(new Date(moment), timeZone, now);
  const ofLetter = (id: string): string => {
    const letter = entries.find((entry) => entry.id === id);
    return letter === undefined ? '' : ` of ${sayStamp(new Date(letter.at), now, timeZone)}`;
  };
  /** What it offers and no more holds, with the verb behind it. */
  const sayGone = (id: string): string => {
    const gone = timesGivenBack(state, id);
    return `offers ${sayAll(gone.map(say))}, which ${gone.length === 1 ? 'is' : 'are'} held no more`;
  };
  const written = ofLetter(toWriteAnew.of);
  const who = nameAmongUs(people, toWriteAnew.person);
  // Of each letter to them: whoever calls offers what any of them holds.
  const held = box.blocks.filter(({ offered }) => offered?.to === name);
  const still = sayAll(held.map(({ startsAt }) => say(startsAt)));
  if (toWriteAnew.is === 'unsent') {
    const { why } = toWriteAnew;
    const before = letterOutOfDate(state)?.letter.id;
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
        {before === undefined ? null : (
          <>
            {' '}
            <b>
              The letter before it{ofLetter(before)}, which they have, {sayGone(before)}.
            </b>
          </>
        )}
        {still === '' ? '' : ` Held for them meanwhile: ${still}.`}
      </p>
    );
  }
  const isOne = timesGivenBack(state, toWriteAnew.of).length === 1;
  return (
    <p className="closed-then">
      <b>
        The letter{written} {sayGone(toWriteAnew.of)}.
      </b>{' '}
      {who} gave {isOne ? 'it' : 'them'} back after the letter had left, and they do not know: call
      them, or write another letter.
      {still === '' ? '' : ` Still held for them: ${still}.`}
    </p>
  );
}
