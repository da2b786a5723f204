import { sayMoment } from '../../domain/desk/time-words.ts';
import { sayAll } from '../../domain/wording/say-all.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';

interface HeldBeforeProps {
  card: OpenedCard;
  /** Of the letter that is written: it may be stored already. */
  ownId: string;
}

/**
 * What an earlier letter holds for whoever this one goes to: it stays held beside what this one offers, since they may be about to choose it. Whoever
 * writes gives back what is no more to be chosen. Nothing where none holds anything.
 */
export function HeldBefore({ card, ownId }: HeldBeforeProps) {
  const { box, practice } = useRoom();
  const { timeZone } = practice.opening;
  const held = box.blocks.filter(
    ({ offered }) =>
      offered?.to === card.name && offered.became !== 'dead' && offered.letter !== ownId,
  );
  if (held.length === 0) return null;
  return (
    <p>
      <b>An earlier letter holds for them:</b>{' '}
      {sayAll(held.map(({ startsAt }) => sayMoment(new Date(startsAt), timeZone)))}. These stay
      held, as well as the times in this letter. Give back in the diary what they no longer need.
    </p>
  );
}
